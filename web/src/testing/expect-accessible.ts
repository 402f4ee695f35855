/** A page of a component test looked at by axe, on a wide screen and on a phone, in the light and in the dark. */
import type {} from '@vitest/browser-playwright'
import axe from 'axe-core'
import { expect } from 'vitest'
import { cdp, page } from 'vitest/browser'

const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
export type Screen = keyof typeof screens

export async function onScreen(screen: Screen): Promise<void> {
  const { width, height } = screens[screen]
  await page.viewport(width, height)
}

export async function inColours(scheme: 'light' | 'dark'): Promise<void> {
  const features = [
    { name: 'prefers-color-scheme', value: scheme },
    // What fades in while axe looks would be too pale.
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]
  await cdp().send('Emulation.setEmulatedMedia', { features })
}

export async function expectAccessible(): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  expect(await seriousIn({ type: 'tag', values: tags })).toEqual([])
}

/** What a change of colours alone can break. */
export async function expectReadable(): Promise<void> {
  expect(await seriousIn({ type: 'rule', values: ['color-contrast'] })).toEqual([])
}

async function seriousIn(runOnly: axe.RunOnly): Promise<string[]> {
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] })
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || id === 'landmark-unique')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

export function expectNoSidewaysScroll(): void {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}
