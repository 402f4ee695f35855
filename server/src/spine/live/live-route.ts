/** The route of live connections: everything that can be wrong is refused before the upgrade, as a problem. */
import { isSurface } from '@kervan/domain/access/roles.ts'
import type { Audience } from '@kervan/domain/live/event.ts'
import { chatAudience, closeCodes, livePath } from '@kervan/domain/live/live-messages.ts'
import type { ProblemCode } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#spine/config/config.ts'
import { mayWrite } from '#spine/database/act-as.ts'
import { networkOf } from '#spine/http/network.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'
import type { Caller, ReadSession } from '#spine/http/session.ts'
import type { Limits } from '#spine/limits/limits.ts'
import type { Listener, Sockets } from '#spine/live/sockets.ts'

type LiveQuery = { surface?: unknown; audience?: unknown; after?: unknown }
type Admitted = { listener: Omit<Listener, 'socket'>; after: number | undefined }

/** Who a visitor without a session is, as the audience that is theirs alone; undefined for nobody in particular. */
export type ReadGuest = (cookies: string | undefined) => Promise<Audience | undefined>

export type LiveParts = {
  config: Config
  sockets: Sockets
  readSession: ReadSession
  readGuest: ReadGuest
  limits: Limits
}

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
      // Checked again, since several connections may have been admitted at the same moment.
      if (hasTooManySockets(listener.person, parts)) return socket.close(closeCodes.tooFast)
      void parts.sockets.join({ ...listener, socket }, after)
    },
    handler: (request, reply) => answerProblem(request, reply, 'NOT_FOUND'),
  })
}

async function admit(request: FastifyRequest, parts: LiveParts): Promise<Admitted | ProblemCode> {
  const { config, readSession, limits } = parts
  // Browsers always send their origin; without ours it could be a foreign page that uses the cookie.
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
  if (query.audience === chatAudience) return admitGuest(request, parts, after)
  const caller = await readSession(surface, request.headers.cookie)
  const audiences = audiencesOf(caller, query.audience, config)
  if (!audiences) return caller.person ? 'FORBIDDEN' : 'UNAUTHORIZED'
  const { person, actor } = caller
  if (hasTooManySockets(person?.id, parts)) return 'TOO_MANY_REQUESTS'
  return {
    after,
    listener: {
      audiences,
      ...(person && { person: person.id }),
      ...('sessionId' in actor && { session: actor.sessionId }),
      ...(!mayWrite(actor) && { onlooker: true }),
    },
  }
}

/** Guests have no session: their audience stands for the person. */
async function admitGuest(
  { headers }: FastifyRequest,
  parts: LiveParts,
  after: number | undefined,
): Promise<Admitted | ProblemCode> {
  const audience = await parts.readGuest(headers.cookie)
  if (!audience) return 'UNAUTHORIZED'
  if (hasTooManySockets(audience, parts)) return 'TOO_MANY_REQUESTS'
  return { after, listener: { audiences: new Set([audience]), person: audience } }
}

function hasTooManySockets(person: string | undefined, { sockets, config }: LiveParts): boolean {
  return person !== undefined && sockets.countOf(person) >= config.liveSocketsPerPerson
}

/** Audiences follow from the caller; only that of the demo inbox can be requested. */
function audiencesOf(caller: Caller, requested: unknown, config: Config): Set<string> | undefined {
  const audiences = new Set<string>()
  if (caller.person) audiences.add(`user:${caller.person.id}`)
  if (caller.person && caller.surface === 'office') audiences.add('staff')
  if (requested === 'inbox' && config.mode === 'demo') audiences.add('inbox')
  else if (requested !== undefined) return undefined
  return audiences.size > 0 ? audiences : undefined
}
