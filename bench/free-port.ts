/** Where a program of a run listens, and the wait until it does. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { mustHold } from './harness.ts'

const limitMs = 60_000

export async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  for (const deadline = performance.now() + limitMs; performance.now() < deadline; await pause(10)) {
    mustHold(!hasEnded(), 'the server ended before it was ready')
    const answer = await fetch(url).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
  }
  mustHold(false, `not ready after ${limitMs / 1000} s`)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
