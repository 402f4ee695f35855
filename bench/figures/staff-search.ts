/** What staff search for among 100,000 customers and 1,000,000 requests, beside the same list without a search. */
import { signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, takeTurns } from '../harness.ts'
import { atMost, comparedLine } from '../lines.ts'
import { addOfficeHistory, officeSize } from '../office-history.ts'
import type { Load, Loaded } from '../programs/http-load.ts'

/** Colleagues who search at the same moment. */
const connections = 4

export const staffSearch: Figure = { name: 'staff-search', take }

/** By what is searched, whether it is found. `{last}` and `{request}` are the numbers of a customer and of a request. */
const searches: [path: string, found: boolean][] = [
  ['/staff/requests?search=kisi{last}', true],
  ['/staff/requests?search=TLP-2026-{request}', true],
  ['/staff/requests?search=ticaret', true],
  ['/staff/requests?search=kisi{last}+almanya', true],
  ['/staff/requests?search=yilmaz+odemis', true],
  ['/staff/requests?search=ticaret+yoktur', false],
  ['/work-items?search=TLP-2026-{request}', true],
  ['/work-items?search=sirket1+hamburg', true],
  ['/work-items?status=done&search=ticaret', true],
  ['/customers?search=kisi{last}', true],
  ['/customers?search=ticaret+yilmaz', true],
]
const plain = '/staff/requests'

async function take(bench: Bench) {
  const size = officeSize(bench)
  const database = await bench.database()
  await addOfficeHistory(database, size)
  const { headers } = await signInStaff(database)
  const { port } = await bench.startKervan(database)
  const generator = await bench.start('programs/http-load.ts')

  const sideOf = async (path: string, found: boolean) => {
    const words = path
      .replace('{last}', String(size.customers - 1))
      .replace('{request}', String(size.requests / 2).padStart(7, '0'))
    const url = `http://127.0.0.1:${port}/api${words}`
    const expectBody = await (await fetch(url, { headers })).text()
    const { items } = JSON.parse(expectBody) as { items: unknown[] }
    mustHold(items.length > 0 === found, `${path} finds ${items.length} rows`)
    const load: Load = { url, headers, connections, seconds: bench.seconds, expectBody }
    return {
      name: path,
      round: async () => {
        const { rate, p95, wrong } = await generator.call<Loaded>('load', load)
        mustHold(wrong === 0, `${wrong} answers to ${path} were not the expected one`)
        return { rate, p95 }
      },
    }
  }
  const ours = []
  for (const [path, found] of searches) ours.push(await sideOf(path, found))
  const neighbours = [await sideOf(plain, true)]
  const taken = await takeTurns({ ours, neighbours }, { rounds: bench.rounds, watch: 'p95', warmUps: 1 })
  return ours.map(({ name }) =>
    comparedLine({
      figure: `p95 of ${name}`,
      unit: 'ms',
      taken,
      metric: 'p95',
      ours: name,
      neighbour: plain,
      pass: atMost(10, '×'),
    }),
  )
}
