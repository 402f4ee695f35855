/** Keys of partners: shown once, stored as a hash, and dead as soon as they are revoked. */
import { randomUUID } from 'node:crypto'
import type { ApiKey } from '@kervan/domain/tracking/api-keys.contract.ts'
import { afterAll, expect, test } from 'vitest'
import { dcsaErrorSchema } from '#testing/dcsa-schema.ts'
import { accepts } from '#testing/json-schema.ts'
import { newKey, readEvents } from '#testing/partners.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

// Its own, since wrong keys are counted for the network that all tests come from.
const server = await startTestServer()
afterAll(() => server.close())
const admin = await server.signIn('admin')
const customer = await server.signIn('customer')

test('a key is shown when it is made, the same for the same call, and nowhere else', async () => {
  const call = randomUUID()
  const { key, ...made } = await newKey(server, admin, customer.userId, call)
  expect(await newKey(server, admin, customer.userId, call)).toEqual({ ...made, key })
  expect(made).toMatchObject({ customer_name: 'Işık Ticaret', last_used_at: null, revoked_at: null })
  const { body } = await server.call<{ keys: ApiKey[] }>('GET', '/staff/api-keys', { as: admin })
  expect(body.keys.filter(({ id }) => id === made.id)).toEqual([made])
  const stored = await query<{ row: string }>(
    server,
    `select to_jsonb(k)::text as row from api_keys k union all select to_jsonb(i)::text from idempotency_keys i
     union all select to_jsonb(a)::text from audit_entries a`,
  )
  expect(stored.some(({ row }) => row.includes(made.id))).toBe(true)
  const secret = key.slice(-20)
  expect(stored.filter(({ row }) => row.includes(secret))).toEqual([])
})

test('a key works until it is revoked, and from then on not once', async () => {
  const { id, key } = await newKey(server, admin, null)
  expect(await readEvents(server, key)).toMatchObject({ status: 200, body: [] })
  const path = `/staff/api-keys/${id}`
  const { body: revoked } = await server.call<ApiKey>('DELETE', path, { as: admin })
  expect(revoked).toMatchObject({ id, last_used_at: expect.any(String), revoked_at: expect.any(String) })
  expect((await readEvents(server, key)).status).toBe(401)
  expect((await server.call<ApiKey>('DELETE', path, { as: admin })).body).toEqual(revoked)
})

test('for a customer who is not there, there is no key', async () => {
  const answer = await server.call('POST', '/staff/api-keys', {
    as: admin,
    body: { name: 'X', customer_id: randomUUID() },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(answer.status).toBe(404)
})

test('without a key, with a wrong or a changed one the answer is the standard’s refusal', async () => {
  const { key } = await newKey(server, admin, null)
  const changed = `${key.slice(0, -1)}${key.endsWith('A') ? 'E' : 'A'}`
  for (const wrong of [undefined, '', 'x', changed, `${key} `.repeat(40)]) {
    const { status, headers, body } = await readEvents(server, wrong)
    expect(status).toBe(401)
    expect(accepts(dcsaErrorSchema, body, {}), JSON.stringify(body)).toBe(true)
    expect(body).toMatchObject({ statusCode: 401, errors: [{ field: 'API-Key' }] })
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('a session of the office opens nothing here', async () => {
  const answer = await fetch(`${server.base}/v2/events`, { headers: admin.headers })
  expect(answer.status).toBe(401)
})

/** As if as many calls had been made as the limit allows. */
const useUp = (limit: 'wrongApiKey' | 'apiKey') =>
  query(server, "update limits set points = $1, expire = $2 where key like $3 || ':%'", [
    server.services.config.limits[limit].points,
    Date.now() + 3_600_000,
    limit,
  ])

test('who tries many wrong keys has to wait, while those with a key do not; a key has a measure too', async () => {
  const { key } = await newKey(server, admin, null)
  await readEvents(server, 'wrong')
  await useUp('wrongApiKey')
  const refused = await readEvents(server, 'wrong')
  expect(refused.status).toBe(429)
  expect(accepts(dcsaErrorSchema, refused.body, {})).toBe(true)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
  expect((await readEvents(server, key)).status).toBe(200)
  await useUp('apiKey')
  expect((await readEvents(server, key)).status).toBe(429)
})
