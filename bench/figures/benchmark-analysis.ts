/** The analysis of a customer against the market, in an office with 1,000,000 quotes: what it takes once the night has frozen the prices. */
import { computeBenchmark } from '@kervan/server/src/features/benchmark/freeze-benchmark.jobs.ts'
import { createDataDoor, system } from '@kervan/server/src/spine/database/act-as.ts'
import { createPool } from '@kervan/server/src/spine/database/connect.ts'
import { type BenchDatabase, signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, takeTurns } from '../harness.ts'
import { atMost, plainLine } from '../lines.ts'
import { addOfficeHistory, type OfficeSize, officeSize } from '../office-history.ts'

export const benchmarkAnalysis: Figure = { name: 'benchmark-analysis', take }

type Asked = { customer_id: string; hat: string; donem: string; aylar: string }

async function take(bench: Bench) {
  const size = officeSize(bench)
  const database = await bench.database()
  await addOfficeHistory(database, size)
  return measureAnalysis(bench, database, size)
}

/** Apart from making the rows, which takes far longer. */
export async function measureAnalysis(bench: Bench, database: BenchDatabase, size: OfficeSize) {
  const pool = createPool(database.access, 1, (error) => {
    throw error
  })
  const { actAs } = createDataDoor(pool)
  const begun = performance.now()
  await actAs(system, (tx) => computeBenchmark(tx, new Date()))
  const nightSeconds = (performance.now() - begun) / 1000
  // Those with the most quotes, each on a lane of theirs.
  const asked = await database.query<Asked>(
    `select distinct on (customer_id) customer_id, pol || ' → ' || pod as hat, to_char(now() - interval '1 month', 'YYYY-MM') as donem,
       '24' as aylar
     from (select customer_id, pol, pod from quotes where sent_at > now() - interval '20 months'
       group by 1, 2, 3 order by count(*) desc limit 200) as busy limit 50`,
  )
  await pool.end()
  const { headers } = await signInStaff(database)
  const { port } = await bench.startKervan(database)
  const ask = async (path: string) => {
    const begunAt = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}/api/staff/benchmark${path}`, { headers })
    await answer.json()
    mustHold(answer.status === 200, `${path} answered ${answer.status}`)
    return performance.now() - begunAt
  }
  const sideOf = (name: string, paths: readonly string[]) => ({
    name,
    round: async () => {
      const times: number[] = []
      for (const path of paths) times.push(await ask(path))
      return { p95: times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? 0 }
    },
  })
  const ours = [
    sideOf(
      'analysis',
      asked.map((input) => `?${new URLSearchParams(input)}`),
    ),
    sideOf(
      'overview',
      Array.from({ length: 20 }, () => '/overview'),
    ),
  ]
  const taken = await takeTurns({ ours, neighbours: [] }, { rounds: bench.rounds, watch: 'p95', warmUps: 1 })
  return [
    ...ours.map(({ name }) =>
      plainLine({
        figure: `benchmark, p95 of the ${name}, ${size.requests} quotes`,
        unit: 'ms',
        samples: taken.samples(name, 'p95'),
        pass: atMost(300, 'ms'),
      }),
    ),
    plainLine({
      figure: 'benchmark, the first night',
      unit: 's',
      samples: [nightSeconds],
      pass: atMost(600, 's'),
    }),
  ]
}
