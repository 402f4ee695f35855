/** The API over HTTP: one route per procedure, with the caller and the surface; every failure is answered as a problem. */
import { readOnlyProblem } from '@kervan/domain/access/read-only.ts'
import { activityHeader, isSurface, personHeader, surfaceHeader } from '@kervan/domain/access/roles.ts'
import { positionHeader } from '@kervan/domain/live/live-messages.ts'
import { type Problem, problems } from '@kervan/domain/problems.ts'
import { idempotencyHeader } from '@kervan/domain/procedure.ts'
import { type AnyContractRouter, ValidationError } from '@orpc/contract'
import { type AnyProcedure, createProcedureClient, ORPCError, type Router } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { isReadOnlyRefusal } from '#spine/database/read-only-refusal.ts'
import { isUnavailable } from '#spine/database/unavailable.ts'
import type { Call, Services } from '#spine/http/call.ts'
import { addressFinder } from '#spine/http/contract-routes.ts'
import { networkOf } from '#spine/http/network.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'
import type { Caller, ReadSession } from '#spine/http/session.ts'

const prefix = '/api'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's name in the metrics. */
    measuredAs?: string
  }
}

export type ApiParts<More> = {
  router: Router<AnyContractRouter, Call<More>>
  services: Services & More
  readSession: ReadSession
  /** The newest position of the live events that this process knows of. */
  livePosition: () => number
}

export function registerApi<More>(
  app: FastifyInstance,
  { router, services, readSession, livePosition }: ApiParts<More>,
): void {
  for (const [name, procedure] of proceduresIn(router)) {
    const { method = 'POST', path = '', successStatus = 200 } = procedure['~orpc'].route
    const call = createProcedureClient(procedure, { path: name, context: (given: Call<More>) => given })
    app.route({
      method: method as HTTPMethods,
      url: `${prefix}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      config: { measuredAs: `${method} ${prefix}${path}` },
      // Their answers are too short to compress.
      ...(method !== 'GET' && { compress: false }),
      handler: async (request, reply) => {
        // Before anything is read: whatever is read then knows of these events.
        const position = livePosition()
        const caller = await callerOf(request, readSession)
        if (!caller) return answerProblem(request, reply, 'OTHER_PERSON')
        reply.header('cache-control', 'no-store')
        if (caller.person && method === 'GET') {
          reply.header(positionHeader, position)
          if (request.headers[personHeader] === undefined) reply.header(personHeader, caller.person.id)
        }
        try {
          const context = contextOf(services, caller, request, reply)
          const answer = await call(inputOf(request) as never, { context })
          return reply.code(successStatus).send(answer)
        } catch (error) {
          return answerFailure(error, request, reply)
        }
      },
    })
  }

  const findAddress = addressFinder(router, prefix)
  app.all(`${prefix}/*`, { config: { measuredAs: 'unknown' } }, async (request, reply) => {
    const known = findAddress(request.url.split('?')[0] ?? '')
    if (!known) return answerProblem(request, reply, 'NOT_FOUND')
    return answerProblem(request, reply.header('allow', known.methods.join(', ')), 'METHOD_NOT_ALLOWED')
  })
}

/** Who calls; undefined where the page was opened by somebody else. */
export async function callerOf(
  { headers }: FastifyRequest,
  readSession: ReadSession,
): Promise<Caller | undefined> {
  const surface = headers[surfaceHeader]
  const caller = await readSession(
    isSurface(surface) ? surface : 'portal',
    headers.cookie,
    activityHeader in headers,
  )
  const expected = headers[personHeader]
  const isOther = expected !== undefined && caller.person !== null && caller.person.id !== expected
  return isOther ? undefined : caller
}

function proceduresIn(node: object, path: string[] = []): [path: string[], procedure: AnyProcedure][] {
  if ('~orpc' in node) return [[path, node as AnyProcedure]]
  return Object.entries(node).flatMap(([name, child]) => proceduresIn(child, [...path, name]))
}

/** Parameters in the path win over those in the body or the query. */
function inputOf(request: FastifyRequest): unknown {
  const { method, body, params } = request
  const given = method === 'GET' || method === 'HEAD' ? flatQuery(request) : body
  const isPlain = typeof given === 'object' && given !== null && !Array.isArray(given)
  if (isPlain) return { ...given, ...(params as object) }
  return given === undefined || given === null ? { ...(params as object) } : given
}

/** No query of ours is nested. A nested one is passed on as text, which every input schema refuses. */
function flatQuery({ query, url }: FastifyRequest): unknown {
  for (const name in query as object) if (name.includes('[')) return url
  return query
}

function contextOf<More>(
  services: Services & More,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<More> {
  return {
    ...caller,
    services,
    network: networkOf(request.ip),
    browser: {
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      cookies: request.headers.cookie,
      pageOf: request.headers[personHeader]?.toString(),
    },
    setCookie: (line) => void reply.header('set-cookie', line),
    log: request.log,
    idempotencyKey: request.headers[idempotencyHeader]?.toString(),
    procedure: '',
  }
}

function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOfFailure(error, request, reply)
  return reply.code(problem.status).send(problem)
}

/** The problem that a failure is answered as; a header says when to try again, where that is known. */
export function problemOfFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): Problem {
  const { code, status, message, data } = describeFailure(error, request, reply)
  return { code, status, message, ...(data !== undefined && { data }), request_id: request.id }
}

type Failure = { code: string; status: number; message: string; data?: unknown }

function describeFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): Failure {
  const known = error instanceof ORPCError ? error : undefined
  if (known?.code === 'BAD_REQUEST' && known.cause instanceof ValidationError) {
    const issues = known.cause.issues.map(({ path = [], message }) => ({
      path: path.map((part) => (typeof part === 'object' ? part.key : part)).join('.'),
      message,
    }))
    return { code: 'BAD_REQUEST', ...problems.BAD_REQUEST, data: { issues } }
  }
  if (known?.status === 429) reply.header('retry-after', secondsToWait(known.data))
  if (known && known.status < 500) return known
  if (isReadOnlyRefusal(error)) return { code: 'READ_ONLY', ...readOnlyProblem }
  if (known?.code === 'SERVICE_UNAVAILABLE' || isUnavailable(error)) {
    request.log.warn({ err: error }, 'call not served')
    reply.header('retry-after', '2')
    return { code: 'SERVICE_UNAVAILABLE', ...problems.SERVICE_UNAVAILABLE }
  }
  request.log.error({ err: error }, 'call failed')
  return { code: 'INTERNAL_SERVER_ERROR', ...problems.INTERNAL_SERVER_ERROR }
}

function secondsToWait(data: unknown): string {
  return String((data as { retry_after_seconds?: number } | undefined)?.retry_after_seconds ?? 1)
}
