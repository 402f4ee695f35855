import { expect, test } from 'vitest'
import { type OpenApiDocument, readOperations, searchOperations } from '#assembly/api-docs/openapi.ts'
import { sampleRequest } from '#assembly/api-docs/sample-request.ts'
import type { Schema } from '#assembly/api-docs/schema.ts'

const json = (schema: Schema, more: object = {}) => ({
  content: { 'application/json': { schema, ...more } },
})
const problem = (code: Schema) => ({ properties: { code, message: { default: 'Olmaz.' } } })

const document: OpenApiDocument = {
  info: { title: 'x', version: '1' },
  components: {
    schemas: {
      Problem: { type: 'object', properties: { code: { type: 'string' }, message: { type: 'string' } } },
      Note: { type: 'object', properties: { text: { type: 'string', examples: ["Ali'nin yükü"] } } },
    },
    responses: { Missing: { description: 'Kayıt yok.', ...json({ $ref: '#/components/schemas/Problem' }) } },
    securitySchemes: { office: { in: 'cookie', name: '__Host-kervan-office' } },
  },
  paths: {
    '/customers': {
      get: {
        operationId: 'customers.list',
        summary: 'Müşteri listesi',
        'x-door': 'staff',
        security: [{ office: [] }],
        parameters: [
          { name: 'search', in: 'query' },
          { name: 'limit', in: 'query', required: true, schema: { type: 'integer', examples: [20] } },
        ],
        responses: {
          200: {},
          403: json({ oneOf: [problem({ const: 'FORBIDDEN' }), problem({ type: 'string' })] }),
          404: { $ref: '#/components/responses/Missing' },
        },
      },
    },
    '/customers/{id}/notes': {
      post: {
        security: [{ office: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, example: '01890a5d' },
          { name: 'idempotency-key', in: 'header', example: 'anahtar-1' },
        ],
        requestBody: json({ $ref: '#/components/schemas/Note' }),
        responses: {
          201: json({ $ref: '#/components/schemas/Note' }, { example: { text: 'Kaydedilen' } }),
          409: json(
            { $ref: '#/components/schemas/Problem' },
            { examples: { STALE: { value: { code: 'STALE', message: 'Değişti.' } } } },
          ),
        },
      },
    },
  },
}
const [list, create] = readOperations(document)
const settings = {
  server: 'https://site.example/api',
  surfaceHeader: 'kervan-surface',
  schemas: document.components?.schemas ?? {},
}

test('operations carry their door and problems, and the search folds Turkish letters', () => {
  expect(list).toMatchObject({ method: 'GET', door: 'staff', answer: { status: '200' } })
  expect(searchOperations(readOperations(document), 'MUSTERI LİSTESİ')).toHaveLength(1)
  expect(searchOperations(readOperations(document), 'gönderi')).toHaveLength(0)
})

test('problems are read from variants, from examples, and from a shared response', () => {
  expect(list?.problems).toEqual([
    { status: '403', code: 'FORBIDDEN', message: 'Olmaz.' },
    { status: '404', code: '', message: 'Kayıt yok.' },
  ])
  expect(create?.problems).toEqual([{ status: '409', code: 'STALE', message: 'Değişti.' }])
})

test('the example of a response comes from the document', () => {
  expect(create?.answer?.payload?.example).toEqual({ text: 'Kaydedilen' })
})

test('a sample request carries the session of its door and only what is required', () => {
  expect(list && sampleRequest(list, settings)).toBe(
    [
      `curl 'https://site.example/api/customers?limit=20' \\`,
      `  -H 'kervan-surface: office' \\`,
      `  --cookie '__Host-kervan-office=…'`,
    ].join('\n'),
  )
})

test('a sample request that changes something carries origin, key and the whole body, safe for a shell', () => {
  expect(create && sampleRequest(create, settings)).toBe(
    [
      `curl -X POST 'https://site.example/api/customers/01890a5d/notes' \\`,
      `  -H 'kervan-surface: office' \\`,
      `  -H 'origin: https://site.example' \\`,
      `  -H 'idempotency-key: anahtar-1' \\`,
      `  -H 'content-type: application/json' \\`,
      `  --cookie '__Host-kervan-office=…' \\`,
      `  -d '{"text":"Ali'\\''nin yükü"}'`,
    ].join('\n'),
  )
})
