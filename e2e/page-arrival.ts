/** How a page arrives: what it waits for, and whether it moves meanwhile. */
import type { Page } from '@playwright/test'

/** Holds the app back until the returned function is called. */
export const holdApp = (page: Page) => holdFiles(page, '**/assets/index-*.js')

export async function holdFiles(page: Page, address: string): Promise<() => void> {
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}

/** The fonts that the letters of an element are really drawn in. */
export async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
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
