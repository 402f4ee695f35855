/** How long the main thread of a page has worked, by the clock of the thread, so that other work on the machine does not count. */
import type { CDPSession, Page } from 'playwright-core'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

async function begin(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

export async function threadMs(page: Page): Promise<number> {
  const known = sessions.get(page) ?? begin(page)
  sessions.set(page, known)
  const { metrics } = await (await known).send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}
