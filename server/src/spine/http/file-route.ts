/**
 * Downloads of stored files: found by what the caller may read, given as a file to save (RFC 6266), never shown by the browser in our name.
 * Nobody learns whether a file that is not theirs exists.
 */
import type { Person } from '@kervan/domain/access/person.ts'
import { isSurface, type Surface } from '@kervan/domain/access/roles.ts'
import { Id } from '@kervan/domain/values/id.ts'
import type { FastifyInstance } from 'fastify'
import type { Outsider } from '#spine/database/act-as.ts'
import { MissingFileError } from '#spine/files/files.ts'
import { asAttachment } from '#spine/http/attachment.ts'
import type { Services } from '#spine/http/call.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'
import type { ReadSession } from '#spine/http/session.ts'

export type FileParts<Needed extends keyof Services = 'files'> = {
  services: Pick<Services, Needed | 'files'>
  readSession: ReadSession
}

/** In the store under a key, or made while it is sent. */
export type FoundFile = { name: string; type: string; size?: number } & (
  | { key: string }
  | { body: NodeJS.ReadableStream }
)

type FileRoute = {
  /** With `:id` in it. */
  path: string
  /** Whether sending it packed is worth the work. */
  compress: boolean
  /** For so long the person's own browser may keep it; otherwise not at all. */
  keepSeconds?: number
  find(caller: FileCaller, id: string): Promise<FoundFile | undefined>
}

/** `key` is what the address says besides, such as a signature. */
export type FileCaller = { actor: Outsider; person: Person; surface: Surface; key: string }

type Route = { Params: { id: string }; Querystring: { surface?: unknown; key?: unknown } }

export function registerFileRoute(
  app: FastifyInstance,
  { services, readSession }: FileParts,
  { path, compress, keepSeconds, find }: FileRoute,
): void {
  const config = { measuredAs: `GET ${path.replace(':id', '{id}')}` }
  app.get<Route>(path, { config, ...(!compress && { compress }) }, async (request, reply) => {
    // A link sends no headers of ours, so that its address names the surface.
    const surface = isSurface(request.query.surface) ? request.query.surface : 'portal'
    const { actor, person } = await readSession(surface, request.headers.cookie)
    const key = typeof request.query.key === 'string' ? request.query.key : ''
    if (!person) return answerProblem(request, reply, 'UNAUTHORIZED')
    const id = Id.safeParse(request.params.id)
    const file = id.success ? await find({ actor, person, surface, key }, id.data) : undefined
    const body = file && (await bodyOf(services, file))
    if (!body) return answerProblem(request, reply, 'NOT_FOUND')
    if (file.size !== undefined) reply.header('content-length', file.size)
    return reply
      .header('cache-control', keepSeconds ? `private, max-age=${keepSeconds}` : 'no-store')
      .header('content-disposition', asAttachment(file.name))
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      .type(file.type)
      .send(body)
  })
}

async function bodyOf({ files }: Pick<Services, 'files'>, file: FoundFile) {
  if ('body' in file) return file.body
  return files.read(file.key).catch((error: unknown) => {
    if (!(error instanceof MissingFileError)) throw error
  })
}
