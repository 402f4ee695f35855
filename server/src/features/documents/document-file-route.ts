/** The file of a document that the caller may see: to be saved, or for some minutes to be shown by our own pages. Browsers never open either as a page. */
import type { FastifyInstance } from 'fastify'
import { isKept } from '#features/documents/documents.queries.ts'
import { documents } from '#features/documents/documents.table.ts'
import type { WithPreviewLinks } from '#features/documents/preview-links.ts'
import { type ReducedSize, reducedPicture } from '#features/documents/reduced-pictures.ts'
import { uploadKeyOf } from '#features/documents/store-upload.ts'
import type { Outsider } from '#spine/database/act-as.ts'
import { and, eq } from '#spine/database/drizzle.ts'
import type { Services } from '#spine/http/call.ts'
import { type FileParts, type FoundFile, registerFileRoute } from '#spine/http/file-route.ts'

type Parts = Omit<FileParts<'readAs'>, 'services'> & {
  services: Pick<Services, 'readAs' | 'files'> & WithPreviewLinks
}

export function registerDocumentFiles(app: FastifyInstance, parts: Parts): void {
  const { services } = parts
  registerFileRoute(app, parts, {
    path: '/api/documents/:id/file',
    compress: false,
    find: ({ actor }, id) => fileOf(services, actor, id),
  })
  registerFileRoute(app, parts, {
    path: '/api/documents/:id/preview',
    compress: false,
    keepSeconds: 300,
    find: async ({ actor, person, surface, key }, id) =>
      services.previewLinks.isValid(id, { personId: person.id, surface }, key)
        ? fileOf(services, actor, id)
        : undefined,
  })
  const registerReduced = (path: string, size: ReducedSize) =>
    registerFileRoute(app, parts, {
      path,
      compress: false,
      keepSeconds: 300,
      find: async ({ actor, person, surface, key }, id) => {
        if (!services.previewLinks.isValid(id, { personId: person.id, surface }, key)) return undefined
        const file = await fileOf(services, actor, id)
        if (!file?.type.startsWith('image/')) return undefined
        const body = await reducedPicture(services.files, size, id)
        return body && { name: `${id}.webp`, type: 'image/webp', body }
      },
    })
  registerReduced('/api/documents/:id/thumbnail', 'thumbnail')
  registerReduced('/api/documents/:id/picture', 'picture')
}

/** Row-level security decides who may read it. */
export async function fileOf(
  { readAs }: Pick<Services, 'readAs'>,
  actor: Outsider,
  id: string,
): Promise<FoundFile | undefined> {
  const { file_name: name, file_type: type, file_size: size } = documents
  const [file] = await readAs(actor, (db) =>
    db
      .select({ name, type, size })
      .from(documents)
      .where(and(eq(documents.id, id), isKept)),
  )
  return file && { ...file, key: uploadKeyOf(id) }
}
