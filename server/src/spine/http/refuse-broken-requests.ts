/** Answers requests that reach no route, because their address or their HTTP is broken, in the shape of a problem. */
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { type Problem, problems } from '@kervan/domain/problems.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { mayTakeLong } from '#spine/http/streamed-body.ts'

/** Hooks do not run for these answers, so they bring their own security headers. */
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

function badRequest(requestId: string): Problem {
  return { code: 'BAD_REQUEST', ...problems.BAD_REQUEST, request_id: requestId }
}

export function refuseBrokenAddress(_: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply
    .code(400)
    .headers({ ...headers, 'x-request-id': request.id })
    .send(JSON.stringify(badRequest(request.id)))
}

export function refuseBrokenHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && mayTakeLong(socket)) return
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const requestId = randomUUID()
  const body = JSON.stringify(badRequest(requestId))
  const lines = Object.entries({
    ...headers,
    'x-request-id': requestId,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}
