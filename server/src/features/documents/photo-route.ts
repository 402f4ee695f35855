/**
 * Photos of the people of the office, to be shown in our pages. Whoever knows the address may see one, as customers do: it names no
 * person and cannot be guessed. It never changes, so that browsers keep it.
 */
import { photoAddress, photoKeyOf } from '@kervan/domain/auth/staff-photo.ts'
import { Id } from '@kervan/domain/values/id.ts'
import type { FastifyInstance } from 'fastify'
import { MissingFileError } from '#spine/files/files.ts'
import type { Services } from '#spine/http/call.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'

const keepSeconds = 30 * 86_400

export function registerPhotos(app: FastifyInstance, { files }: Pick<Services, 'files'>): void {
  const path = photoAddress(':id')
  app.get<{ Params: { id: string } }>(
    path,
    { compress: false, config: { measuredAs: `GET ${photoAddress('{id}')}` } },
    async (request, reply) => {
      const id = Id.safeParse(request.params.id)
      const body = id.success && (await files.read(photoKeyOf(id.data)).catch(unlessMissing))
      if (!body) return answerProblem(request, reply, 'NOT_FOUND')
      return reply
        .header('cache-control', `private, max-age=${keepSeconds}, immutable`)
        .header('content-disposition', 'inline')
        .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
        .type('image/webp')
        .send(body)
    },
  )
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof MissingFileError)) throw error
}
