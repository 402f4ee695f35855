/** The same query in the app, protected (transaction, role, actor, policy) and bare. */
import { addCustomers, signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, takeTurns } from '../harness.ts'
import { atLeast, comparedLine } from '../lines.ts'
import type { Ran, Run } from '../programs/data-door.ts'

const clients = 8

export const rowLevelSecurity: Figure = { name: 'row-level-security', take }

async function take(bench: Bench) {
  const rows = bench.quick ? 10_000 : 200_000
  const database = await bench.database()
  const { userId, sessionId } = await signInStaff(database)
  await addCustomers(database, rows)
  const actor = { role: 'staff', userId, sessionId }
  const door = await bench.start('programs/data-door.ts', { access: database.access, actor, clients })
  const through = async (work: Run['work']) => {
    const { rate } = await door.call<Ran>('run', { work, clients, seconds: bench.seconds })
    return { rate }
  }
  const taken = await takeTurns(
    {
      ours: [{ name: 'readAs', round: () => through('read') }],
      neighbours: [{ name: 'plain pool query', round: () => through('readUnprotected') }],
    },
    { rounds: bench.rounds, watch: 'rate' },
  )
  const both = await Promise.all([door.call('sample', 'read'), door.call('sample', 'readUnprotected')])
  mustHold(JSON.stringify(both[0]) === JSON.stringify(both[1]), 'the two reads differ')
  return [
    comparedLine({
      figure: `row-level security, ${clients} clients`,
      unit: '/s',
      taken,
      metric: 'rate',
      ours: 'readAs',
      neighbour: 'plain pool query',
      pass: atLeast(0.6, '×'),
      goal: atLeast(0.85, '×'),
    }),
  ]
}
