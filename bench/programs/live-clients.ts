/** Many live connections to each of several servers, and when each received each event. */
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { percentile } from '../harness.ts'
import { serveTasks } from './serve-tasks.ts'
import { monotonicNow, type Tick } from './ticks.ts'

export type Crowd = {
  name: string
  url: string
  /** One connection each. */
  headers: Record<string, string>[]
  protocol: 'kervan' | 'ws' | 'socket.io'
}
export type Received = { p50: number; p95: number; missing: number; twice: number }

/** Per server, per event: the moment at which each connection received it. */
const received = new Map<string, Map<number, Float64Array>>()
const crowds = new Map<string, WebSocket[]>()
const handshakesAtOnce = 50
const numberInside = /"number":(\d+)/
let receivedTwice = 0

async function connect({ name, url, headers, protocol }: Crowd): Promise<void> {
  const sockets: WebSocket[] = []
  received.set(name, new Map())
  crowds.set(name, sockets)
  for (let from = 0; from < headers.length; from += handshakesAtOnce) {
    const group = headers.slice(from, from + handshakesAtOnce)
    const opened = group.map((own, offset) =>
      join(
        new WebSocket(url, { headers: own, perMessageDeflate: false }),
        name,
        from + offset,
        headers.length,
        protocol,
      ),
    )
    sockets.push(...(await Promise.all(opened)))
  }
}

/** Speaks Socket.IO's wire format directly, so that its client library does not affect the figures. */
async function join(
  socket: WebSocket,
  name: string,
  position: number,
  size: number,
  protocol: Crowd['protocol'],
) {
  const greeted = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const now = monotonicNow()
      const text = data.toString('latin1')
      const [, number] = numberInside.exec(text) ?? []
      if (number) note(name, Number(number), position, size, now)
      else if (protocol === 'kervan') resolve()
      else if (text.startsWith('0')) socket.send('40')
      else if (text === '2') socket.send('3')
      else if (text.startsWith('40')) resolve()
    })
  })
  await once(socket, 'open')
  if (protocol !== 'ws') await greeted
  return socket
}

function note(name: string, number: number, position: number, size: number, now: number): void {
  const events = received.get(name)
  const moments = events?.get(number) ?? new Float64Array(size)
  events?.set(number, moments)
  if (moments[position]) receivedTwice += 1
  moments[position] = now
}

function report({ name, ticks }: { name: string; ticks: Tick[] }): Received {
  const events = received.get(name)
  const size = crowds.get(name)?.length ?? 0
  const delays: number[] = []
  let missing = 0
  for (const { number, at } of ticks) {
    const moments = events?.get(number) ?? new Float64Array(size)
    for (const moment of moments) if (moment) delays.push(moment - at)
    missing += moments.filter((moment) => !moment).length
  }
  events?.clear()
  delays.sort((one, other) => one - other)
  const twice = receivedTwice
  receivedTwice = 0
  return { p50: percentile(delays, 50), p95: percentile(delays, 95), missing, twice }
}

async function leave({ name }: { name: string }): Promise<void> {
  const sockets = crowds.get(name) ?? []
  crowds.delete(name)
  await Promise.all(
    sockets.map((socket) => {
      const closed = once(socket, 'close')
      socket.close()
      return closed
    }),
  )
}

serveTasks({ start: () => undefined, connect, report, leave }, () => {
  for (const socket of [...crowds.values()].flat()) socket.terminate()
})
