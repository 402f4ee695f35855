/** The three servers that fan out, each with its crowd of connections: the product, bare ws and Socket.IO. */
import { livePath } from '@kervan/domain/live/live-messages.ts'
import { type BenchDatabase, type Person, signInStaff } from './database.ts'
import type { Bench } from './figure.ts'
import type { Crowd } from './programs/live-clients.ts'
import type { Program } from './start-program.ts'

export type FanOut = { name: string; program: Program; crowd(size: number): Crowd }

/** The product limits connections per person. */
const socketsPerPerson = 20

export async function signInPeople(database: BenchDatabase, sockets: number): Promise<Person[]> {
  const people: Person[] = []
  while (people.length * socketsPerPerson < sockets) people.push(await signInStaff(database))
  return people
}

/** The product first. */
export async function startFanOuts(
  bench: Bench,
  database: BenchDatabase,
  people: Person[],
): Promise<FanOut[]> {
  const kervan = await bench.startKervan(database)
  const origin = `http://localhost:${kervan.port}`
  const plain = await bench.start('neighbours/ws-fan-out.ts')
  const socketIo = await bench.start('neighbours/socket-io-fan-out.ts')
  const [plainPort, socketIoPort] = [await plain.call<number>('port'), await socketIo.call<number>('port')]
  const nobody = (size: number) => Array.from({ length: size }, () => ({}))
  return [
    {
      name: 'kervan',
      program: kervan.program,
      crowd: (size) => ({
        name: 'kervan',
        protocol: 'kervan',
        url: `ws://127.0.0.1:${kervan.port}${livePath}?surface=office`,
        headers: Array.from({ length: size }, (_, position) => ({
          origin,
          cookie: people[position % people.length]?.headers.cookie ?? '',
        })),
      }),
    },
    {
      name: 'ws',
      program: plain,
      crowd: (size) => ({
        name: 'ws',
        protocol: 'ws',
        url: `ws://127.0.0.1:${plainPort}/`,
        headers: nobody(size),
      }),
    },
    {
      name: 'Socket.IO',
      program: socketIo,
      crowd: (size) => ({
        name: 'Socket.IO',
        protocol: 'socket.io',
        url: `ws://127.0.0.1:${socketIoPort}/socket.io/?EIO=4&transport=websocket`,
        headers: nobody(size),
      }),
    },
  ]
}
