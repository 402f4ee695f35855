/** The representatives: appointed by admins, three at most, and seen by their customers as they are described. */
import type { Representative } from '@kervan/domain/customers/customers.contract.ts'
import { afterAll, expect, test } from 'vitest'
import { query } from '#testing/sign-in.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

// A server of its own: how many there are is counted over all.
const server = await startTestServer()
afterAll(() => server.close())
const admin = await server.signIn('admin')
const form = { name: 'Deniz Aksoy', phone: '+90 212 000 00 31', specialties: ['Deniz yolu', 'İhracat'] }

const save = (id: string, more: object = {}, as: SignedIn = admin) =>
  server.call<Representative & { code: string }>('PUT', `/staff/representatives/${id}`, {
    as,
    body: { ...form, ...more },
  })
const list = async () => {
  const { body } = await server.call<{ representatives: Representative[] }>('GET', '/staff/representatives', {
    as: admin,
  })
  return body.representatives
}

test('up to three of staff are appointed, in the order in which they were', async () => {
  await query(server, 'delete from representatives')
  const staff = await Promise.all([1, 2, 3, 4].map(() => server.signIn('staff')))
  for (const { userId } of staff.slice(0, 3)) expect((await save(userId)).status).toBe(200)
  expect((await save(staff[3]?.userId ?? '')).body.code).toBe('TOO_MANY')
  expect((await list()).map(({ id }) => id)).toEqual(staff.slice(0, 3).map(({ userId }) => userId))
  const changed = await save(staff[0]?.userId ?? '', { name: 'Deniz Aksoylu', specialties: [] })
  expect(changed.body).toMatchObject({ name: 'Deniz Aksoylu', specialties: [] })
  expect((await list())[0]).toMatchObject({ name: 'Deniz Aksoylu' })
})

test('their customers see what was changed, and the audit has it before and after', async () => {
  const [first] = await list()
  const customer = await server.signIn('customer')
  await query(server, 'update profiles set assigned_to = $1 where id = $2', [first?.id, customer.userId])
  await save(first?.id ?? '', { phone: '+90 212 000 00 99' })
  const { body } = await server.call<{ representative: Representative }>('GET', '/representative', {
    as: customer,
  })
  expect(body.representative.phone).toBe('+90 212 000 00 99')
  const audited = await query<{ before: Representative; after: Representative }>(
    server,
    "select before, after from audit_entries where subject_table = 'representatives' and subject_id = $1 order by id desc limit 1",
    [first?.id],
  )
  expect(audited[0]).toMatchObject({
    before: { phone: form.phone },
    after: { phone: '+90 212 000 00 99' },
  })
})

test('customers and unknown people are not appointed, and only admins appoint', async () => {
  const [customer, staff] = [await server.signIn('customer'), await server.signIn('staff')]
  expect((await save(customer.userId)).status).toBe(404)
  expect((await save(crypto.randomUUID())).status).toBe(404)
  expect((await save(staff.userId, {}, staff)).status).toBe(403)
  expect((await save(staff.userId, { phone: '12' })).status).toBe(400)
})

test('their order is set whole, and new customers follow it', async () => {
  const before = (await list()).map(({ id }) => id)
  const order = (ids: string[], as: SignedIn = admin) =>
    server.call<{ representatives: Representative[]; code: string }>('PUT', '/staff/representatives', {
      as,
      body: { ids },
    })
  const ids = before.toReversed()
  expect((await order(ids)).body.representatives.map(({ id }) => id)).toEqual(ids)
  expect((await list()).map(({ id }) => id)).toEqual(ids)
  // Not all of them, or one twice: somebody else has changed who they are.
  expect((await order(ids.slice(1))).body.code).toBe('STALE')
  expect((await order([ids[0] ?? '', ids[0] ?? '', ids[1] ?? ''])).body.code).toBe('STALE')
  expect((await order(ids, await server.signIn('staff'))).status).toBe(403)
})

test('who is removed keeps the account, and their customers have the next one; the last one stays', async () => {
  const remove = (id: string) =>
    server.call<{ code: string }>('DELETE', `/staff/representatives/${id}`, { as: admin })
  const [first, second] = await list()
  const customer = await server.signIn('customer')
  await query(server, 'update profiles set assigned_to = $1 where id = $2', [first?.id, customer.userId])
  expect((await remove(first?.id ?? '')).status).toBe(200)
  expect((await remove(first?.id ?? '')).status).toBe(404)
  const { body } = await server.call<{ representative: Representative }>('GET', '/representative', {
    as: customer,
  })
  expect(body.representative.id).toBe(second?.id)
  const [account] = await query<{ disabled_at: string | null }>(
    server,
    'select disabled_at from users where id = $1',
    [first?.id],
  )
  expect(account).toEqual({ disabled_at: null })
  const left = await list()
  for (const { id } of left.slice(1)) expect((await remove(id)).status).toBe(200)
  expect((await remove(left[0]?.id ?? '')).body.code).toBe('LAST')
})
