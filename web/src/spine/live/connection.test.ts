/** Tests the connection against a real socket server on this machine. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { LiveEvent } from '@kervan/domain/live/live-messages.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws'
import { type LiveConnection, openLiveConnection } from '#spine/live/connection.ts'

const sessionEnded = 4401
let server: WebSocketServer
let connection: LiveConnection
let online: boolean
let heard: {
  events: number[]
  signals: unknown[]
  refetches: number
  ended: number
  states: string[]
  visits: (string | null)[]
}

beforeEach(async () => {
  online = true
  heard = { events: [], signals: [], refetches: 0, ended: 0, states: [], visits: [] }
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
})
afterEach(() => {
  connection.close()
  for (const socket of server.clients) socket.terminate()
  server.close()
})

function open(beatSeconds = 20, since: number | null = null) {
  const { port } = server.address() as AddressInfo
  connection = openLiveConnection({
    address: (after) => `ws://127.0.0.1:${port}/?${after === null ? '' : `after=${after}`}`,
    beatSeconds,
    since,
    sessionEndedCode: sessionEnded,
    onEvent: (event: LiveEvent) => heard.events.push(event.position),
    onSignal: (signal) => heard.signals.push(signal),
    onRefetch: () => heard.refetches++,
    onSessionEnded: () => heard.ended++,
    isOnline: () => online,
    random: () => 0,
  })
  connection.subscribe(() => heard.states.push(connection.state()))
}

/** What the server does on each connection in turn. */
function onVisits(...visits: ((socket: ServerSocket) => void)[]) {
  server.on('connection', (socket, request) => {
    heard.visits.push(new URL(request.url ?? '/', 'http://server').searchParams.get('after'))
    visits[heard.visits.length - 1]?.(socket)
  })
}
const hello = (socket: ServerSocket, position: number, refetch = false) =>
  socket.send(JSON.stringify({ type: 'hello', position, refetch }))
const event = (socket: ServerSocket, position: number) =>
  socket.send(JSON.stringify({ type: 'event', id: `id-${position}`, position, name: 'x', data: {}, at: '' }))

test('refetches at the first hello, then receives events', async () => {
  onVisits((socket) => {
    hello(socket, 7)
    event(socket, 8)
  })
  open()
  await expect.poll(() => heard.events).toEqual([8])
  expect(heard.refetches).toBe(1)
  expect(connection.state()).toBe('connected')
})

test('begins at the position of what the page has read: it hears of what came since, and refetches nothing', async () => {
  onVisits((socket) => {
    hello(socket, 5)
    event(socket, 6)
  })
  open(20, 5)
  await expect.poll(() => heard.events).toEqual([6])
  expect(heard.visits).toEqual(['5'])
  expect(heard.refetches).toBe(0)
})

test('passes on what is said by the way, and goes on from the same position', async () => {
  onVisits(
    (socket) => {
      hello(socket, 5)
      event(socket, 6)
      socket.send(JSON.stringify({ type: 'signal', name: 'x.typing', data: { by: 'Ece' } }))
      setTimeout(() => socket.terminate(), 50)
    },
    (socket) => hello(socket, 6),
  )
  open(20, 5)
  await expect.poll(() => heard.visits, { timeout: 10_000 }).toEqual(['5', '6'])
  expect(heard.signals).toEqual([{ type: 'signal', name: 'x.typing', data: { by: 'Ece' } }])
})

test('refetches when the server cannot go back to where the page has read', async () => {
  onVisits((socket) => hello(socket, 9, true))
  open(20, 5)
  await expect.poll(() => heard.refetches).toBe(1)
  expect(connection.position()).toBe(9)
})

test('resumes after the last event it received, and reports none twice', async () => {
  onVisits(
    (socket) => {
      hello(socket, 7)
      event(socket, 8)
      setTimeout(() => socket.terminate(), 50)
    },
    (socket) => {
      hello(socket, 10)
      for (const position of [8, 9, 10, 10]) event(socket, position)
    },
  )
  open()
  await expect.poll(() => heard.events, { timeout: 10_000 }).toEqual([8, 9, 10])
  expect(heard.visits).toEqual([null, '8'])
  expect(heard.refetches).toBe(1)
})

test('refetches everything when its last position is too old to resume from', async () => {
  onVisits(
    (socket) => {
      hello(socket, 7)
      setTimeout(() => socket.terminate(), 50)
    },
    (socket) => {
      hello(socket, 900, true)
      event(socket, 900)
      event(socket, 901)
    },
  )
  open()
  await expect.poll(() => heard.events, { timeout: 10_000 }).toEqual([901])
  expect(heard.refetches).toBe(2)
})

test('drops a connection that has gone silent', async () => {
  onVisits(
    (socket) => hello(socket, 1),
    (socket) => hello(socket, 1),
  )
  open(0.1)
  await expect.poll(() => heard.visits.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(2)
})

test('stops and reports it when the session has ended', async () => {
  onVisits((socket) => socket.close(sessionEnded))
  open()
  await expect.poll(() => heard.ended).toBe(1)
  connection.wake()
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(heard.visits).toHaveLength(1)
  expect(connection.state()).toBe('disconnected')
})

test('is disconnected after the second failure, and reconnects at once when woken', async () => {
  onVisits(
    (socket) => socket.terminate(),
    (socket) => socket.terminate(),
    (socket) => hello(socket, 3),
  )
  open()
  await expect.poll(() => connection.state(), { timeout: 10_000 }).toBe('disconnected')
  connection.wake()
  await expect.poll(() => connection.state(), { timeout: 10_000 }).toBe('connected')
})

test('drops the connection at once when the network is gone, and resumes when it is back', async () => {
  onVisits(
    (socket) => hello(socket, 5),
    (socket) => hello(socket, 5),
  )
  open()
  await expect.poll(() => connection.state()).toBe('connected')
  online = false
  connection.drop()
  expect(connection.state()).toBe('disconnected')
  online = true
  connection.wake()
  await expect.poll(() => connection.state()).toBe('connected')
  expect(heard.visits).toEqual([null, '5'])
})

test('does not try to connect while the browser is offline, even when woken', async () => {
  onVisits(
    (socket) => socket.terminate(),
    (socket) => hello(socket, 1),
  )
  open()
  await expect.poll(() => heard.visits.length).toBe(1)
  online = false
  await new Promise((resolve) => setTimeout(resolve, 700))
  connection.wake()
  expect(connection.state()).toBe('disconnected')
  expect(heard.visits).toHaveLength(1)
  online = true
  connection.wake()
  await expect.poll(() => connection.state(), { timeout: 10_000 }).toBe('connected')
})

test('ignores messages that it does not understand', async () => {
  onVisits((socket) => {
    socket.send('not json')
    socket.send(JSON.stringify({ type: 'event', position: 'x' }))
    socket.send(JSON.stringify(null))
    hello(socket, 1)
    event(socket, 2)
  })
  open()
  await expect.poll(() => heard.events).toEqual([2])
})
