/** A whole quick request over HTTP: session, validation, number, row, work item, notification, mail, job, event, beside pgbench writing row and event. */
import { quickForm } from '@kervan/server/src/testing/request-forms.ts'
import { count, signInCustomer } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, takeTurns } from '../harness.ts'
import { atLeast, comparedLine, notMeasured, plainLine } from '../lines.ts'
import type { Load, Loaded } from '../programs/http-load.ts'
import { createScript } from '../protected-transaction.ts'

const connections = 8

export const createRequest: Figure = { name: 'create-request', take }

async function take(bench: Bench) {
  const { pgbench, seconds } = bench
  if (!pgbench) return [notMeasured('create request', 'no pgbench here')]
  const database = await bench.database()
  const customer = await signInCustomer(database)
  const { port } = await bench.startKervan(database)
  const origin = `http://localhost:${port}`
  const generator = await bench.start('programs/http-load.ts')
  const options: Load = {
    url: `http://127.0.0.1:${port}/api/quick-requests`,
    headers: { ...customer.headers, origin, 'content-type': 'application/json' },
    connections,
    seconds,
    expectBody: undefined,
    bodies: [JSON.stringify(quickForm())],
  }
  const done = { ours: 0, pgbench: 0 }
  const create = async () => {
    const { rate, p95, answered, wrong } = await generator.call<Loaded>('load', options)
    mustHold(wrong === 0, `${wrong} requests were refused`)
    done.ours += answered
    return { rate, p95 }
  }
  const script = createScript(customer.userId)
  const { name, socketFolder } = database
  const write = async () => {
    const ran = await pgbench({ socketFolder, database: name, script, clients: connections, seconds })
    done.pgbench += ran.done
    return { rate: ran.rate }
  }
  const taken = await takeTurns(
    { ours: [{ name: 'create', round: create }], neighbours: [{ name: 'pgbench', round: write }] },
    { rounds: bench.rounds, watch: 'rate' },
  )

  const made = await count(database, "requests where number like 'TLP-20%'")
  // Calls that the generator breaks off at the end of a round are done all the same.
  mustHold(made >= done.ours, `${made} requests of ${done.ours} answered`)
  for (const [what, where] of [
    ['work item', 'work_items where request_id is not null'],
    ['notification', "notifications where kind = 'request'"],
    ['idempotency key', 'idempotency_keys where answer is not null'],
    ['mail', 'mails'],
  ] as const)
    mustHold((await count(database, where)) === made, `not one ${what} for each request`)
  const figure = `create request, ${connections} clients`
  return [
    comparedLine({
      figure,
      unit: '/s',
      taken,
      metric: 'rate',
      ours: 'create',
      neighbour: 'pgbench',
      pass: atLeast(0.2, '×'),
      goal: atLeast(0.35, '×'),
    }),
    plainLine({ figure: `${figure}: p95`, unit: 'ms', samples: taken.samples('create', 'p95') }),
  ]
}
