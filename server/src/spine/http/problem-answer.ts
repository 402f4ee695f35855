/** Answers every HTTP error as a problem, without stacks, statements or names of libraries. */
import { type Problem, type ProblemCode, problems } from '@kervan/domain/problems.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from '#spine/database/unavailable.ts'

export function answerProblem(request: FastifyRequest, reply: FastifyReply, code: ProblemCode): FastifyReply {
  const { status, message } = problems[code]
  const problem: Problem = { code, status, message, request_id: request.id }
  if (status === 503) reply.header('retry-after', '2')
  return reply.code(status).header('cache-control', 'no-store').send(problem)
}

const codeByStatus = new Map<number, ProblemCode>(
  Object.entries(problems).map(([code, { status }]) => [status, code as ProblemCode]),
)
codeByStatus.set(403, 'FORBIDDEN')
codeByStatus.set(409, 'STALE')

/** The problem an error is answered as. Logs those that are our own fault. */
export function problemOf(
  error: FastifyError,
  request: FastifyRequest,
): { code: ProblemCode; status: number; message: string } {
  const status = isUnavailable(error) ? 503 : (error.statusCode ?? 500)
  if (status === 503) request.log.warn({ err: error }, 'request not served')
  if (status >= 500 && status !== 503) request.log.error({ err: error }, 'request failed')
  const code = codeByStatus.get(status) ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR')
  return { code, ...problems[code] }
}

export function registerProblemAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    answerProblem(request, reply, problemOf(error, request).code),
  )
}
