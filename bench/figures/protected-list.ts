/** A customer's own requests over HTTP (session, door, row-level security, zod), beside bare Node http and beside pgbench on the same rows. */
import { addRequests, signInCustomer } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, type Side, takeTurns } from '../harness.ts'
import { atLeast, atMost, comparedLine, notMeasured, plainLine } from '../lines.ts'
import type { Load, Loaded } from '../programs/http-load.ts'
import { ownRequestsScript, pageSize } from '../protected-transaction.ts'

const connections = 50

export const protectedList: Figure = { name: 'protected-list', take }

async function take(bench: Bench) {
  const rows = bench.quick ? 10_000 : 1_000_000
  const database = await bench.database()
  const customer = await signInCustomer(database)
  await addRequests(database, rows, customer.userId)
  const { port } = await bench.startKervan(database)
  const ours = { url: `http://127.0.0.1:${port}/api/requests`, headers: customer.headers }
  const body = await (await fetch(ours.url, ours)).text()
  const bare = await bench.start('neighbours/bare-http.ts', { body })
  const theirs = { url: `http://127.0.0.1:${await bare.call<number>('port')}/`, headers: {} }
  const generator = await bench.start('programs/http-load.ts')
  const load = async (address: { url: string; headers: Record<string, string> }) => {
    const options: Load = { ...address, connections, seconds: bench.seconds, expectBody: body }
    const { rate, p95, wrong } = await generator.call<Loaded>('load', options)
    mustHold(wrong === 0, `${wrong} answers from ${address.url} were not the expected one`)
    return { rate, p95 }
  }

  const neighbours: Side[] = [{ name: 'bare http', round: () => load(theirs) }]
  const { pgbench } = bench
  const { name, socketFolder } = database
  const script = ownRequestsScript(customer.userId)
  const { seconds } = bench
  if (pgbench)
    neighbours.push({
      name: 'pgbench, 8 clients',
      round: async () => ({
        rate: (await pgbench({ socketFolder, database: name, script, clients: 8, seconds })).rate,
      }),
    })
  const taken = await takeTurns(
    { ours: [{ name: 'list route', round: () => load(ours) }], neighbours },
    { rounds: bench.rounds, watch: 'rate' },
  )

  const newest = await database.query<{ id: string }>(
    'select id from requests where customer_id = $1 order by id desc limit $2',
    [customer.userId, pageSize],
  )
  const { items } = JSON.parse(body) as { items: { id: string }[] }
  mustHold(
    items.map(({ id }) => id).join() === newest.map(({ id }) => id).join(),
    'the list is not the customer’s newest requests',
  )

  const figure = `signed-in list of ${pageSize} of ${rows.toLocaleString('en')}, ${connections} connections`
  const rate = { figure, unit: '/s', taken, metric: 'rate', ours: 'list route' }
  return [
    comparedLine({ ...rate, neighbour: 'bare http' }),
    pgbench
      ? comparedLine({
          ...rate,
          neighbour: 'pgbench, 8 clients',
          pass: atLeast(0.35, '×'),
          goal: atLeast(0.5, '×'),
        })
      : notMeasured(`${figure}, beside pgbench`, 'no pgbench here'),
    plainLine({
      figure: `${figure}: p95`,
      unit: 'ms',
      samples: taken.samples('list route', 'p95'),
      pass: atMost(40, 'ms'),
    }),
  ]
}
