/** Serves the OpenAPI document, for partners and for our own documentation page. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'
import { openApiDocument } from '#http/openapi-document.ts'

export async function registerOpenApi(app: FastifyInstance, config: Config): Promise<void> {
  const document = await openApiDocument(config)
  app.get('/api/openapi.json', async (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document),
  )
}
