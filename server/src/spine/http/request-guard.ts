/** What is refused before anything else looks at a request: foreign callers, bodies without a length, and more than we can serve. */
import { livePath } from '@kervan/domain/live/live-messages.ts'
import type { ProblemCode } from '@kervan/domain/problems.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Config } from '#spine/config/config.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'
import { cookieNames } from '#spine/http/session.ts'

export const bodyLimit = 256 * 1024
/** More calls than this under way in one process, or waiting for a connection, and the next is turned away at once. */
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
    // By what was found, not by how it was spelt: an address can be written in many ways.
    const address = request.routeOptions.url ?? request.url
    if (!address.startsWith('/api')) return done()
    // A live connection stays open for hours and has limits of its own; it is no call under way.
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

  function refusalOf(request: FastifyRequest, busy: boolean): ProblemCode | undefined {
    if (busy) return 'SERVICE_UNAVAILABLE'
    if (safeMethods.has(request.method)) return undefined
    if (isForeign(request, config.origins)) return 'FOREIGN_ORIGIN'
    if (request.headers['transfer-encoding']) return 'LENGTH_REQUIRED'
    return Number(request.headers['content-length'] ?? 0) > bodyLimit ? 'PAYLOAD_TOO_LARGE' : undefined
  }
}

/** A browser says where a call comes from. A call that says nothing may come from a program, but then without a session. */
function isForeign(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, cookie = '' } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site && site !== 'same-origin' && site !== 'none') return true
  if (origin !== undefined) return !origins.includes(origin)
  return Object.values(cookieNames).some((name) => cookie.includes(name))
}
