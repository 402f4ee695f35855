/** Serves the OpenAPI document, which is generated at the first request so that the start does not wait for it. */
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '#assembly/openapi/openapi-document.ts'
import type { Config } from '#spine/config/config.ts'

export function registerOpenApi(app: FastifyInstance, config: Config): void {
  let document: Promise<string> | undefined
  app.get('/api/openapi.json', async (_, reply) => {
    document ??= openApiDocument(config).then((made) => JSON.stringify(made))
    return reply
      .type('application/json')
      .header('cache-control', 'public, max-age=300')
      .send(await document)
  })
}
