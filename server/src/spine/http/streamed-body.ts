/**
 * Bodies too large to be held in memory: a route reads them as they come. A slow line may take its time, as long as it lives: it
 * is cut off when nothing comes for half a minute, as every other (`connectionTimeout`), or when it is slower than the slowest pace.
 * While it is waited for it counts neither as a call under way nor among the bodies of ordinary calls; the route limits how many
 * there are.
 */
import type { Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { slowestClientMs } from '#spine/http/slow-clients.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads its body by `readBody`, also one whose length is not told. */
    streamsBody?: boolean
  }
}

/** Bytes a second, on average and after the time that every body has. 10 MB then take at most 22 minutes. */
const slowestPace = 8 * 1024
/** How long the rest of a body that is no longer wanted is thrown away. */
const lingerMs = 2_000

const reading = new WeakSet<Socket>()

/** Whether Node's own limit for the time of a whole request does not apply, since `readBody` watches the connection. */
export const mayTakeLong = (socket: Socket): boolean => reading.has(socket)

export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError'
}

/** The body, piece by piece. Only the time spent waiting for the client counts, not that of a slow disk of ours. */
export async function* readBody({ raw }: FastifyRequest, mostBytes: number): AsyncGenerator<Buffer> {
  const { socket } = raw
  const pieces: AsyncIterator<Buffer> = raw.iterator({ destroyOnReturn: false })
  let [received, waitedMs] = [0, 0]
  const next = async () => {
    const patienceMs = slowestClientMs + (received / slowestPace) * 1_000 - waitedMs
    const tooSlow = setTimeout(() => socket.destroy(), patienceMs)
    const began = performance.now()
    const piece = await pieces.next().finally(() => clearTimeout(tooSlow))
    waitedMs += performance.now() - began
    return piece
  }
  reading.add(socket)
  try {
    for (let piece = await next(); !piece.done; piece = await next()) {
      received += piece.value.length
      if (received > mostBytes) throw new BodyTooLargeError(`More than ${mostBytes} bytes.`)
      yield piece.value
    }
  } finally {
    reading.delete(socket)
    await pieces.return?.()
  }
}

/**
 * Answers although the body may still be coming, and closes the connection then. Not at once: a browser that is sending would be
 * told that the connection was reset, and might never read the answer.
 */
export function answerEarly(request: FastifyRequest, reply: FastifyReply, status: number, answer: object) {
  const { raw } = request
  reply.code(status).header('cache-control', 'no-store')
  if (raw.complete) return reply.send(answer)
  const text = JSON.stringify(answer)
  const body = new PassThrough()
  body.write(text)
  const end = () => void body.end()
  const longest = setTimeout(end, lingerMs)
  raw.once('close', () => {
    clearTimeout(longest)
    end()
  })
  raw.resume()
  return reply
    .header('connection', 'close')
    .header('content-length', Buffer.byteLength(text))
    .type('application/json; charset=utf-8')
    .send(body)
}
