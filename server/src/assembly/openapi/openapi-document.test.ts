import { contract } from '@kervan/domain/contract.ts'
import { z } from '@kervan/domain/z.ts'
import { describe, expect, test } from 'vitest'
import { openApiDocument } from '#assembly/openapi/openapi-document.ts'
import { readConfig } from '#spine/config/config.ts'
import { proceduresOf } from '#spine/http/contract-routes.ts'
import { type ApiDocument, callIn, responseIn } from '#testing/api-document.ts'
import { accepts, at } from '#testing/json-schema.ts'

const document = (await openApiDocument(readConfig({ PORT: '3000' }))) as unknown as ApiDocument

const calls = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, call })),
  )

/** Every value under a keyword, at any depth. */
function allUnder(keyword: string, node: unknown = document): unknown[] {
  const found: unknown[] = []
  JSON.stringify(node, (key, value) => {
    if (key === keyword) found.push(value)
    return value
  })
  return found
}

test('every procedure of the contract is there, and nothing else', () => {
  const expected = proceduresOf(contract).map(({ method, path }) => `${method} ${path}`)
  const names = calls().map(({ name }) => name)
  expect(names.sort()).toEqual(expected.sort())
  expect(document.openapi).toMatch(/^3\.1/)
  expect(document.info.description).toMatch(/^Bu API ile .*request_id\.$/)
  expect(new Set(calls().map(({ call }) => call.operationId)).size).toBe(expected.length)
})

test('each says what it is for, behind which door it is and what it answers', () => {
  for (const { name, call } of calls()) {
    expect(call.summary, name).toMatch(/\p{L}{3}/u)
    expect(call.description?.length, name).toBeGreaterThan(20)
    expect(call.tags, name).toHaveLength(1)
    const schemes = (call.security ?? []).flatMap((one) => Object.keys(one))
    expect(schemes, name).toEqual(
      {
        guest: [],
        person: ['portal', 'office'],
        customer: ['portal'],
        staff: ['office'],
        admin: ['office'],
      }[call['x-door'] ?? ''],
    )
    for (const scheme of schemes) expect(document.components.securitySchemes).toHaveProperty(scheme)
    const statuses = Object.keys(call.responses)
    for (const status of statuses)
      expect(responseIn(document, call, status).description, name).toMatch(/\p{L}{3}.{8}/u)
    expect(statuses, name).toEqual(expect.arrayContaining(['400', '429', '500', '503']))
    if (call['x-door'] !== 'guest') expect(statuses, name).toEqual(expect.arrayContaining(['401', '403']))
    if (!name.startsWith('GET'))
      expect(statuses, name).toEqual(expect.arrayContaining(['403', '411', '413', '415']))
  }
})

test('the tags of the calls are declared once each, with what they are about', () => {
  const declared = document.tags.map(({ name }) => name)
  const used = calls().flatMap(({ call }) => call.tags ?? [])
  expect(declared).toEqual([...new Set(used)])
  for (const { name, description } of document.tags) expect(description, name).toMatch(/^\p{Lu}.{15,}\.$/u)
})

/** The addresses of all texts within an example. */
function textsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, [...path, name]))
}

function withTextAt(value: unknown, [name = '', ...path]: string[], text: string): unknown {
  if (name === '') return text
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  return Object.assign(copy, { [name]: withTextAt(Reflect.get(value as object, name), path, text) })
}

test('a text that is refused for its shape is refused by the document too', () => {
  const refused = new Set<string>()
  for (const { method, path, inputSchema } of proceduresOf(contract)) {
    const { requestBody, parameters = [] } = callIn(document, method, path)
    const { example, schema = {} } = requestBody?.content?.['application/json'] ?? {}
    const inAddress = Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.example]))
    for (const field of textsIn(example)) {
      const wrong = withTextAt(example, field, '<?>')
      const given = { ...inAddress, ...(wrong as object) }
      const issues = z.safeParse(inputSchema as z.ZodType, given).error?.issues ?? []
      const isAbout = (path: PropertyKey[]) => path.slice(0, field.length).join() === field.join()
      if (!issues.some((issue) => issue.code === 'invalid_format' && isAbout(issue.path))) continue
      refused.add(field.at(-1) ?? '')
      expect(accepts(schema, wrong, document), `${method} ${path}: ${field.join('.')}`).toBe(false)
    }
  }
  expect([...refused]).toEqual(
    expect.arrayContaining(['email', 'first_name', 'last_name', 'full_name', 'to']),
  )
})

