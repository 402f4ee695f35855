/** Downloads the file of one's own finished task. */
import type { FastifyInstance } from 'fastify'
import { fileKeyOf } from '#features/tasks/run-task.jobs.ts'
import { taskFile } from '#features/tasks/tasks.queries.ts'
import { type FileParts, registerFileRoute } from '#spine/http/file-route.ts'

export function registerTaskFiles(app: FastifyInstance, parts: FileParts<'readAs'>): void {
  registerFileRoute(app, parts, {
    path: '/api/tasks/:id/file',
    compress: true,
    find: async ({ actor, person }, id) => {
      const [file] = await parts.services.readAs(actor, (db) => taskFile(db, person.id, id))
      if (!file?.name) return undefined
      return { key: fileKeyOf(id), name: file.name, type: file.type ?? 'application/octet-stream' }
    },
  })
}
