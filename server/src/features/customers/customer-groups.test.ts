/** Sectors and segments: kept by admins, chosen by staff, and never lost by those who have them. */
import type { CustomerGroup } from '@kervan/domain/customers/customer-groups.contract.ts'
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import { expect, test } from 'vitest'
import { shippedGroups } from '#features/customers/shipped-groups.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { freshAddress, query } from '#testing/sign-in.ts'

const server = await sharedServer()
const [staff, admin] = [await server.signIn('staff'), await server.signIn('admin')]

type Refusal = { code?: string }
const groups = async () =>
  (await server.call<{ groups: CustomerGroup[] }>('GET', '/customer-groups', { as: staff })).body.groups
const add = (name: string, kind = 'sector', as = admin) =>
  server.call<CustomerGroup & Refusal>('POST', '/customer-groups', { as, body: { kind, name } })
const remove = (id: string, replacement?: string) =>
  server.call<Refusal>('DELETE', `/customer-groups/${id}`, { as: admin, body: { replacement } })
const enter = async (noted: object) =>
  server.call<{ customer: Customer } & Refusal>('POST', '/customers', {
    as: staff,
    body: {
      ...{ email: freshAddress(), first_name: 'Ada', last_name: 'Deniz', phone: null, company: null },
      ...noted,
    },
  })
const customer = async (id: string) => {
  const { body } = await server.call<{ items: Customer[] }>('GET', '/customers?limit=100', { as: staff })
  return body.items.find((each) => each.id === id)
}

test('a migration has written the shipped lists', async () => {
  const known = await query<{ id: string; kind: string; name: string }>(
    server,
    'select id, kind, name from customer_groups where id = any($1) order by kind, rank',
    [shippedGroups.map(({ id }) => id)],
  )
  expect(known).toEqual(shippedGroups.map(({ id, kind, name }) => ({ id, kind, name })))
})

test('staff read the lists and admins keep them; a name is given once, however it is written', async () => {
  const name = `Işıklandırma ${crypto.randomUUID().slice(0, 6)}`
  expect((await add(name, 'sector', staff)).status).toBe(403)
  const { status, body } = await add(name)
  expect(status).toBe(201)
  expect((await groups()).filter(({ kind }) => kind === 'sector').at(-1)).toEqual(body)
  expect((await add(name.toLocaleUpperCase('tr'))).body.code).toBe('NAME_TAKEN')
  // A segment of the same name is another thing.
  expect((await add(name, 'segment')).status).toBe(201)
})

test('a new name is what its customers have, and is audited', async () => {
  const { body: sector } = await add(`Eski ${crypto.randomUUID()}`)
  const { body } = await enter({ sector_id: sector.id })
  expect(body.customer.industry).toBe(sector.name)
  const renamed = await server.call('PUT', `/customer-groups/${sector.id}`, {
    as: admin,
    body: { name: `Yeni ${sector.id}` },
  })
  expect(renamed.status).toBe(200)
  expect((await customer(body.customer.id))?.industry).toBe(`Yeni ${sector.id}`)
  const [entry] = await query<{ actor_id: string }>(
    server,
    "select actor_id from audit_entries where subject_table = 'customer_groups' and subject_id = $1 and action = 'update'",
    [sector.id],
  )
  expect(entry?.actor_id).toBe(admin.userId)
})

test('what is used is removed only with what takes its place, in people and firms', async () => {
  const [old, other, segment] = [
    (await add(`Bir ${crypto.randomUUID()}`)).body,
    (await add(`İki ${crypto.randomUUID()}`)).body,
    (await add(`Üç ${crypto.randomUUID()}`, 'segment')).body,
  ]
  const { body } = await enter({ sector_id: old.id })
  await server.call('POST', `/customers/${body.customer.id}/organisation`, {
    as: staff,
    body: { name: 'Firma', sector_id: old.id },
  })
  expect((await remove(old.id)).body.code).toBe('IN_USE')
  expect((await remove(old.id, segment.id)).body.code).toBe('UNKNOWN_REPLACEMENT')
  expect((await remove(old.id, old.id)).body.code).toBe('UNKNOWN_REPLACEMENT')
  expect((await remove(old.id, other.id)).status).toBe(200)
  expect((await customer(body.customer.id))?.sector_id).toBe(other.id)
  const [firm] = await query<{ sector_id: string }>(
    server,
    'select o.sector_id from organisations o join profiles p on p.organisation_id = o.id where p.id = $1',
    [body.customer.id],
  )
  expect(firm?.sector_id).toBe(other.id)
  expect((await remove(segment.id)).status).toBe(200)
})

test('the order is the admin’s, and one that misses a row is refused', async () => {
  await add(`Sıra ${crypto.randomUUID()}`, 'segment')
  const ids = (await groups()).filter(({ kind }) => kind === 'segment').map(({ id }) => id)
  const put = (order: string[]) =>
    server.call<Refusal>('PUT', '/customer-group-order', { as: admin, body: { kind: 'segment', ids: order } })
  expect((await put(ids.toReversed())).status).toBe(200)
  expect((await groups()).filter(({ kind }) => kind === 'segment').map(({ id }) => id)).toEqual(
    ids.toReversed(),
  )
  expect((await put(ids.slice(1))).body.code).toBe('STALE')
  expect((await put(ids)).status).toBe(200)
})

test('a sector is no segment, and neither is what nobody knows', async () => {
  const { body: segment } = await add(`Segment ${crypto.randomUUID()}`, 'segment')
  expect((await enter({ sector_id: segment.id })).body.code).toBe('UNKNOWN_GROUP')
  expect((await enter({ segment_id: crypto.randomUUID() })).body.code).toBe('UNKNOWN_GROUP')
})
