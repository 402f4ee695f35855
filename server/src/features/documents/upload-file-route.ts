/** Downloads one's own upload. It is never shown by the browser in our name: a file to save, of the verified type, in a sandbox. */
import { isSurface } from '@kervan/domain/access/roles.ts'
import { Id } from '@kervan/domain/values/page.ts'
import type { FastifyInstance } from 'fastify'
import { uploadKeyOf } from '#features/documents/store-upload.ts'
import { uploadById } from '#features/documents/uploads.queries.ts'
import { MissingFileError } from '#spine/files/files.ts'
import { asAttachment } from '#spine/http/attachment.ts'
import type { Services } from '#spine/http/call.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'
import type { ReadSession } from '#spine/http/session.ts'

type Parts = { services: Pick<Services, 'readAs' | 'files'>; readSession: ReadSession }
type Route = { Params: { id: string }; Querystring: { surface?: unknown } }

export function registerUploadFiles(app: FastifyInstance, { services, readSession }: Parts): void {
  app.get<Route>(
    '/api/uploads/:id/file',
    { compress: false, config: { measuredAs: 'GET /api/uploads/{id}/file' } },
    async (request, reply) => {
      const { surface } = request.query
      // A link sends no headers of ours, so that its address names the surface.
      const { actor, person } = await readSession(
        isSurface(surface) ? surface : 'portal',
        request.headers.cookie,
      )
      if (!person) return answerProblem(request, reply, 'UNAUTHORIZED')
      const id = Id.safeParse(request.params.id)
      const [upload] = id.success
        ? await services.readAs(actor, (db) => uploadById(db, person.id, id.data))
        : []
      if (!upload) return answerProblem(request, reply, 'NOT_FOUND')
      const body = await services.files.read(uploadKeyOf(upload.id)).catch((error: unknown) => {
        if (!(error instanceof MissingFileError)) throw error
      })
      if (!body) return answerProblem(request, reply, 'NOT_FOUND')
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', asAttachment(upload.name))
        .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
        .header('content-length', upload.size)
        .type(upload.type)
        .send(body)
    },
  )
}
