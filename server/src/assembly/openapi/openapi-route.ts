/** Serves the OpenAPI document, for partners and for our own documentation page. Made when it is first asked for: the start need not wait. */
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
