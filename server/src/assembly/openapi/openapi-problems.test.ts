import { expect, test } from 'vitest'
import { collectProblems, type Declared } from '#assembly/openapi/openapi-problems.ts'
import { accepts } from '#testing/json-schema.ts'

const amount = {
  type: 'object',
  required: ['left'],
  properties: { left: { type: 'integer', examples: [3] } },
}
const full: Declared = { code: 'FULL', status: 409, message: 'Dolu.', data: amount, dataRequired: true }
const closed: Declared = { code: 'CLOSED', status: 409, message: 'Kapalı.', dataRequired: false }
const root = { components: { schemas: { Problem: { type: 'object', required: ['request_id'] } } } }

test('where one status has several codes, each brings its own data', () => {
  const { of, responses } = collectProblems()
  expect(of('GET', [full, closed])[409]).toEqual({ $ref: '#/components/responses/FullOrClosed' })
  const content = responses.FullOrClosed?.content as {
    'application/json': { schema: Record<string, unknown>; examples: object }
  }
  const { schema, examples } = content['application/json']
  const problem = (code: string, data?: object) => ({
    code,
    status: 409,
    request_id: 'x',
    ...(data && { data }),
  })
  expect(accepts(schema, problem('FULL', { left: 3 }), root)).toBe(true)
  expect(accepts(schema, problem('FULL'), root)).toBe(false)
  expect(accepts(schema, problem('FULL', { left: 'three' }), root)).toBe(false)
  expect(accepts(schema, problem('CLOSED'), root)).toBe(true)
  expect(accepts(schema, problem('OTHER'), root)).toBe(false)
  expect(examples).toMatchObject({ FULL: { value: { message: 'Dolu.', data: { left: 3 } } } })
})

test('two features may mean different things by one code', () => {
  const { of } = collectProblems()
  expect(of('GET', [closed])[409]).toHaveProperty('$ref')
  expect(of('GET', [{ ...closed, message: 'Kapandı.' }])[409]).toHaveProperty('content')
  expect(of('POST', [closed])[409]).toHaveProperty('$ref')
})
