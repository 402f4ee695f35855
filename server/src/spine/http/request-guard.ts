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
    // The matched route, since the same address can be spelt in many ways.
    const address = request.routeOptions.url ?? request.url
    if (!address.startsWith('/api')) return done()
    // Live connections stay open for hours and have limits of their own.
    if (!address.startsWith(livePath)) {
      underWay += 1
      reply.raw.once('close', () => {
        underWay -= 1
      })
    }
    const refusal = refusalOf(request, underWay > callsAtOnce || pool.waitingCount > waitingForDatabase)
    if (!refusal) return done()
    if (refusal === 'PAYLOAD_TOO_LARGE') reply.header('connection', 'close')
    answerProblem(request, reply, refusal)
  })

  function refusalOf(request: FastifyRequest, isBusy: boolean): ProblemCode | undefined {
    if (isBusy) return 'SERVICE_UNAVAILABLE'
    if (safeMethods.has(request.method)) return undefined
    if (isForeign(request, config.origins)) return 'FOREIGN_ORIGIN'
    if (request.headers['transfer-encoding']) return 'LENGTH_REQUIRED'
    return Number(request.headers['content-length'] ?? 0) > bodyLimit ? 'PAYLOAD_TOO_LARGE' : undefined
  }
}

/** Browsers name the origin of a call. A call without one may come from a program, but then without a session. */
function isForeign(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, cookie = '' } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site && site !== 'same-origin' && site !== 'none') return true
  if (origin !== undefined) return !origins.includes(origin)
  return Object.values(cookieNames).some((name) => cookie.includes(name))
}
