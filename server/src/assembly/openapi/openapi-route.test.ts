import { afterAll, expect, onTestFinished, test } from 'vitest'
import { system } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'
import { type ApiDocument, callIn, responseIn } from '#testing/api-document.ts'
import { accepts } from '#testing/json-schema.ts'
import { rawHttp } from '#testing/raw-http.ts'
import { query } from '#testing/sign-in.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

const server = await startTestServer({ env: { LIMIT_TEST_MAIL: '3/60' } })
const document = (await (await server.fetch('/api/openapi.json')).json()) as ApiDocument
afterAll(() => server.close())

const mail = '/demo/inbox/test-mail'
const json = { 'content-type': 'application/json' }
const to = (address: string) => ({
  method: 'POST',
  headers: json,
  body: JSON.stringify({ to: `${address}@musteri.example` }),
})
const schemaFor = (method: string, path: string, status: number) =>
  responseIn(document, callIn(document, method, path), status).content?.['application/json']?.schema ?? {}

/** A real answer has the status that is expected of it and the shape that is documented for it. */
async function expectDocumented(
  status: number,
  path: string,
  { query = '', ...init }: RequestInit & { as?: SignedIn; query?: string } = {},
) {
  const answer = await server.fetch(`/api${path}${query}`, init)
  expect(answer.status).toBe(status)
  const body = (await answer.json()) as { code?: string }
  const schema = schemaFor(init.method ?? 'GET', path, status)
  expect(accepts(schema, body, document), JSON.stringify(body)).toBe(true)
  if (status < 400) return body
  expect(accepts(schema, { ...body, code: 'ANOTHER' }, document)).toBe(false)
  expect(accepts(schema, { ...body, request_id: undefined }, document)).toBe(false)
  if (status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  return body
}

test('what is read', async () => {
  const admin = await server.signIn('admin')
  await expectDocumented(200, '/session', { as: admin })
  await expectDocumented(200, '/company')
  const settings = await expectDocumented(200, '/company/settings', { as: admin })
  const put = { method: 'PUT', as: admin, headers: json, body: JSON.stringify(settings) }
  await expectDocumented(200, '/company/settings', put)
  await expectDocumented(409, '/company/settings', put)
  await expectDocumented(200, '/audit', { as: admin })
  await expectDocumented(200, '/customers', { as: admin })
  expect(await expectDocumented(200, '/company')).not.toHaveProperty('bank_lines')
})

test('400: fields that are wrong, and a body that cannot be read', async () => {
  expect(await expectDocumented(400, mail, to('a b'))).toHaveProperty('data.issues')
  const broken = { method: 'POST', headers: json, body: '{"to":' }
  expect(await expectDocumented(400, mail, broken)).not.toHaveProperty('data')
  const staff = await server.signIn('staff')
  await expectDocumented(400, '/customers', { as: staff, query: '?limit=many' })
  await expectDocumented(400, '/customers', { as: staff, query: '?limit=1&limit=2' })
})

test('401 and 403: doors and origins', async () => {
  const staff = await server.signIn('staff')
  await expectDocumented(401, '/audit')
  await expectDocumented(403, '/audit', { as: staff })
  const foreign = { ...to('a'), headers: { ...json, origin: 'https://evil.example' } }
  await expectDocumented(403, mail, foreign)
})

test('404: a record that is not there', async () => {
  const customer = await server.signIn('customer')
  await expectDocumented(200, '/profile', { as: customer })
  await server.services.actAs(system, (tx) =>
    tx.db.execute(sql`delete from profiles where id = ${customer.userId}`),
  )
  await expectDocumented(404, '/profile', { as: customer })
})

test('411, 413 and 415: bodies', async () => {
  const chunked = await rawHttp(
    server.port,
    [
      `POST /api${mail} HTTP/1.1`,
      'host: localhost',
      'content-type: application/json',
      'transfer-encoding: chunked',
      'connection: close',
    ],
    '0\r\n\r\n',
  )
  expect(chunked.status).toBe(411)
  expect(accepts(schemaFor('POST', mail, 411), JSON.parse(chunked.body), document)).toBe(true)
  await expectDocumented(413, mail, { ...to('a'), body: 'x'.repeat(300_000) })
  await expectDocumented(415, mail, { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' })
})

test('422 and 429: a key used for something else, and too many calls', async () => {
  const key = { ...json, 'idempotency-key': 'the-same-key' }
  await expectDocumented(202, mail, { ...to('a'), headers: key })
  await expectDocumented(422, mail, { ...to('b'), headers: key })
  await expectDocumented(202, mail, to('a'))
  expect(await expectDocumented(429, mail, to('a'))).toHaveProperty('data.retry_after_seconds')
})

test('500: something of ours is broken', async () => {
  await query(server, 'alter table company rename to hidden')
  onTestFinished(async () => void (await query(server, 'alter table hidden rename to company')))
  await expectDocumented(500, '/company')
})
