import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { createWaitingRoom, slowestClientMs } from '#spine/http/slow-clients.ts'
import { eventually } from '#testing/eventually.ts'
import { atFullSize, percentile, report, sized } from '#testing/size.ts'
import { startTestServer } from '#testing/test-server.ts'

// A server of its own, since the slow clients of this file would count against those of other files.
const server = await startTestServer()
afterAll(server.close)

const mail = '/api/demo/inbox/test-mail'
const unfinished = [
  `POST ${mail} HTTP/1.1`,
  'host: localhost',
  `origin: ${server.origin}`,
  'content-type: application/json',
  'content-length: 100',
  '',
  '{"to":"',
].join('\r\n')
const download = ['GET /api/openapi.json HTTP/1.1', 'host: localhost', '', ''].join('\r\n')
const downloads = download.repeat(12)

/** Connections that send the text and then neither send nor read. */
async function silentClients(count: number, text: string): Promise<Socket[]> {
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('error', () => undefined)
      if (text.startsWith(download)) socket.pause()
      else socket.resume()
      await once(socket, 'connect')
      socket.write(text)
      return socket
    }),
  )
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  return sockets
}

async function statusOfHonestCalls(count = 20): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (let round = 0; round < count; round += 1) {
    const body = { to: 'a@musteri.example' }
    statuses.add((await server.call('POST', '/demo/inbox/test-mail', { body })).status)
    statuses.add((await server.fetch('/api/company')).status)
  }
  return statuses
}

describe('a waiting room', () => {
  const enter = (room: ReturnType<typeof createWaitingRoom>, cut: string[], network: string, name: string) =>
    room.enter(network, () => cut.push(name))

  test('cuts off the one of a full network that has waited longest', () => {
    const room = createWaitingRoom({ perNetwork: 2, inAll: 10 })
    const cut: string[] = []
    for (const name of ['a1', 'a2']) enter(room, cut, 'a', name)
    enter(room, cut, 'b', 'b1')
    enter(room, cut, 'a', 'a3')
    expect(cut).toEqual(['a1'])
    expect(room.size()).toBe(3)
  })

  test('cuts off the one of all that has waited longest once it is full', () => {
    const room = createWaitingRoom({ perNetwork: 2, inAll: 3 })
    const cut: string[] = []
    for (const network of ['a', 'b', 'c', 'd']) enter(room, cut, network, network)
    expect(cut).toEqual(['a'])
  })

  test('forgets who has left, once', () => {
    const room = createWaitingRoom({ perNetwork: 1, inAll: 1 })
    const cut: string[] = []
    const leave = enter(room, cut, 'a', 'a1')
    leave()
    enter(room, cut, 'a', 'a2')
    leave()
    expect([room.size(), cut]).toEqual([1, []])
  })
})

test('hundreds of calls whose bodies never come keep nobody out, and the oldest are cut off', async () => {
  const slow = await silentClients(450, unfinished)
  await eventually('the oldest are gone', () => slow.slice(0, 200).every((socket) => socket.destroyed))
  expect(await statusOfHonestCalls()).toEqual(new Set([200, 202]))
  expect(slow.slice(300).some((socket) => socket.destroyed)).toBe(false)
})

test('hundreds of answers that nobody reads keep nobody out', async () => {
  await silentClients(sized(300, 30), downloads)
  expect(await statusOfHonestCalls()).toEqual(new Set([200, 202]))
})

test('calls given up by their callers are not counted for ever', async () => {
  for (let round = 0; round < 9; round += 1)
    for (const socket of await silentClients(50, `${unfinished}a@musteri.example"${' '.repeat(75)}}`))
      socket.destroy()
  expect(await statusOfHonestCalls()).toEqual(new Set([200, 202]))
})

test.runIf(atFullSize)(
  'a slow body and an unread answer are cut off in time',
  async () => {
    const bodies = await silentClients(100, unfinished)
    // Few, within the limit of their network, but of more than the buffers between the two hold.
    const unread = await silentClients(4, download.repeat(40))
    await pause(slowestClientMs + 5_000)
    expect(bodies.filter((socket) => !socket.closed)).toEqual([])
    await pause(slowestClientMs + 5_000)
    // One that does not read notices only now.
    const ends = Promise.all(unread.map((socket) => once(socket.resume(), 'close')))
    expect(await Promise.race([ends.then(() => 'all cut off'), pause(10_000, 'some are open')])).toBe(
      'all cut off',
    )
  },
  180_000,
)

test('honest calls among slow clients', async () => {
  const measure = async () => {
    const times: number[] = []
    for (let round = 0; round < sized(2_000, 50); round += 1) {
      const began = performance.now()
      expect((await server.fetch('/api/company')).status).toBe(200)
      times.push((performance.now() - began) * 1_000)
    }
    return percentile(times, 95)
  }
  const alone = await measure()
  await silentClients(400, unfinished)
  await silentClients(sized(400, 20), downloads)
  await pause(sized(5_000, 0))
  report(
    `p95 of honest calls: alone ${alone} µs, beside 400 slow bodies and 400 unread answers ${await measure()} µs`,
  )
}, 60_000)
