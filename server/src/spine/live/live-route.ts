/** The live connection over HTTP: everything that could be wrong is refused before the upgrade, with the same problem shape. */
import { isSurface } from '@kervan/domain/access/roles.ts'
import { closeCodes, livePath } from '@kervan/domain/live/live-messages.ts'
import type { ProblemCode } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#spine/config/config.ts'
import { networkOf } from '#spine/http/network.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'
import type { Caller, ReadSession } from '#spine/http/session.ts'
import type { Limits } from '#spine/limits/limits.ts'
import type { Listener, Sockets } from '#spine/live/sockets.ts'

type LiveQuery = { surface?: unknown; audience?: unknown; after?: unknown }
type Admitted = { listener: Omit<Listener, 'socket'>; after: number | undefined }

export type LiveParts = { config: Config; sockets: Sockets; readSession: ReadSession; limits: Limits }

export function registerLive(app: FastifyInstance, parts: LiveParts): void {
  const admitted = new WeakMap<FastifyRequest, Admitted>()

  app.route({
    method: 'GET',
    url: livePath,
    preValidation: async (request, reply) => {
      const verdict = await admit(request, parts)
      if (typeof verdict === 'string') return answerProblem(request, reply, verdict)
      admitted.set(request, verdict)
    },
    wsHandler: (socket, request) => {
      const { listener, after } = admitted.get(request) as Admitted
      // Several may have been let in at the same moment for one free place.
      if (hasEnough(listener.person, parts)) return socket.close(closeCodes.tooFast)
      void parts.sockets.join({ ...listener, socket }, after)
    },
    handler: (request, reply) => answerProblem(request, reply, 'NOT_FOUND'),
  })
}

async function admit(request: FastifyRequest, parts: LiveParts): Promise<Admitted | ProblemCode> {
  const { config, readSession, limits } = parts
  // Browsers always send it; anything else could be a page elsewhere riding on the cookie.
  if (!config.origins.includes(request.headers.origin ?? '')) return 'FOREIGN_ORIGIN'
  const query = request.query as LiveQuery
  const surface = query.surface ?? 'portal'
  const after = query.after === undefined ? undefined : Number(query.after)
  if (!isSurface(surface) || (after !== undefined && !(Number.isSafeInteger(after) && after >= 0)))
    return 'BAD_REQUEST'
  try {
    await limits.liveConnect(networkOf(request.ip))
  } catch (error) {
    if (error instanceof ORPCError) return 'TOO_MANY_REQUESTS'
    throw error
  }
  const caller = await readSession(surface, request.headers.cookie)
  const audiences = audiencesOf(caller, query.audience, config)
  if (!audiences) return caller.person ? 'FORBIDDEN' : 'UNAUTHORIZED'
  const { person, actor } = caller
  if (hasEnough(person?.id, parts)) return 'TOO_MANY_REQUESTS'
  return {
    after,
    listener: {
      audiences,
      ...(person && { person: person.id }),
      ...('sessionId' in actor && { session: actor.sessionId }),
    },
  }
}

function hasEnough(person: string | undefined, { sockets, config }: LiveParts): boolean {
  return person !== undefined && sockets.countOf(person) >= config.liveSocketsPerPerson
}

/** What somebody hears follows from who they are; the one thing that can be asked for is the demo inbox. */
function audiencesOf(caller: Caller, asked: unknown, config: Config): Set<string> | undefined {
  const audiences = new Set<string>()
  if (caller.person) audiences.add(`user:${caller.person.id}`)
  if (caller.person && caller.surface === 'office') audiences.add('staff')
  if (asked === 'inbox' && config.mode === 'demo') audiences.add('inbox')
  else if (asked !== undefined) return undefined
  return audiences.size > 0 ? audiences : undefined
}
