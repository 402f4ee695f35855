/** A flood of page views from one network: everybody else's are counted all the same, and a colleague's page answers as ever. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { consentVersions } from '@kervan/domain/consents/consent-versions.ts'
import { type BenchDatabase, count, signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, percentile, takeTurns } from '../harness.ts'
import { atMost, plainLine } from '../lines.ts'
import type { Load, Loaded } from '../programs/http-load.ts'

const connections = 50
const honest = 40
/** One of them opens a page. */
const everyMs = 25
const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const headersFrom = (address: string) => ({
  'content-type': 'application/json',
  'user-agent': userAgent,
  'x-forwarded-for': address,
})

export const pageViewFlood: Figure = { name: 'page-view-flood', take }

async function take(bench: Bench) {
  const database = await bench.database()
  const visitors = await addVisitors(database)
  const { headers: office } = await signInStaff(database)
  const { port } = await bench.startKervan(database, { TRUSTED_PROXY: '127.0.0.1' })
  const generator = await bench.start('programs/http-load.ts')
  const address = `http://127.0.0.1:${port}/api`
  const bodies = Array.from({ length: 5_000 }, () =>
    JSON.stringify({ visitor_id: randomUUID(), page_path: '/araclar/konteyner' }),
  )
  let sent = 0
  const time = async (path: string, init: RequestInit) => {
    const begin = performance.now()
    const answer = await fetch(`${address}${path}`, init)
    await answer.arrayBuffer()
    mustHold(answer.ok, `${path} answered ${answer.status}`)
    return performance.now() - begin
  }
  const round = async (isFlooded: boolean) => {
    const flood: Load = {
      ...{ url: `${address}/page-views`, headers: headersFrom('203.0.113.9'), connections },
      ...{ seconds: bench.seconds, expectBody: undefined, bodies },
    }
    let isOver = false
    const flooded = (isFlooded ? generator.call<Loaded>('load', flood) : pause(bench.seconds * 1_000)).then(
      () => {
        isOver = true
      },
    )
    const [views, reads]: number[][] = [[], []]
    while (!isOver) {
      const visitor_id = visitors[sent % honest]
      const [view, read] = await Promise.all([
        time('/page-views', {
          method: 'POST',
          headers: headersFrom(`198.51.${sent % honest}.9`),
          body: JSON.stringify({ visitor_id, page_path: '/' }),
        }),
        time('/staff/visitors-here', { headers: office }),
        pause(everyMs),
      ])
      sent += 1
      views?.push(view)
      reads?.push(read)
    }
    await flooded
    const p95 = (times: readonly number[] = []) =>
      percentile(
        times.toSorted((one, other) => one - other),
        95,
      )
    return { view: p95(views), read: p95(reads) }
  }
  const taken = await takeTurns(
    {
      ours: [
        { name: 'flooded', round: () => round(true) },
        { name: 'quiet', round: () => round(false) },
      ],
      neighbours: [],
    },
    { rounds: bench.rounds, watch: 'read', settle: () => pause(500) },
  )
  const written = await count(database, 'page_views')
  mustHold(written === sent, `${written} of ${sent} honest views written`)
  return (['flooded', 'quiet'] as const).flatMap((name) => [
    plainLine({
      figure: `p95 of a page view of somebody else, ${name}`,
      unit: 'ms',
      samples: taken.samples(name, 'view'),
      pass: atMost(150, 'ms'),
    }),
    plainLine({
      figure: `p95 of who is here, for a colleague, ${name}`,
      unit: 'ms',
      samples: taken.samples(name, 'read'),
      pass: atMost(150, 'ms'),
    }),
  ])
}

async function addVisitors(database: BenchDatabase): Promise<string[]> {
  const rows = await database.query<{ visitor_id: string }>(
    `insert into visitor_consents (visitor_id, purpose, granted, text_version)
     select gen_random_uuid(), 'analytics', true, $1 from generate_series(1, ${honest}) returning visitor_id`,
    [consentVersions.analytics],
  )
  return rows.map(({ visitor_id }) => visitor_id)
}
