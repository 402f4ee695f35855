/** One small call per page that a visitor opens: over HTTP, judged by consent and written, beside bare Node http that reads and forgets it. */
import { setTimeout as pause } from 'node:timers/promises'
import { consentVersions } from '@kervan/domain/consents/consent-versions.ts'
import { type BenchDatabase, count } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, takeTurns } from '../harness.ts'
import { atLeast, comparedLine } from '../lines.ts'
import type { Load, Loaded } from '../programs/http-load.ts'

const connections = 50
/** Enough that none of them opens more pages in a minute than a person can; together from as many networks as that none is held to flood. */
const visitors = 10_000
const networks = 900
const expectBody = JSON.stringify({ done: true })
const headers = {
  'content-type': 'application/json',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
}

export const pageViewIngestion: Figure = { name: 'page-view-ingestion', take }

async function take(bench: Bench) {
  const database = await bench.database()
  const bodies = (await addVisitors(database)).map((visitor_id) =>
    JSON.stringify({ visitor_id, page_path: '/araclar/konteyner' }),
  )
  const from = Array.from({ length: networks }, (_, index) => `10.${index >> 8}.${index & 255}.9`)
  const { port } = await bench.startKervan(database, { TRUSTED_PROXY: '127.0.0.1' })
  const bare = await bench.start('neighbours/bare-http.ts', { body: expectBody })
  const generator = await bench.start('programs/http-load.ts')
  let sent = 0
  const load = async (url: string) => {
    const options: Load = { url, headers, connections, seconds: bench.seconds, expectBody, bodies, from }
    const { rate, answered, wrong } = await generator.call<Loaded>('load', options)
    mustHold(wrong === 0, `${wrong} answers from ${url} were not the expected one`)
    return { rate, answered }
  }
  const ours = `http://127.0.0.1:${port}/api/page-views`
  const theirs = `http://127.0.0.1:${await bare.call<number>('port')}/`
  const views = async () => {
    const { rate, answered } = await load(ours)
    sent += answered
    return { rate }
  }
  const taken = await takeTurns(
    {
      ours: [{ name: 'page views', round: views }],
      neighbours: [{ name: 'bare http', round: async () => ({ rate: (await load(theirs)).rate }) }],
    },
    // What is still waiting is written while nobody is measured.
    { rounds: bench.rounds, watch: 'rate', settle: () => pause(500) },
  )

  const written = await count(database, 'page_views')
  // The generator breaks off calls that are under way at the end of a round; the server has those as well.
  const brokenOff = connections * (bench.rounds + 4) * 2
  mustHold(written >= sent && written <= sent + brokenOff, `${written} views written of ${sent} answered`)
  mustHold((await count(database, 'visitor_sessions')) <= visitors, 'a visitor has more than one visit')
  mustHold((await count(database, 'anonymous_views')) === 0, 'a consent was not seen')
  return [
    comparedLine({
      figure: `page views, ${connections} connections`,
      unit: '/s',
      taken,
      metric: 'rate',
      ours: 'page views',
      neighbour: 'bare http',
      pass: atLeast(0.35, '×'),
    }),
  ]
}

async function addVisitors(database: BenchDatabase): Promise<string[]> {
  const rows = await database.query<{ visitor_id: string }>(
    `insert into visitor_consents (visitor_id, purpose, granted, text_version)
     select gen_random_uuid(), 'analytics', true, $1 from generate_series(1, $2::int) returning visitor_id`,
    [consentVersions.analytics, visitors],
  )
  return rows.map(({ visitor_id }) => visitor_id)
}
