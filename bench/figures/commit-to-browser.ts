/** From the commit of an event to its message at every open connection, beside bare ws and Socket.IO that only fan out. */
import { setTimeout as pause } from 'node:timers/promises'
import { count } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, takeTurns } from '../harness.ts'
import { atMost, comparedLine } from '../lines.ts'
import { type FanOut, signInPeople, startFanOuts } from '../live-crowds.ts'
import type { Received } from '../programs/live-clients.ts'
import { type Tick, tickName } from '../programs/ticks.ts'

const perSecond = 20

export const commitToBrowser: Figure = { name: 'commit-to-browser', take }

async function take(bench: Bench) {
  const sockets = bench.quick ? 200 : 1_000
  const events = perSecond * (bench.quick ? 2 : 4)
  const database = await bench.database()
  const people = await signInPeople(database, sockets)
  const servers = await startFanOuts(bench, database, people)
  const clients = await bench.start('programs/live-clients.ts')
  for (const server of servers) await clients.call('connect', server.crowd(sockets))

  let emitted = 0
  let ofKervan = 0
  const side = ({ name, program }: FanOut) => ({
    name,
    round: async () => {
      const burst = { first: emitted, count: events, perSecond }
      emitted += events
      if (name === 'kervan') ofKervan += events
      const ticks = await program.call<Tick[]>('emit', burst)
      await pause(500)
      const { p50, p95, missing, twice } = await clients.call<Received>('report', { name, ticks })
      mustHold(ticks.length === events, `${name} emitted ${ticks.length} of ${events} events`)
      mustHold(missing === 0 && twice === 0, `${name}: ${missing} messages missing, ${twice} twice there`)
      return { p50, p95 }
    },
  })
  const [ours, ...neighbours] = servers.map(side)
  if (!ours) throw new Error('no server to measure')
  const taken = await takeTurns({ ours: [ours], neighbours }, { rounds: bench.rounds, watch: 'p95' })
  const written = await count(database, `outbox where name = '${tickName}' and position is not null`)
  mustHold(written === ofKervan, 'not every event has its row and its position')

  const figure = `commit → browser, ${sockets.toLocaleString('en')} sockets, ${perSecond} events/s`
  const line = { unit: 'ms', taken, ours: 'kervan' }
  return [
    comparedLine({ ...line, figure: `${figure}: p50`, metric: 'p50', neighbour: 'ws' }),
    comparedLine({
      ...line,
      figure: `${figure}: p95`,
      metric: 'p95',
      neighbour: 'ws',
      pass: atMost(2, '×'),
      goal: atMost(1.3, '×'),
    }),
    comparedLine({
      ...line,
      figure: `${figure}: p95`,
      metric: 'p95',
      neighbour: 'Socket.IO',
      pass: atMost(1, '×'),
    }),
  ]
}
