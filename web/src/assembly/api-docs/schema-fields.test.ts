import { expect, test } from 'vitest'
import { exampleOf } from '#assembly/api-docs/example.ts'
import { fieldRows, noteOf, typeInWords } from '#assembly/api-docs/schema-fields.ts'

const person = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string', format: 'uuid', examples: ['01890a5d'] },
    age: { type: 'integer', minimum: 18, maximum: 99, default: 20 },
  },
}

test('nested fields are listed, also through references and "or null"', () => {
  const schema = {
    type: 'object',
    properties: { owner: { anyOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] } },
  }
  expect(
    fieldRows(schema, { Person: person }).map((row) => [row.depth, row.name, row.type, row.required]),
  ).toEqual([
    [0, 'owner', 'nesne ya da null', false],
    [1, 'id', 'kimlik (UUID)', true],
    [1, 'age', 'tam sayı', false],
  ])
})

test('joined schemas show the fields of all, and a description beside a reference wins', () => {
  const staff = {
    allOf: [{ $ref: '#/components/schemas/Person' }, { properties: { desk: { type: 'string' } } }],
  }
  expect(fieldRows(staff, { Person: person }).map((row) => row.name)).toEqual(['id', 'age', 'desk'])
  const owner = { $ref: '#/components/schemas/Person', description: 'Sahibi' }
  expect(fieldRows({ properties: { owner } }, { Person: person })[0]?.note).toBe('Sahibi')
})

test('a recursive schema ends', () => {
  const tree = { type: 'object', properties: { child: { $ref: '#/components/schemas/Tree' } } }
  expect(fieldRows(tree, { Tree: tree }).length).toBeLessThan(10)
  expect(() => exampleOf(tree, { Tree: tree })).not.toThrow()
})

test('limits are listed, except those of JavaScript’s safe integers', () => {
  const { MIN_SAFE_INTEGER, MAX_SAFE_INTEGER } = Number
  expect(noteOf({ minimum: MIN_SAFE_INTEGER, maximum: MAX_SAFE_INTEGER })).toBe('')
  expect(noteOf({ minItems: 1, maxItems: 4, description: 'Telefonlar' })).toBe(
    'Telefonlar; en az 1 öğe, en çok 4 öğe',
  )
  expect(noteOf({ minimum: 0.01, maxLength: 1000 })).toBe('en az 0,01, en çok 1.000 karakter')
})

test('lists and examples', () => {
  expect(typeInWords({ type: 'array', items: { type: 'string' } })).toBe('metin listesi')
  expect(exampleOf({ type: 'array', items: person })).toEqual([{ id: '01890a5d', age: 20 }])
})

test('the document’s own example is preferred to a made-up one', () => {
  expect(exampleOf({ type: 'string', example: 'Mersin' })).toBe('Mersin')
  expect(exampleOf({ type: 'string', enum: ['a', 'b'], examples: ['b'] })).toBe('b')
  expect(exampleOf({ type: 'boolean', examples: [false] })).toBe(false)
  const logo = { anyOf: [{ type: 'string', examples: ['/logo.svg'] }, { type: 'null' }], default: null }
  expect(exampleOf(logo)).toBe('/logo.svg')
})
