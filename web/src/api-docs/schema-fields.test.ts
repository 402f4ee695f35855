import { expect, test } from 'vitest'
import { type OpenApiDocument, readOperations, searchOperations } from '#api-docs/openapi.ts'
import { exampleOf, fieldRows, typeInWords } from '#api-docs/schema-fields.ts'

const person = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string', format: 'uuid', examples: ['01890a5d'] },
    age: { type: 'integer', minimum: 18, maximum: 99, default: 20 },
  },
}

test('fields are listed with their inner ones, also through references and "or null"', () => {
  const schema = {
    type: 'object',
    properties: { owner: { anyOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] } },
  }
  expect(
    fieldRows(schema, { Person: person }).map((row) => [row.depth, row.name, row.type, row.required]),
  ).toEqual([
    [0, 'owner', 'nesne ya da boş', false],
    [1, 'id', 'kimlik', true],
    [1, 'age', 'tam sayı', false],
  ])
})

test('a schema that holds itself does not run away', () => {
  const tree = { type: 'object', properties: { child: { $ref: '#/components/schemas/Tree' } } }
  expect(fieldRows(tree, { Tree: tree }).length).toBeLessThan(10)
  expect(() => exampleOf(tree, { Tree: tree })).not.toThrow()
})

test('lists and examples', () => {
  expect(typeInWords({ type: 'array', items: { type: 'string' } })).toBe('metin listesi')
  expect(exampleOf({ type: 'array', items: person })).toEqual([{ id: '01890a5d', age: 20 }])
})

test('operations carry door and declared problems, and are found the Turkish way', () => {
  const problem = (code: object) => ({ properties: { code, message: { default: 'Olmaz.' } } })
  const document: OpenApiDocument = {
    info: { title: 'x', version: '1' },
    paths: {
      '/customers': {
        get: {
          operationId: 'customers.list',
          summary: 'Müşteri listesi',
          'x-door': 'staff',
          responses: {
            200: {},
            403: {
              content: {
                json: { schema: { oneOf: [problem({ const: 'FORBIDDEN' }), problem({ type: 'string' })] } },
              },
            },
          },
        },
      },
    },
  }
  const operations = readOperations(document)
  expect(operations[0]).toMatchObject({ method: 'GET', door: 'staff', answer: { status: '200' } })
  expect(operations[0]?.problems).toEqual([{ status: '403', code: 'FORBIDDEN', message: 'Olmaz.' }])
  expect(searchOperations(operations, 'MUSTERI LİSTESİ')).toHaveLength(1)
  expect(searchOperations(operations, 'gönderi')).toHaveLength(0)
})
