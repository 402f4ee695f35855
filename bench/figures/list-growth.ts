/** The same list on few rows and on many: a database and a server for each size, turn by turn. */
import { addRequests, signInCustomer } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, takeTurns } from '../harness.ts'
import { atMost, comparedLine } from '../lines.ts'
import type { Load, Loaded } from '../programs/http-load.ts'

const connections = 50

export const listGrowth: Figure = { name: 'list-growth', take }

async function take(bench: Bench) {
  const sizes = bench.quick ? [1_000, 20_000] : [10_000, 100_000, 1_000_000]
  const generator = await bench.start('programs/http-load.ts')
  const sides = []
  for (const rows of sizes) sides.push(await sideOf(rows))
  const [smallest, ...larger] = sides
  if (!smallest) return []
  const taken = await takeTurns(
    { ours: larger, neighbours: [smallest] },
    { rounds: bench.rounds, watch: 'p95' },
  )
  return larger.map(({ name }) =>
    comparedLine({
      figure: `list p95 at ${name} against ${smallest.name}`,
      unit: 'ms',
      taken,
      metric: 'p95',
      ours: name,
      neighbour: smallest.name,
      pass: atMost(1.3, '×'),
      goal: atMost(1.1, '×'),
    }),
  )

  async function sideOf(rows: number) {
    const database = await bench.database()
    const { headers, userId } = await signInCustomer(database)
    await addRequests(database, rows, userId)
    const { port } = await bench.startKervan(database)
    const url = `http://127.0.0.1:${port}/api/requests`
    const expectBody = await (await fetch(url, { headers })).text()
    const { items } = JSON.parse(expectBody) as { items: unknown[] }
    mustHold(items.length === 20, 'a page has 20 rows')
    const load: Load = { url, headers, connections, seconds: bench.seconds, expectBody }
    return {
      name: `${rows.toLocaleString('en')} rows`,
      round: async () => {
        const { rate, p95, wrong } = await generator.call<Loaded>('load', load)
        mustHold(wrong === 0, `${wrong} answers were not the expected one`)
        return { rate, p95 }
      },
    }
  }
}
