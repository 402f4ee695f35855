/** Routes whose body is a file. */
import { fileProblems } from '@kervan/domain/values/file-problems.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemOfFailure } from '#spine/http/api-route.ts'
import { answerEarly, BodyTooLargeError, ClientGoneError } from '#spine/http/streamed-body.ts'

/** `receive` reads the file; all that goes wrong is answered as a problem. */
export async function takesFiles(
  app: FastifyInstance,
  path: string,
  receive: (request: FastifyRequest) => Promise<object>,
): Promise<void> {
  // In a scope of its own: nothing parses this body, whatever its type.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.post(
      path,
      { compress: false, config: { measuredAs: `POST ${path}`, streamsBody: true } },
      async (request, reply) => {
        try {
          return answerEarly(request, reply, 201, await receive(request))
        } catch (error) {
          // Nobody is there to be told.
          if (error instanceof ClientGoneError) return reply.hijack()
          const problem = problemOf(error, request, reply)
          return answerEarly(request, reply, problem.status, problem)
        }
      },
    )
  })
}

const fullDisk = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'])

function problemOf(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof BodyTooLargeError)
    return { code: 'FILE_TOO_LARGE', ...fileProblems.FILE_TOO_LARGE, request_id: request.id }
  if (fullDisk.has((error as NodeJS.ErrnoException).code ?? '')) {
    request.log.error({ err: error }, 'no room for files')
    return { code: 'STORAGE_FULL', ...fileProblems.STORAGE_FULL, request_id: request.id }
  }
  return problemOfFailure(error, request, reply)
}
