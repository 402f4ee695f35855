/** A page that must log nothing and pass axe: what every journey watches on the side. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Collects whatever a page logs as an error or warning; `expected` is what the journey itself provokes. */
export function watchConsole(page: Page, expected: RegExp = /^$/): string[] {
  const complaints: string[] = []
  const note = (text: string) => {
    if (!expected.test(text)) complaints.push(text)
  }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.text())
  })
  page.on('pageerror', (error) => note(error.message))
  return complaints
}

/** `parts` of a page that repeats itself a hundred times stand for the whole. */
export async function expectAccessible(page: Page, parts: readonly string[] = []): Promise<void> {
  // What fades in while axe looks would be too pale.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectNothingSerious(
    axeOn(page, parts).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  )
}

/** What a change of colours alone can break, looked at when they have changed. */
export async function expectReadable(page: Page, parts: readonly string[] = []): Promise<void> {
  await page.evaluate(async () => {
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    // Ended rather than waited for: what is far below the screen never gets to its end. What inherits a colour follows a frame later.
    for (let frame = 0; frame < 10; frame += 1) {
      for (const transition of running()) transition.finish()
      await new Promise(requestAnimationFrame)
      if (running().length === 0) break
    }
  })
  await expectNothingSerious(axeOn(page, parts).withRules(['color-contrast']))
}

// A frame where no script may run cannot be asked; what it shows is a mail, not a page of ours.
const axeOn = (page: Page, parts: readonly string[]) =>
  parts.reduce((axe, part) => axe.include(part), new AxeBuilder({ page }).exclude('iframe'))

async function expectNothingSerious(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
}

/** Nothing may stick out sideways on any screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ])
  expect(content).toBeLessThanOrEqual(screen ?? 0)
}
