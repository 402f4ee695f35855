/** Serves the OpenAPI document, which is generated at the first request so that the start does not wait for it. */
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '#assembly/openapi/openapi-document.ts'
import type { Config } from '#spine/config/config.ts'

export function registerOpenApi(app: FastifyInstance, config: Config): void {
  let document: ReturnType<typeof openApiDocument> | undefined
  app.get('/api/openapi.json', async (_, reply) => {
    document ??= openApiDocument(config)
    return reply.header('cache-control', 'public, max-age=300').send(await document)
  })
}
