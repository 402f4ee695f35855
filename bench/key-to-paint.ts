/** How long a key takes until it is painted, as the browser's Event Timing tells it. */
import type { Locator, Page } from 'playwright-core'
import { percentile } from './harness.ts'

/** The shortest that the browser tells; what it does not tell was shorter. */
const shortestMs = 16
const keysOfRound = 48
/** Digits that are typed before they are erased. */
const wordLength = 8
/** Between two keys, about ninety words a minute. */
const pauseMs = 120

/** Digits into a field, and out of it again, as fast as a quick typist. */
export async function keyToPaint(page: Page, field: Locator): Promise<{ p95: number }> {
  await page.bringToFront()
  await field.fill('')
  await field.click()
  // A page that was behind another one draws everything with the first keys.
  await typeKeys(page, wordLength * 2)
  await page.evaluate((shortest) => {
    const durations: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') durations.push(entry.duration)
    })
    observer.observe({ type: 'event', durationThreshold: shortest } as never)
    Object.assign(globalThis, { typed: durations })
  }, shortestMs)
  await typeKeys(page, keysOfRound)
  await page.waitForTimeout(pauseMs)
  const told = await page.evaluate(() => (globalThis as unknown as { typed: number[] }).typed)
  const untold = Array.from({ length: Math.max(0, keysOfRound - told.length) }, () => shortestMs)
  return {
    p95: percentile(
      [...told, ...untold].toSorted((one, other) => one - other),
      95,
    ),
  }
}

async function typeKeys(page: Page, keys: number): Promise<void> {
  for (let key = 0; key < keys; key += 1) {
    const isErasing = Math.floor(key / wordLength) % 2 === 1
    await page.keyboard.press(isErasing ? 'Backspace' : String(1 + (key % 9)))
    await page.waitForTimeout(pauseMs)
  }
}
