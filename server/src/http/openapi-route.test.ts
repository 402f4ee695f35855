import { contract } from '@kervan/domain/contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proceduresOf } from '#http/contract-routes.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'

type Operation = {
  summary?: string
  description?: string
  tags?: string[]
  operationId?: string
  'x-door'?: string
  security?: Record<string, string[]>[]
  parameters?: { name: string; in: string; description?: string; schema?: object }[]
  responses: Record<string, object>
}
type Document = {
  openapi: string
  info: { title: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, object>; schemas?: Record<string, object> }
}

let server: TestServer
let document: Document

beforeAll(async () => {
  server = await startTestServer()
  document = (await (await server.fetch('/api/openapi.json')).json()) as Document
})
afterAll(() => server.close())

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )

test('every procedure of the contract is there, and nothing else', () => {
  const expected = proceduresOf(contract).map(({ method, path }) => `${method} ${path}`)
  expect(
    operations()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(expected.sort())
  expect(document.openapi).toMatch(/^3\.1/)
  expect(new Set(operations().map(({ operation }) => operation.operationId)).size).toBe(expected.length)
})

test('each says what it is for, behind which door it stands and what it answers', () => {
  for (const { name, operation } of operations()) {
    expect(operation.summary, name).toMatch(/\p{L}{3}/u)
    expect(operation.description?.length, name).toBeGreaterThan(20)
    expect(operation.tags, name).toHaveLength(1)
    expect(['guest', 'customer', 'staff', 'admin'], name).toContain(operation['x-door'])
    const schemes = (operation.security ?? []).flatMap((one) => Object.keys(one))
    expect(schemes, name).toEqual(
      { guest: [], customer: ['portal'], staff: ['office'], admin: ['office'] }[operation['x-door'] ?? ''],
    )
    for (const scheme of schemes) expect(document.components.securitySchemes).toHaveProperty(scheme)
    const statuses = Object.keys(operation.responses)
    expect(
      statuses.some((status) => status.startsWith('2')),
      name,
    ).toBe(true)
    expect(statuses, name).toContain('400')
    if (operation['x-door'] !== 'guest')
      expect(statuses, name).toEqual(expect.arrayContaining(['401', '403']))
  }
})

test('a call that creates takes a key', () => {
  for (const { method, path, meta } of proceduresOf(contract)) {
    const parameters = document.paths[path]?.[method.toLowerCase()]?.parameters ?? []
    const key = parameters.find((parameter) => parameter.name === 'idempotency-key')
    expect(Boolean(key), path).toBe(Boolean(meta.creates))
  }
})

test('every reference leads somewhere, and there are examples of ids, moments and addresses', () => {
  const references: string[] = []
  const examples: unknown[] = []
  JSON.stringify(document, (key, value) => {
    if (key === '$ref') references.push(value)
    if (key === 'examples' && Array.isArray(value)) examples.push(...value)
    return value
  })
  for (const reference of references) {
    const target = reference
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>(
        (node, part) => (node as Record<string, unknown> | undefined)?.[decodeURIComponent(part)],
        document,
      )
    expect(target, reference).toBeTypeOf('object')
  }
  expect(examples).toEqual(
    expect.arrayContaining([
      '01890a5d-ac96-774b-bcce-b302099a8057',
      '2026-03-05T11:30:00.000Z',
      'demo@musteri.example',
    ]),
  )
})

test('field names are snake_case', () => {
  const names = new Set<string>()
  JSON.stringify(document.paths, (key, value) => {
    if (key === 'properties') for (const name of Object.keys(value)) names.add(name)
    return value
  })
  expect(names.size).toBeGreaterThan(20)
  expect([...names].filter((name) => !/^[a-z][a-z0-9_]*$/.test(name))).toEqual([])
})

test('answers are what the document says they are: the real ones have the listed fields only', async () => {
  const listed = (path: string) => {
    const [response] = [document.paths[path]?.get?.responses['200']] as [
      { content: { 'application/json': { schema: { properties: object } } } } | undefined,
    ]
    return Object.keys(response?.content['application/json'].schema.properties ?? {}).sort()
  }
  const company = (await (await server.fetch('/api/company')).json()) as object
  expect(Object.keys(company).sort()).toEqual(listed('/company'))
  expect(company).not.toHaveProperty('bank_lines')
  const customer = await server.signIn('customer')
  const profile = (await (await server.fetch('/api/profile', { as: customer })).json()) as object
  expect(Object.keys(profile).sort()).toEqual(listed('/profile'))
})
