/** Refuses calls before anything else is done: from foreign origins, with bodies without a length, or more than we can serve. */
import { livePath } from '@kervan/domain/live/live-messages.ts'
import type { ProblemCode } from '@kervan/domain/problems.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Config } from '#spine/config/config.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'
import { cookieNames } from '#spine/http/session.ts'

export const bodyLimit = 256 * 1024
/** With more calls than this in one process, or more waiting for a connection, the next call is refused. */
const callsAtOnce = 400
const waitingForDatabase = 200

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export function registerRequestGuard(
  app: FastifyInstance,
  config: Config,
  pool: Pick<pg.Pool, 'waitingCount'>,
): void {
  let underWay = 0
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = isApi(request) ? refusalOf(request, config.origins) : undefined
    if (!refusal) return done()
    if (refusal === 'PAYLOAD_TOO_LARGE') reply.header('connection', 'close')
    answerProblem(request, reply, refusal)
  })
  // From here its body is there, so nobody can fill the count by sending slowly. Live connections have limits of their own.
  app.addHook('preValidation', (request, reply, done) => {
    if (!isApi(request) || addressOf(request).startsWith(livePath)) return done()
    if (underWay >= callsAtOnce || pool.waitingCount > waitingForDatabase)
      return void answerProblem(request, reply, 'SERVICE_UNAVAILABLE')
    underWay += 1
    request.isUnderWay = true
    done()
  })
  app.decorateRequest('isUnderWay', false)
  app.decorateRequest('endUnderWay', function (this: FastifyRequest) {
    if (this.isUnderWay) underWay -= 1
    this.isUnderWay = false
  })
  // Until its answer is made, read or not.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.endUnderWay()
    done()
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    isUnderWay: boolean
    /** From here on it waits for its caller, and no longer counts as a call under way. */
    endUnderWay(): void
  }
}

/** The matched route, since the same address can be spelt in many ways. */
const addressOf = (request: FastifyRequest) => request.routeOptions.url ?? request.url
const isApi = (request: FastifyRequest) => addressOf(request).startsWith('/api')

function refusalOf(request: FastifyRequest, origins: readonly string[]): ProblemCode | undefined {
  if (safeMethods.has(request.method)) return undefined
  if (isForeign(request, origins)) return 'FOREIGN_ORIGIN'
  // It counts what comes.
  if (request.routeOptions.config.streamsBody) return undefined
  if (request.headers['transfer-encoding']) return 'LENGTH_REQUIRED'
  return Number(request.headers['content-length'] ?? 0) > bodyLimit ? 'PAYLOAD_TOO_LARGE' : undefined
}

/** Browsers name the origin of a call. A call without one may come from a program, but then without a session. */
function isForeign(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, cookie = '' } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site && site !== 'same-origin' && site !== 'none') return true
  if (origin !== undefined) return !origins.includes(origin)
  return Object.values(cookieNames).some((name) => cookie.includes(name))
}
