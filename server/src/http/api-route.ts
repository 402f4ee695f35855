/** The API over HTTP: who calls, on which surface, then oRPC; whatever goes wrong leaves in the one shape of a problem. */
import { Surface, surfaceHeader } from '@kervan/domain/auth/roles.ts'
import { contract } from '@kervan/domain/contract.ts'
import { type Problem, type ProblemCode, problems } from '@kervan/domain/problems.ts'
import { idempotencyHeader } from '@kervan/domain/procedure.ts'
import { ValidationError } from '@orpc/contract'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { ORPCError } from '@orpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { router } from '#api.ts'
import type { SessionReader } from '#auth/session-reader.ts'
import { allowedMethods } from '#http/contract-routes.ts'
import { networkOf } from '#http/network.ts'
import { answerProblem } from '#http/problem-answer.ts'
import type { CallContext, Services } from '#procedures.ts'

type HttpCall = CallContext & { request: FastifyRequest }

export function registerApi(app: FastifyInstance, services: Services, readSession: SessionReader): void {
  const handler = new OpenAPIHandler<HttpCall>(router, {
    // Innermost: the adapter has already turned unknown failures into a bare 500 by the time it encodes them.
    clientInterceptors: [
      async ({ next, context }) => {
        try {
          return await next()
        } catch (error) {
          throw presentable(error, context.request)
        }
      },
    ],
    customErrorResponseBodyEncoder: toProblem,
  })
  const methods = allowedMethods(contract, '/api')

  app.all('/api/*', async (request, reply) => {
    const surface = Surface.catch('portal').parse(request.headers[surfaceHeader])
    const caller = await readSession(surface, request.headers.cookie)
    const context: HttpCall = {
      ...caller,
      services,
      request,
      network: networkOf(request.ip),
      idempotencyKey: idempotencyKey(request.headers[idempotencyHeader]),
      procedure: '',
    }
    reply.header('cache-control', 'no-store')
    const { matched } = await handler.handle(request, reply, { prefix: '/api', context })
    if (matched) return reply
    const allowed = methods(request.url.split('?')[0] ?? '')
    if (allowed.length === 0) return answerProblem(request, reply, 'NOT_FOUND')
    return answerProblem(request, reply.header('allow', allowed.join(', ')), 'METHOD_NOT_ALLOWED')
  })
}

/** Longer or stranger than a key has any reason to be: treated as none would lose its promise, so it is cut to a plain form. */
function idempotencyKey(header: string | string[] | undefined): string | undefined {
  const key = Array.isArray(header) ? header[0] : header
  if (key === undefined) return undefined
  if (!/^[\w-]{8,128}$/.test(key)) throw Object.assign(new Error('idempotency key'), { statusCode: 400 })
  return key
}

function presentable(error: unknown, request: FastifyRequest): ORPCError<string, unknown> {
  const known = error instanceof ORPCError ? error : undefined
  if (known?.code === 'BAD_REQUEST' && known.cause instanceof ValidationError) {
    const issues = known.cause.issues.map(({ path = [], message }) => ({
      path: path.map((part) => (typeof part === 'object' ? part.key : part)).join('.'),
      message,
    }))
    return tagged(new ORPCError('BAD_REQUEST', { ...problems.BAD_REQUEST, data: { issues } }), request)
  }
  if (known && known.status < 500) return tagged(known, request)
  request.log.error({ err: error }, 'call failed')
  return tagged(new ORPCError('INTERNAL_SERVER_ERROR', problems.INTERNAL_SERVER_ERROR), request)
}

const requestIds = new WeakMap<object, string>()

function tagged<E extends ORPCError<string, unknown>>(error: E, request: FastifyRequest): E {
  requestIds.set(error, request.id)
  return error
}

/** Also meets what oRPC refuses itself, such as a malformed query; then our sentence replaces its English one. */
function toProblem(error: ORPCError<string, unknown>): Problem {
  const own = problems[error.code as ProblemCode]
  const message = requestIds.has(error) || !own ? error.message : own.message
  return {
    code: error.code,
    status: error.status,
    message,
    request_id: requestIds.get(error) ?? '',
    ...(error.data !== undefined && { data: error.data }),
  }
}
