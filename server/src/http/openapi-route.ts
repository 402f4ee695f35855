/** The contract as an OpenAPI document, for partners and for our own documentation page. */

import { surfaceHeader } from '@kervan/domain/auth/roles.ts'
import { contract } from '@kervan/domain/contract.ts'
import { idempotencyHeader, type ProcedureMeta } from '@kervan/domain/procedure.ts'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { FastifyInstance } from 'fastify'
import { cookieNames } from '#auth/session-cookie.ts'
import type { Config } from '#config.ts'
import { proceduresOf } from '#http/contract-routes.ts'

export async function openApiDocument(config: Config) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  return generator.generate(contract, {
    info: {
      title: 'Kervan API',
      version: '1.0.0',
      description:
        'Talep, teklif ve gönderi süreçlerinin programlardan kullanılması için. Alan adları snake_case, zamanlar UTC, hatalar tek biçimdedir: code, status, message, request_id.',
    },
    servers: [{ url: `${config.publicUrl}/api` }],
    components: {
      securitySchemes: {
        portal: { type: 'apiKey', in: 'cookie', name: cookieNames.portal, description: 'Müşteri oturumu' },
        office: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieNames.office,
          description: `Personel oturumu; ${surfaceHeader}: office başlığıyla`,
        },
      },
    },
    filter: ({ contract: procedure }) =>
      config.mode === 'demo' || !(procedure['~orpc'].meta as ProcedureMeta).demoOnly,
  })
}

export async function registerOpenApi(app: FastifyInstance, config: Config): Promise<void> {
  const document = describeDoors(await openApiDocument(config))
  app.get('/api/openapi.json', async (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document),
  )
}

type Operation = { security?: object[]; parameters?: object[]; 'x-door'?: string; operationId?: string }
type Document = { paths?: Record<string, Record<string, Operation>> }

const securityByDoor = {
  guest: [],
  customer: [{ portal: [] }],
  staff: [{ office: [] }],
  admin: [{ office: [] }],
} as const

/** Says at each operation which door it has and, where it creates, that it takes a key. */
function describeDoors<D>(document: D): D {
  const { paths = {} } = document as Document
  for (const { method, path, meta } of proceduresOf(contract)) {
    const operation = paths[path]?.[method.toLowerCase()]
    if (!operation) continue
    const door = meta.door ?? 'admin'
    operation['x-door'] = door
    operation.security = [...securityByDoor[door]]
    if (meta.creates) {
      operation.parameters = [
        ...(operation.parameters ?? []),
        {
          name: idempotencyHeader,
          in: 'header',
          required: false,
          description: 'Aynı anahtarla tekrarlanan çağrı tek kez işlenir ve ilk yanıtı alır.',
          schema: { type: 'string', minLength: 8, maxLength: 128 },
          example: '5f0c6f1e-6f0e-4a58-9e0e-0a6f1d6f7b11',
        },
      ]
    }
  }
  return document
}
