/** How a page arrives: what it waits for, and whether it moves meanwhile. */
import type { Page } from '@playwright/test'

/** Keeps the app from coming until it is let through. */
export async function holdApp(page: Page): Promise<() => void> {
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}

/** How far the page has moved by itself since its first paint; what follows a key at once is the visitor’s own doing. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
        let moved = 0
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as Shift[]) if (!shift.hadRecentInput) moved += shift.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(moved), 100)
      }),
  )
