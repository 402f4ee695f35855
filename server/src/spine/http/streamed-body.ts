/**
 * Bodies too large to be held in memory: a route reads them as they come. A slow line may take its time, as long as it lives: it
 * is cut off when nothing comes for half a minute, as every other (`connectionTimeout`), or when it is slower than the slowest pace.
 * While it is waited for it counts neither as a call under way nor among the bodies of ordinary calls; the route limits how many
 * there are.
 */
import type { Socket } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
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

/** Cancelled by the client, or cut off by us. */
export class ClientGoneError extends Error {
  override name = 'ClientGoneError'
}

/**
 * The body as a stream of its own: one that is given up leaves the connection open, so that an answer can be sent. Only the time
 * spent waiting for the client counts against it, not that of a slow disk of ours.
 */
export function readBody({ raw }: FastifyRequest, mostBytes: number): Readable {
  const { socket } = raw
  const began = performance.now()
  let [received, pausedMs, pausedAt] = [0, 0, 0]
  const pause = () => {
    raw.pause()
    pausedAt ||= performance.now()
  }
  const body = new Readable({
    read() {
      if (pausedAt) pausedMs += performance.now() - pausedAt
      pausedAt = 0
      raw.resume()
    },
    destroy(error, done) {
      clearInterval(watch)
      reading.delete(socket)
      raw.off('data', take).off('end', end).off('close', giveUp)
      raw.pause()
      done(error)
    },
  })
  const take = (piece: Buffer) => {
    received += piece.length
    if (received > mostBytes) body.destroy(new BodyTooLargeError(`More than ${mostBytes} bytes.`))
    else if (!body.push(piece)) pause()
  }
  const end = () => {
    raw.off('close', giveUp)
    body.push(null)
  }
  const giveUp = () => body.destroy(new ClientGoneError('The client is gone.'))
  const watch = setInterval(() => {
    const waitedMs = performance.now() - began - pausedMs
    if (!pausedAt && waitedMs > slowestClientMs + (received / slowestPace) * 1_000) socket.destroy()
  }, 1_000)
  reading.add(socket)
  raw.on('data', take).once('end', end).once('close', giveUp)
  if (raw.destroyed) giveUp()
  return body
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
