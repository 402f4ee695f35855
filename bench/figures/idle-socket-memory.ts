/** The server's memory for one idle signed-in connection, beside bare ws and Socket.IO; fresh processes each round. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, takeTurns } from '../harness.ts'
import { atMost, comparedLine } from '../lines.ts'
import { type FanOut, signInPeople, startFanOuts } from '../live-crowds.ts'
import type { Memory } from '../programs/memory.ts'
import type { Program } from '../start-program.ts'

export const idleSocketMemory: Figure = { name: 'idle-socket-memory', take }

const names = ['kervan', 'ws', 'Socket.IO'] as const

async function take(bench: Bench) {
  const sockets = bench.quick ? 200 : 1_000
  const database = await bench.database()
  const people = await signInPeople(database, sockets)
  const clients = await bench.start('programs/live-clients.ts')
  let waiting: FanOut[] = []

  const side = (name: string) => ({
    name,
    round: async () => {
      if (waiting.length === 0) waiting = await startFanOuts(bench, database, people)
      const server = waiting.shift()
      if (server?.name !== name) throw new Error('servers are measured in the order of the sides')
      const memory = await measure(server, clients, sockets)
      await server.program.stop()
      return memory
    },
  })
  const [ours, ...neighbours] = names
  const taken = await takeTurns(
    { ours: [side(ours)], neighbours: neighbours.map(side) },
    { rounds: bench.rounds, watch: 'held' },
  )
  const line = { taken, unit: 'KB', ours: 'kervan' }
  const figure = `memory per idle socket, ${sockets.toLocaleString('en')} sockets`
  const goal = atMost(2, '×')
  const pass = atMost(1, '×')
  return [
    comparedLine({ ...line, figure, metric: 'held', neighbour: 'ws', goal }),
    comparedLine({ ...line, figure, metric: 'held', neighbour: 'Socket.IO', pass }),
  ]
}

async function measure({ name, program, crowd }: FanOut, clients: Program, sockets: number) {
  // A first crowd comes and goes, so that code loaded once is not counted.
  await clients.call('connect', crowd(sockets))
  await clients.call('leave', { name })
  await pause(300)
  const before = await program.call<Memory>('memory')
  await clients.call('connect', crowd(sockets))
  await pause(300)
  const after = await program.call<Memory>('memory')
  await clients.call('leave', { name })
  const held = (after.held - before.held) / sockets / 1024
  mustHold(held > 0, `${name} needs no memory`)
  return { held }
}
