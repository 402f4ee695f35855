/** What one idle signed-in connection costs the server in memory, beside bare ws and Socket.IO; fresh processes each round. */
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
      if (server?.name !== name) throw new Error('servers are weighed in the order of the sides')
      const weighed = await weigh(server, clients, sockets)
      await server.program.stop()
      return weighed
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

async function weigh({ name, program, crowd }: FanOut, clients: Program, sockets: number) {
  // A first crowd comes and goes, so that what is loaded and compiled once is not counted as theirs.
  await clients.ask('connect', crowd(sockets))
  await clients.ask('leave', { name })
  await pause(300)
  const before = await program.ask<Memory>('memory')
  await clients.ask('connect', crowd(sockets))
  await pause(300)
  const after = await program.ask<Memory>('memory')
  await clients.ask('leave', { name })
  const held = (after.held - before.held) / sockets / 1024
  mustHold(held > 0, `${name} weighs nothing`)
  return { held }
}
