/** The first draw of a shipment's map on a slow device: how long its script runs, with the processor slowed four times. */
import { surfaceHeader } from '@kervan/domain/access/roles.ts'
import type { Fleet } from '@kervan/domain/tracking/shipment-map.contract.ts'
import type { CDPSession, Page } from 'playwright-core'
import type { Bench, Figure } from '../figure.ts'
import { mustHold } from '../harness.ts'
import { atMost, type Line, plainLine } from '../lines.ts'
import { type Demo, freshContext, withDemo } from '../start-demo.ts'

export const mapFirstDraw: Figure = { name: 'map-first-draw', take }

const slowedTimes = 4

async function take(bench: Bench): Promise<Line[]> {
  return withDemo(bench, async (demo) => {
    const samples: number[] = []
    for (let round = 0; round < bench.rounds; round += 1) samples.push(await firstDraw(demo))
    return [
      plainLine({
        figure: `script of a map's first draw, processor slowed ${slowedTimes} times`,
        unit: 'ms',
        samples,
        pass: atMost(200, 'ms'),
      }),
    ]
  })
}

/** In a browser that has none of the code: from the answer with the route until land and line are there. */
async function firstDraw(demo: Demo): Promise<number> {
  const context = await freshContext(demo, 'office')
  try {
    const answer = await context.request.get(`${demo.origin}/api/shipment-positions`, {
      headers: { [surfaceHeader]: 'office' },
    })
    mustHold(answer.ok(), `the positions are answered ${answer.status()}`)
    const { shipments }: Fleet = await answer.json()
    const shipment = shipments.find(({ origin_city, position }) => origin_city === 'Şanghay' && position)
    mustHold(shipment !== undefined, 'the demo has a ship from Shanghai')
    const page = await context.newPage()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/shipments/*/route', async (route) => {
      await released
      await route.continue()
    })
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowedTimes })
    await page.goto(`${demo.origin}/staff/shipments/${shipment?.id}`)
    await page.getByRole('heading', { name: 'Yol', exact: true }).waitFor()
    await untilIdle(page)
    const before = await scriptMs(session)
    release()
    await page.locator('svg path.fill-land').waitFor()
    await untilIdle(page)
    return (await scriptMs(session)) - before
  } finally {
    await context.close()
  }
}

/** What the page has and Node has not. */
type Window = Record<'requestIdleCallback' | 'requestAnimationFrame', (then: () => void) => void>

const untilIdle = (page: Page) =>
  page.evaluate(() => {
    const window = globalThis as unknown as Window
    return new Promise<void>((resolve) =>
      window.requestIdleCallback(() => window.requestAnimationFrame(() => resolve())),
    )
  })

async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}
