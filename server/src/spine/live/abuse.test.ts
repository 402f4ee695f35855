/** A client that floods, stalls or talks nonsense is let go; the others get their events all the same. */
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { livePath } from '@kervan/domain/live/live-messages.ts'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { withOwner } from '#assembly/prepare-database.ts'
import { createLog } from '#spine/config/log.ts'
import { asSystemSession } from '#spine/database/connect.ts'
import { scratchFolder } from '#spine/database/embedded/testing/scratch-cluster.ts'
import { startFeed } from '#spine/live/feed.ts'
import { startFlusher, writtenChannel } from '#spine/live/flusher.ts'
import { createSockets } from '#spine/live/sockets.ts'
import { eventually } from '#testing/eventually.ts'
import { startFlooder } from '#testing/live-flooder.ts'
import { freePort, launch, type Program } from '#testing/program.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { atFullSize, percentile, report, sized } from '#testing/size.ts'
import { createTab, rawSocket } from '#testing/tab.ts'
import { freshDatabase, freshDoor, givenUrl } from '#testing/test-database.ts'
import { type Happening, somethingHappened } from '#testing/test-events.ts'
import type { TestServer } from '#testing/test-server.ts'

describe('a single peer', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await sharedServer()
  })

  function opened(): Promise<WebSocket | undefined> {
    const socket = server.live('audience=inbox')
    return new Promise((resolve) => {
      socket.once('message', () => resolve(socket))
      socket.on('error', () => resolve(undefined))
    })
  }

  /** How the connection ended, or that the server still answers after all that was sent before. */
  async function misbehave(act: (socket: WebSocket, raw: Socket) => void): Promise<number | 'open'> {
    // A server that is busy with the flood before may turn a newcomer away.
    const socket = await eventually('a connection', opened)
    const closed = new Promise<number>((resolve) => socket.once('close', resolve))
    const answered = new Promise<'open'>((resolve) =>
      socket.on('pong', (data) => String(data) === 'after all of it' && resolve('open')),
    )
    rawSocket(socket)?.on('error', () => undefined)
    act(socket, rawSocket(socket) as Socket)
    socket.ping('after all of it')
    const outcome = await Promise.race([closed, answered])
    socket.terminate()
    return outcome
  }
  const masked = (opcode: number, payload: number[] = []) =>
    Buffer.from([opcode, 0x80 | payload.length, 0, 0, 0, 0, ...payload])
  const many = (count: number, frame: Buffer) => Buffer.concat(Array.from({ length: count }, () => frame))

  test('a frame over 64 KB closes with 1009, one of 64 KB does not', async () => {
    expect(await misbehave((socket) => socket.send('x'.repeat(1024 * 1024)))).toBe(1009)
    expect(await misbehave((socket) => socket.send('x'.repeat(64 * 1024 + 1)))).toBe(1009)
    expect(await misbehave((socket) => socket.send('x'.repeat(64 * 1024)))).toBe('open')
  })

  test('text that is no UTF-8, an unmasked frame and an unknown opcode close the connection', async () => {
    expect(await misbehave((_, raw) => raw.write(masked(0x81, [0xff, 0xff])))).toBe(1007)
    expect(await misbehave((_, raw) => raw.write(Buffer.from([0x81, 1, 0x41])))).toBe(1002)
    expect(await misbehave((_, raw) => raw.write(masked(0x83)))).toBe(1002)
  })

  test.each([
    ['messages', 0x81],
    ['pings', 0x89],
    ['pongs', 0x8a],
  ])('a flood of %s is cut off, a few are forgiven', async (_, opcode) => {
    expect(await misbehave((__, raw) => raw.write(many(10, masked(opcode))))).toBe('open')
    expect(await misbehave((__, raw) => raw.write(many(10_000, masked(opcode))))).not.toBe('open')
  })

  test('a message that never ends is cut off', async () => {
    const endless = Buffer.concat([masked(0x01, [0x41]), many(20_000, masked(0x00))])
    expect(await misbehave((_, raw) => raw.write(endless))).not.toBe('open')
  })
})

test('a client that never reads is let go at one megabyte, also while it catches up', async () => {
  const door = await freshDoor()
  const log = createLog('silent')
  const flusher = startFlusher(asSystemSession(door.access, 'flusher'), log)
  const feed = await startFeed(asSystemSession(door.access, 'feed'), log)
  const sockets = createSockets(feed, log)
  const acceptor = new WebSocketServer({ port: 0 })
  onTestFinished(async () => {
    sockets.stop()
    for (const client of acceptor.clients) client.terminate()
    acceptor.close()
    await Promise.all([flusher.stop(), feed.stop()])
    await door.close()
  })
  const accepted: WebSocket[] = []
  acceptor.on('connection', (socket, request) => {
    accepted.push(socket)
    const after = new URL(request.url ?? '', 'http://localhost').searchParams.get('after')
    void sockets.join({ socket, audiences: new Set(['staff']) }, after === null ? undefined : Number(after))
  })
  let largest = 0
  feed.onEvent(() => {
    for (const socket of accepted) largest = Math.max(largest, socket.bufferedAmount)
  })
  const { port } = acceptor.address() as { port: number }
  const stall = async (query = '') => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/?${query}`)
    socket.on('error', () => undefined)
    onTestFinished(() => socket.terminate())
    await new Promise((resolve) => socket.once('message', resolve))
    rawSocket(socket)?.pause()
  }
  const healthy = createTab((resume) => new WebSocket(`ws://127.0.0.1:${port}/?${resume}`))
  await healthy.stay()
  const count = sized(1_000, 160)
  const size = sized(40_000, 100_000)
  await stall()
  await writeFilled(door.access.owner, 'staff', count, size, flusher.wake)
  await eventually('the healthy one has everything', () => healthy.arrivals.length === count)
  await eventually('the stalled one is gone', () => sockets.count() === 1)
  expect(largest).toBeLessThanOrEqual(1024 * 1024 + size + 1_000)

  const returning = createTab((resume) => new WebSocket(`ws://127.0.0.1:${port}/?${resume || 'after=0'}`))
  await returning.stay()
  await eventually('one that reads is given all it missed', () => returning.arrivals.length === count)
  await returning.close()

  await stall('after=0')
  await writeFilled(door.access.owner, 'staff', count, size, flusher.wake)
  await eventually('the healthy one has everything again', () => healthy.arrivals.length === 2 * count)
  for (const socket of accepted) largest = Math.max(largest, socket.bufferedAmount)
  // A page of the replay may be on top; what waits its turn is shared by all and costs nothing.
  expect(largest).toBeLessThanOrEqual(1024 * 1024 + size + 1_000)
  report(
    `never-reading clients let go with at most ${Math.round(largest / 1024)} KB waiting, the healthy one got all ${2 * count} events`,
  )
  await healthy.close()
})

