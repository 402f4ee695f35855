/** Downloads one's own upload, of the verified type. */
import type { FastifyInstance } from 'fastify'
import { uploadKeyOf } from '#features/documents/store-upload.ts'
import { uploadById } from '#features/documents/uploads.queries.ts'
import { type FileParts, registerFileRoute } from '#spine/http/file-route.ts'

export function registerUploadFiles(app: FastifyInstance, parts: FileParts<'readAs'>): void {
  registerFileRoute(app, parts, {
    path: '/api/uploads/:id/file',
    compress: false,
    find: async ({ actor, person }, id) => {
      const [upload] = await parts.services.readAs(actor, (db) => uploadById(db, person.id, id))
      return upload && { ...upload, key: uploadKeyOf(upload.id) }
    },
  })
}