test.each(['/auth/code', '/auth/staff/code', '/auth/staff/code/verify', '/staff/people'])(
  'addresses may be sent to %s as people write them',
  (path) => {
    const email = at(
      document,
      `paths/${path.replaceAll('/', '~1')}/post/requestBody/content/application~1json/schema/properties/email`,
    ) as Record<string, unknown>
    expect(email).toMatchObject({ type: 'string', format: 'email', maxLength: 254 })
    expect(accepts(email, 'Ali.Veli+Fatura@Musteri.Example', document)).toBe(true)
    for (const wrong of ['ali', 'ali@', 'ali veli@musteri.example', 'ali@musteri', 'ali@müşteri.example'])
      expect(accepts(email, wrong, document), wrong).toBe(false)
  },
)

test('a call that creates takes a key', () => {
  for (const { method, path, meta } of proceduresOf(contract)) {
    const { parameters = [] } = callIn(document, method, path)
    const key = parameters.find((parameter) => parameter.name === 'idempotency-key')
    expect(Boolean(key), path).toBe(Boolean(meta.creates))
  }
})

test('every reference leads somewhere, bounds are meant, names are snake_case', () => {
  const references = allUnder('$ref') as string[]
  expect(references.length).toBeGreaterThan(50)
  for (const reference of references) expect(at(document, reference), reference).toBeTypeOf('object')
  for (const bound of [...allUnder('minimum'), ...allUnder('maximum')])
    expect(Math.abs(Number(bound))).toBeLessThan(1_000_000_000)
  const names = allUnder('properties').flatMap((fields) => Object.keys(fields as object))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !/^([a-z][a-z0-9_]*|[A-Z]{3})$/.test(name))).toEqual([])
})

test('every field is described at the field itself', () => {
  const successes = calls().flatMap(({ call }) =>
    Object.keys(call.responses)
      .filter((status) => Number(status) < 400)
      .map((status) => responseIn(document, call, status)),
  )
  const bodies = [...successes, ...calls().flatMap(({ call }) => call.requestBody ?? [])]
  const fields = bodies.flatMap((body) =>
    allUnder('properties', body).flatMap((properties) => Object.entries(properties as object)),
  )
  expect(fields.length).toBeGreaterThan(50)
  for (const [name, field] of fields) expect(field.description, name).toMatch(/\p{L}{2}/u)
})

test('every problem has the one shape, with examples that have it too', () => {
  const refusals = calls().flatMap(({ call }) =>
    Object.keys(call.responses)
      .filter((status) => Number(status) >= 400)
      .map((status) => responseIn(document, call, status)),
  )
  for (const response of [...refusals, ...Object.values(document.components.responses)]) {
    const { schema = {}, examples = {} } = response.content?.['application/json'] ?? {}
    const name = response.description
    expect(allUnder('$ref', schema), name).toContain('#/components/schemas/Problem')
    expect(Object.keys(examples), name).not.toEqual([])
    for (const { value } of Object.values(examples)) {
      expect(accepts(schema, value, document), name).toBe(true)
      expect(accepts(schema, { ...(value as object), code: 'ANOTHER' }, document), name).toBe(false)
    }
  }
  expect(JSON.stringify(document)).not.toContain('"defined"')
})

describe('every procedure has a whole example, in and out', () => {
  test.each(proceduresOf(contract).map((procedure) => [`${procedure.method} ${procedure.path}`, procedure]))(
    '%s',
    (_, { method, path, inputSchema, outputSchema }) => {
      const call = callIn(document, method, path)
      const { parameters = [], requestBody } = call
      for (const parameter of parameters) expect(parameter.description, parameter.name).toMatch(/\p{L}{3}/u)
      const parsed = (schema: unknown, value: unknown) =>
        z.safeParse(schema as z.ZodType, value).error?.issues ?? 'accepted'
      if (inputSchema) {
        const given = parameters.filter((parameter) => parameter.in !== 'header')
        const body = requestBody?.content?.['application/json']?.example as object | undefined
        const input = { ...Object.fromEntries(given.map(({ name, example }) => [name, example])), ...body }
        expect(Object.keys(input)).not.toEqual([])
        expect(parsed(inputSchema, input)).toBe('accepted')
      }
      const success = Object.keys(call.responses).find((status) => status.startsWith('2')) ?? ''
      const answer = responseIn(document, call, success).content?.['application/json']
      expect(answer?.example).toBeDefined()
      expect(parsed(outputSchema, answer?.example)).toBe('accepted')
      expect(accepts(answer?.schema ?? {}, answer?.example, document)).toBe(true)
    },
  )
})
