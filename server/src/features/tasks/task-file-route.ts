/** Downloads the file of a finished task. Only its owner finds it; everybody else is told that there is none. */
import { isSurface } from '@kervan/domain/access/roles.ts'
import { Id } from '@kervan/domain/values/page.ts'
import type { FastifyInstance } from 'fastify'
import { fileKeyOf } from '#features/tasks/run-task.jobs.ts'
import { taskFile } from '#features/tasks/tasks.queries.ts'
import { MissingFileError } from '#spine/files/files.ts'
import { asAttachment } from '#spine/http/attachment.ts'
import type { Services } from '#spine/http/call.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'
import type { ReadSession } from '#spine/http/session.ts'

type Parts = { services: Pick<Services, 'readAs' | 'files'>; readSession: ReadSession }
type Route = { Params: { id: string }; Querystring: { surface?: unknown } }

export function registerTaskFiles(app: FastifyInstance, { services, readSession }: Parts): void {
  app.get<Route>(
    '/api/tasks/:id/file',
    { config: { measuredAs: 'GET /api/tasks/{id}/file' } },
    async (request, reply) => {
      const { surface } = request.query
      // A link sends no headers of ours, so that its address names the surface.
      const { actor, person } = await readSession(
        isSurface(surface) ? surface : 'portal',
        request.headers.cookie,
      )
      if (!person) return answerProblem(request, reply, 'UNAUTHORIZED')
      const id = Id.safeParse(request.params.id)
      const [file] = id.success ? await services.readAs(actor, (db) => taskFile(db, person.id, id.data)) : []
      if (!file?.name || !id.success) return answerProblem(request, reply, 'NOT_FOUND')
      const body = await services.files.read(fileKeyOf(id.data)).catch((error: unknown) => {
        if (!(error instanceof MissingFileError)) throw error
      })
      if (!body) return answerProblem(request, reply, 'NOT_FOUND')
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', asAttachment(file.name))
        .type(file.type ?? 'application/octet-stream')
        .send(body)
    },
  )
}
