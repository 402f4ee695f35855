/** The analytics page on 10,000,000 page views of thirteen months: what its four tabs and a year of sources ask for, none of it in memory. */
import { type BenchDatabase, count, signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, takeTurns } from '../harness.ts'
import { atMost, plainLine } from '../lines.ts'
import { addOfficeHistory } from '../office-history.ts'
import { addVisits } from '../visit-history.ts'

const calls = 20

export const analyticsDashboard: Figure = { name: 'analytics-dashboard', take }

async function take(bench: Bench) {
  const database = await bench.database()
  const views = bench.quick ? 400_000 : 10_000_000
  const requests = bench.quick ? 20_000 : 1_000_000
  await addOfficeHistory(database, { customers: requests / 10, requests })
  await addVisits(database, views)
  mustHold((await count(database, 'page_views')) === views, 'not all views were written')
  return measureDashboard(bench, database, views)
}

/** Apart from making the rows, which takes far longer. */
export async function measureDashboard(bench: Bench, database: BenchDatabase, views: number) {
  const { headers } = await signInStaff(database)
  const { port } = await bench.startKervan(database)
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
  const year = `/staff/analytics/period?from=${day(364)}&to=${day(0)}`
  const paths = ['/staff/analytics/live', '/staff/analytics/day', '/staff/analytics/hour?hour=10', year]
  const sides = paths.map((path) => ({
    name: path,
    round: async () => {
      const times: number[] = []
      for (let turn = 0; turn < calls; turn += 1) {
        await forgetPages(database)
        const begin = performance.now()
        const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { headers })
        const body = (await answer.json()) as Record<string, unknown>
        times.push(performance.now() - begin)
        mustHold(answer.status === 200 && body !== null, `${path} answered ${answer.status}`)
      }
      return { p95: times.toSorted((one, other) => one - other)[Math.floor(calls * 0.95)] ?? 0 }
    },
  }))
  const taken = await takeTurns(
    { ours: sides, neighbours: [] },
    { rounds: bench.rounds, watch: 'p95', warmUps: 1 },
  )
  return sides.map(({ name }) =>
    plainLine({
      figure: `p95 of ${name.split('?')[0]}, ${views} page views`,
      unit: 'ms',
      samples: taken.samples(name, 'p95'),
      // The first three are the dashboard; a year of sources is a page of its own.
      pass: name === year ? atMost(1_000, 'ms') : atMost(150, 'ms'),
    }),
  )
}

/** PostgreSQL's own memory of the tables is emptied, so that each call reads them anew; the system's is not ours to empty. */
async function forgetPages(database: BenchDatabase): Promise<void> {
  await database.query('select pg_buffercache_evict_relation(c.oid) from pg_class c where c.relname ~ $1', [
    '^(page_views|visitor_sessions|page_days|visit_days|anonymous_views|requests|request_sources)',
  ])
}