/** Events of a given size, written in small transactions by somebody else. */
async function writeFilled(
  owner: Parameters<typeof withOwner>[0],
  audience: string,
  count: number,
  size: number,
  wake: () => void,
  everyMs = 0,
): Promise<Map<number, number>> {
  const writtenAt = new Map<number, number>()
  const filling = 'x'.repeat(size)
  await withOwner(owner, async (client) => {
    for (let number = 1; number <= count; number += 1) {
      await client.query('insert into outbox (name, audiences, data) values ($1, $2, $3)', [
        somethingHappened.name,
        [audience],
        { entity: 1, number, filling },
      ])
      writtenAt.set(number, performance.now())
      wake()
      await client.query(`notify ${writtenChannel}`)
      if (everyMs) await pause(everyMs)
    }
  })
  return writtenAt
}

test('under all of it at once the others get their events, and the sockets and the memory come back', async () => {
  const database = await freshDatabase()
  onTestFinished(database.drop)
  const program = launch({
    port: await freePort(),
    env: {
      DATABASE_URL: givenUrl(database.access),
      KERVAN_MODE: 'demo',
      KERVAN_DATA: await scratchFolder(),
      APP_SECRET: 'a secret for tests, at least 32 characters',
    },
  })
  await program.ready
  const liveAddress = `${program.base.replace('http', 'ws')}${livePath}?audience=inbox`
  const open = (resume = '') =>
    new WebSocket(`${liveAddress}&${resume}`, { headers: { origin: program.base } })
  const others = Array.from({ length: 5 }, () => createTab(open))
  // On a busy machine these too may read too slowly for a moment; then they are let go, and come back.
  await Promise.all(others.map((tab) => tab.stay()))
  const flow = async (count: number) => {
    const from = others.map((tab) => tab.arrivals.length)
    const writtenAt = await writeFilled(
      database.access.owner,
      'inbox',
      count,
      sized(4_000, 100_000),
      () => undefined,
      2,
    )
    await eventually(
      'the others have everything',
      () => others.every((tab, index) => tab.arrivals.length === (from[index] ?? 0) + count),
      120_000,
    )
    return percentile(
      others.flatMap((tab, index) =>
        tab.arrivals
          .slice(from[index])
          .map((event) => event.arrivedAt - (writtenAt.get((event.data as Happening).number) ?? 0)),
      ),
      95,
    )
  }
  const count = sized(5_000, 100)
  // The first flow warms the program up: its memory grows by the room that such a flow takes, and stays there.
  if (atFullSize) await flow(count)
  const calm = atFullSize ? await flow(count) : 0
  const memoryBefore = await residentMegabytes(program)

  const halfOpen = Array.from({ length: sized(500, 20) }, () => {
    const socket = connect(Number(new URL(program.base).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(`GET ${livePath}?audience=inbox HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n`)
    return socket
  })
  const stalled = Array.from({ length: 3 }, () => {
    const socket = open()
    socket.on('error', () => undefined)
    socket.once('message', () => rawSocket(socket)?.pause())
    return socket
  })
  const flooder = startFlooder({ address: liveAddress, origin: program.base })
  const abused = await flow(count)
  const floods = await flooder.stop()
  const newcomer = createTab(open)
  await newcomer.connect()
  await newcomer.close()
  for (const socket of halfOpen) socket.destroy()
  await eventually(
    'all but the well-behaved are gone',
    async () => (await liveSockets(program)) === others.length,
    120_000,
    200,
  )
  await pause(sized(60_000, 0))
  const memoryAfter = await residentMegabytes(program)
  for (const socket of stalled) socket.terminate()
  report(
    `${halfOpen.length} half-open handshakes, ${stalled.length} that never read, ${floods} floods of 1,000 frames, ${count} events: others' p95 ${calm} → ${abused} ms, memory ${memoryBefore} → ${memoryAfter} MB`,
  )
  // A small flow leaves its traces in the memory of a program that has just begun.
  if (atFullSize) expect(memoryAfter).toBeLessThanOrEqual(memoryBefore * 1.1)
  await Promise.all(others.map((tab) => tab.close()))
  program.signal('SIGTERM')
  expect((await program.exit).code).toBe(0)
}, 600_000)

async function residentMegabytes(program: Program): Promise<number> {
  const status = await readFile(`/proc/${program.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

async function liveSockets(program: Program): Promise<number> {
  const text = await (await fetch(`${program.base}/metrics`)).text()
  return Number(/^live_sockets (\d+)/m.exec(text)?.[1])
}
