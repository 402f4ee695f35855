/** Writing with an event, and a whole creating call behind HTTP, beside pgbench writing the row and the event. */
import { setTimeout as pause } from 'node:timers/promises'
import { count, signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, takeTurns } from '../harness.ts'
import { atLeast, comparedLine, notMeasured } from '../lines.ts'
import type { Ran, Run } from '../programs/data-door.ts'
import { insertScript } from '../protected-transaction.ts'

const clients = 8

export const insertWithOutbox: Figure = { name: 'insert-with-outbox', take }

async function take(bench: Bench) {
  const { pgbench, seconds } = bench
  if (!pgbench) return [notMeasured('insert with outbox', 'no pgbench here')]
  const database = await bench.database()
  const { userId, sessionId } = await signInStaff(database)
  const actor = { role: 'staff', userId, sessionId }
  const door = await bench.start('programs/data-door.ts', { access: database.access, actor, clients })
  const { name, socketFolder } = database
  const script = insertScript()
  const done = { insert: 0, create: 0, pgbench: 0 }
  const through = async (work: Run['work'] & keyof typeof done) => {
    const ran = await door.call<Ran>('run', { work, clients, seconds })
    done[work] += ran.done
    return { rate: ran.rate }
  }
  const allPlaced = async () => {
    while ((await count(database, 'outbox where position is null')) > 0) await pause(50)
  }

  const taken = await takeTurns(
    {
      ours: [
        { name: 'insert', round: () => through('insert') },
        { name: 'create', round: () => through('create') },
      ],
      neighbours: [
        {
          name: 'pgbench',
          round: async () => {
            const ran = await pgbench({ socketFolder, database: name, script, clients, seconds })
            done.pgbench += ran.done
            return { rate: ran.rate }
          },
        },
      ],
    },
    { rounds: bench.rounds, watch: 'rate', settle: allPlaced },
  )

  const events = done.insert + done.create + done.pgbench
  const [placed] = await database.query<{ first: string; last: string; distinct: number }>(
    'select min(position) as first, max(position) as last, count(distinct position)::int as distinct from outbox',
  )
  mustHold(
    (await count(database, 'inbox_mails')) === done.insert + done.pgbench,
    'a mail is missing or twice there',
  )
  mustHold((await count(database, 'mails')) === done.create, 'a queued mail is missing or twice there')
  mustHold(
    (await count(database, "pgboss.job where name = 'send-mail'")) === done.create,
    'not one job for each mail',
  )
  mustHold(
    (await count(database, 'idempotency_keys where answer is not null')) === done.create,
    'a key is missing',
  )
  mustHold((await count(database, 'outbox')) === events, 'not one event for each write')
  mustHold(
    placed?.distinct === events && Number(placed.last) - Number(placed.first) + 1 === events,
    'positions have gaps or repeat',
  )

  const line = { unit: '/s', taken, metric: 'rate', neighbour: 'pgbench' }
  return [
    comparedLine({ ...line, figure: `insert with outbox, ${clients} clients`, ours: 'insert' }),
    comparedLine({
      ...line,
      figure: `creating call without HTTP, ${clients} clients`,
      ours: 'create',
      pass: atLeast(0.2, '×'),
      goal: atLeast(0.35, '×'),
      note: 'validation, idempotency key, queued mail, job and event in one transaction',
    }),
  ]
}
