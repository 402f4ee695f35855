/** A page that must log nothing and pass axe: what every journey watches on the side. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Collects whatever a page logs as an error or warning; `expected` is what the journey itself provokes. */
export function watchConsole(page: Page, expected: RegExp = /^$/): string[] {
  const complaints: string[] = []
  // What Playwright says itself where a journey has no worker.
  const ours = /^Service Worker registration blocked/
  const note = (text: string) => {
    if (!expected.test(text) && !ours.test(text)) complaints.push(text)
  }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.text())
  })
  page.on('pageerror', (error) => note(error.message))
  return complaints
}

/** Colours are the same on every screen, and take axe as long as all the rest: where they have been looked at, they are left out. */
export async function expectAccessible(page: Page, { colours = true } = {}): Promise<void> {
  // What fades in while axe looks would be too pale.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  await expectNothingSerious(page, { type: 'tag', values }, { 'color-contrast': { enabled: colours } })
  expect(await page.evaluate(findUnclearParts)).toEqual([])
}

/** Forms that cannot be sent by a button, and landmarks of one name, also where one of them is hidden. */
function findUnclearParts(): string[] {
  const forms = [...document.forms].filter(({ elements }) =>
    [...elements].every((element) => element.getAttribute('type') !== 'submit'),
  )
  const names = [...document.querySelectorAll(':is(nav, section, aside)[aria-label]:not([role])')].map(
    (landmark) => landmark.getAttribute('aria-label'),
  )
  const shared = names.filter((name, position) => names.indexOf(name) !== position)
  return [...forms.map((form) => `no submit button: ${form.outerHTML.slice(0, 120)}`), ...shared.map(String)]
}

/** What a change of colours alone can break, looked at when they have changed. */
export async function expectReadable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    // Ended rather than waited for: what is far below the screen never gets to its end. What inherits a colour follows a frame later.
    for (let frame = 0; frame < 10; frame += 1) {
      for (const transition of running()) transition.finish()
      await new Promise(requestAnimationFrame)
      if (running().length === 0) break
    }
  })
  await expectNothingSerious(page, { type: 'rule', values: ['color-contrast'] })
}

/** axe runs inside the page: its usual adapter opens a second page for each look and loads axe there too, which costs six times as much. */
async function expectNothingSerious(
  page: Page,
  runOnly: axe.RunOnly,
  rules: axe.RuleObject = {},
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const options: axe.RunOptions = { runOnly, rules, resultTypes: ['violations'], iframes: false }
  const serious = await page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // No script may run inside a mail's frame, and what it shows is no page of ours.
    const found = await axe.run({ exclude: ['iframe'] }, given)
    return found.violations
      .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || id === 'landmark-unique')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, options)
  expect(serious).toEqual([])
}

/** The same page at the size of a phone, for a moment. */
export async function onPhoneScreen(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await look()
  if (before) await page.setViewportSize(before)
}

/** Accessible and no wider than the screen, as large as it is and as small as a phone. */
export async function expectFitsEveryScreen(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await onPhoneScreen(page, async () => {
    // What is half below the header would be as small as what is left of it.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page, { colours: false })
    await expectNoSidewaysScroll(page)
  })
}

/** Nothing may stick out sideways on any screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ])
  expect(content).toBeLessThanOrEqual(screen ?? 0)
}
