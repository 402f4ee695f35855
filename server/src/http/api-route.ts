/** The API over HTTP: who calls, on which surface, then oRPC; whatever goes wrong leaves in the one shape of a problem. */
import { isSurface, personHeader, surfaceHeader } from '@kervan/domain/auth/roles.ts'
import { contract } from '@kervan/domain/contract.ts'
import { type Problem, type ProblemCode, problems } from '@kervan/domain/problems.ts'
import { idempotencyHeader } from '@kervan/domain/procedure.ts'
import { ValidationError } from '@orpc/contract'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { ORPCError } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { router } from '#api.ts'
import type { SessionReader } from '#auth/session-reader.ts'
import { isUnavailable } from '#database/unavailable.ts'
import { addressFinder, methodServing } from '#http/contract-routes.ts'
import { networkOf } from '#http/network.ts'
import { answerProblem } from '#http/problem-answer.ts'
import type { CallContext, Services } from '#procedures.ts'

type HttpCall = CallContext & { request: FastifyRequest; reply: FastifyReply }

export function registerApi(app: FastifyInstance, services: Services, readSession: SessionReader): void {
  const handler = new OpenAPIHandler<HttpCall>(router, {
    // Innermost: the adapter has already turned unknown failures into a bare 500 by the time it encodes them.
    clientInterceptors: [
      async ({ next, context }) => {
        try {
          return await next()
        } catch (error) {
          presented.add(context.request)
          throw presentable(error, context)
        }
      },
    ],
    // Outermost: oRPC makes errors anew on the way, so only here it is certain which request is answered.
    rootInterceptors: [
      async ({ next, ...call }) => {
        const { context, request } = call
        const result = await next({ ...call, request: { ...request, method: methodServing(request.method) } })
        if (result.matched && result.response.status >= 400)
          result.response.body = signed(result.response.body as Problem, context.request)
        return result
      },
    ],
    customErrorResponseBodyEncoder: ({ code, status, message, data }): Omit<Problem, 'request_id'> => ({
      code,
      status,
      message,
      ...(data !== undefined && { data }),
    }),
  })
  const addressAt = addressFinder(contract, '/api')

  app.all('/api/*', async (request, reply) => {
    const said = request.headers[surfaceHeader]
    const surface = isSurface(said) ? said : 'portal'
    const caller = await readSession(surface, request.headers.cookie)
    const owner = request.headers[personHeader]
    if (owner !== undefined && caller.person && caller.person.id !== owner)
      return answerProblem(request, reply, 'OTHER_PERSON')
    const context: HttpCall = {
      ...caller,
      services,
      request,
      reply,
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
    reply.header('cache-control', 'no-store')
    const { matched } = await handler.handle(request, reply, { prefix: '/api', context })
    if (matched) return reply
    const known = addressAt(request.url.split('?')[0] ?? '')
    if (!known) return answerProblem(request, reply, 'NOT_FOUND')
    return answerProblem(request, reply.header('allow', known.methods.join(', ')), 'METHOD_NOT_ALLOWED')
  })
}

function presentable(error: unknown, { request, reply }: HttpCall): ORPCError<string, unknown> {
  const known = error instanceof ORPCError ? error : undefined
  if (known?.code === 'BAD_REQUEST' && known.cause instanceof ValidationError) {
    const issues = known.cause.issues.map(({ path = [], message }) => ({
      path: path.map((part) => (typeof part === 'object' ? part.key : part)).join('.'),
      message,
    }))
    return new ORPCError('BAD_REQUEST', { ...problems.BAD_REQUEST, data: { issues } })
  }
  if (known?.status === 429) reply.header('retry-after', waitingTime(known.data))
  if (known && known.status < 500) return known
  if (isUnavailable(error)) {
    request.log.warn({ err: error }, 'call not served')
    reply.header('retry-after', '2')
    return new ORPCError('SERVICE_UNAVAILABLE', problems.SERVICE_UNAVAILABLE)
  }
  request.log.error({ err: error }, 'call failed')
  return new ORPCError('INTERNAL_SERVER_ERROR', problems.INTERNAL_SERVER_ERROR)
}

function waitingTime(data: unknown): string {
  return String((data as { retry_after_seconds?: number } | undefined)?.retry_after_seconds ?? 1)
}

/** Requests whose problem is in our words; others oRPC refused itself, such as a malformed query, in English. */
const presented = new WeakSet<FastifyRequest>()

function signed(problem: Omit<Problem, 'request_id'>, request: FastifyRequest): Problem {
  const own = problems[problem.code as ProblemCode] ?? problems.BAD_REQUEST
  const message = presented.has(request) ? problem.message : own.message
  return { ...problem, message, request_id: request.id }
}
