/** The API over HTTP: each procedure at its address, called by whom and on which surface; whatever goes wrong leaves in the one shape of a problem. */
import { isSurface, personHeader, surfaceHeader } from '@kervan/domain/access/roles.ts'
import { type Problem, problems } from '@kervan/domain/problems.ts'
import { idempotencyHeader } from '@kervan/domain/procedure.ts'
import { type AnyContractRouter, ValidationError } from '@orpc/contract'
import { type AnyProcedure, createProcedureClient, ORPCError, type Router } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { isUnavailable } from '#spine/database/unavailable.ts'
import type { Call, Services } from '#spine/http/call.ts'
import { addressFinder } from '#spine/http/contract-routes.ts'
import { networkOf } from '#spine/http/network.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'
import type { Caller, ReadSession } from '#spine/http/session.ts'

const prefix = '/api'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name it is measured under. */
    measuredAs?: string
  }
}

export type ApiParts<More> = {
  router: Router<AnyContractRouter, Call<More>>
  services: Services & More
  readSession: ReadSession
}

export function registerApi<More>(
  app: FastifyInstance,
  { router, services, readSession }: ApiParts<More>,
): void {
  for (const [name, procedure] of proceduresIn(router)) {
    const { method = 'POST', path = '', successStatus = 200 } = procedure['~orpc'].route
    const call = createProcedureClient(procedure, { path: name, context: (given: Call<More>) => given })
    app.route({
      method: method as HTTPMethods,
      url: `${prefix}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      config: { measuredAs: `${method} ${prefix}${path}` },
      // What is done is answered in a few words.
      ...(method !== 'GET' && { compress: false }),
      handler: async (request, reply) => {
        const said = request.headers[surfaceHeader]
        const caller = await readSession(isSurface(said) ? said : 'portal', request.headers.cookie)
        const owner = request.headers[personHeader]
        if (owner !== undefined && caller.person && caller.person.id !== owner)
          return answerProblem(request, reply, 'OTHER_PERSON')
        reply.header('cache-control', 'no-store')
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

  const addressAt = addressFinder(router, prefix)
  app.all(`${prefix}/*`, { config: { measuredAs: 'unknown' } }, async (request, reply) => {
    const known = addressAt(request.url.split('?')[0] ?? '')
    if (!known) return answerProblem(request, reply, 'NOT_FOUND')
    return answerProblem(request, reply.header('allow', known.methods.join(', ')), 'METHOD_NOT_ALLOWED')
  })
}

function proceduresIn(node: object, path: string[] = []): [path: string[], procedure: AnyProcedure][] {
  if ('~orpc' in node) return [[path, node as AnyProcedure]]
  return Object.entries(node).flatMap(([name, child]) => proceduresIn(child, [...path, name]))
}

/** What stands in the address is what is meant: neither the body nor the query can name another one. */
function inputOf(request: FastifyRequest): unknown {
  const { method, body, params } = request
  const given = method === 'GET' || method === 'HEAD' ? flat(request) : body
  const isPlain = typeof given === 'object' && given !== null && !Array.isArray(given)
  if (isPlain) return { ...given, ...(params as object) }
  return given === undefined || given === null ? { ...(params as object) } : given
}

/** No question of ours nests. One that does is handed on as the text it came as, which nothing behind the door takes. */
function flat({ query, url }: FastifyRequest): unknown {
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
    },
    setCookie: (line) => void reply.header('set-cookie', line),
    log: request.log,
    idempotencyKey: request.headers[idempotencyHeader]?.toString(),
    procedure: '',
  }
}

function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, status, message, data } = presentable(error, request, reply)
  const problem: Problem = {
    code,
    status,
    message,
    ...(data !== undefined && { data }),
    request_id: request.id,
  }
  return reply.code(status).send(problem)
}

type Presented = { code: string; status: number; message: string; data?: unknown }

function presentable(error: unknown, request: FastifyRequest, reply: FastifyReply): Presented {
  const known = error instanceof ORPCError ? error : undefined
  if (known?.code === 'BAD_REQUEST' && known.cause instanceof ValidationError) {
    const issues = known.cause.issues.map(({ path = [], message }) => ({
      path: path.map((part) => (typeof part === 'object' ? part.key : part)).join('.'),
      message,
    }))
    return { code: 'BAD_REQUEST', ...problems.BAD_REQUEST, data: { issues } }
  }
  if (known?.status === 429) reply.header('retry-after', waitingTime(known.data))
  if (known && known.status < 500) return known
  if (isUnavailable(error)) {
    request.log.warn({ err: error }, 'call not served')
    reply.header('retry-after', '2')
    return { code: 'SERVICE_UNAVAILABLE', ...problems.SERVICE_UNAVAILABLE }
  }
  request.log.error({ err: error }, 'call failed')
  return { code: 'INTERNAL_SERVER_ERROR', ...problems.INTERNAL_SERVER_ERROR }
}

function waitingTime(data: unknown): string {
  return String((data as { retry_after_seconds?: number } | undefined)?.retry_after_seconds ?? 1)
}
