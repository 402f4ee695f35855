/** The protected read as the product sends it, without HTTP, beside pgbench running the same transaction. */
import { addCustomers, signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, takeTurns } from '../harness.ts'
import { comparedLine, notMeasured } from '../lines.ts'
import type { Ran } from '../programs/data-door.ts'
import { pageSize, readScript } from '../protected-transaction.ts'

const clients = 8

export const protectedRead: Figure = { name: 'protected-read', take }

async function take(bench: Bench) {
  const rows = bench.quick ? 10_000 : 200_000
  const figure = `protected read of ${pageSize} of ${rows.toLocaleString('en')}, ${clients} clients`
  const { pgbench, seconds } = bench
  if (!pgbench) return [notMeasured(figure, 'no pgbench here')]
  const database = await bench.database()
  const { userId, sessionId } = await signInStaff(database)
  await addCustomers(database, rows)
  const actor = { role: 'staff', userId, sessionId }
  const door = await bench.start('programs/data-door.ts', { access: database.access, actor, clients })
  const { name, socketFolder } = database
  const script = readScript(userId)

  const taken = await takeTurns(
    {
      ours: [
        {
          name: 'readAs',
          round: async () => {
            const { rate } = await door.call<Ran>('run', { work: 'read', clients, seconds })
            return { rate }
          },
        },
      ],
      neighbours: [
        {
          name: 'pgbench',
          round: async () => {
            const { rate } = await pgbench({ socketFolder, database: name, script, clients, seconds })
            return { rate }
          },
        },
      ],
    },
    { rounds: bench.rounds, watch: 'rate' },
  )
  const sample = await door.call<{ id: string }[]>('sample', 'read')
  const newest = await database.query<{ id: string }>(
    `select id from profiles order by id desc limit ${pageSize + 1}`,
  )
  mustHold(
    sample.map(({ id }) => id).join() === newest.map(({ id }) => id).join(),
    'the read is not the newest customers',
  )
  return [comparedLine({ figure, unit: '/s', taken, metric: 'rate', ours: 'readAs', neighbour: 'pgbench' })]
}
