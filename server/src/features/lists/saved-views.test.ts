/** Saved views: each person has their own, under names that differ, in an order of theirs. */
import { randomUUID } from 'node:crypto'
import { mostSavedViews } from '@kervan/domain/lists/lists.copy.ts'
import type { SavedView } from '@kervan/domain/lists/saved-views.contract.ts'
import { expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()
const list = 'staff_requests'

const save = (as: SignedIn, name: string, more: object = {}) =>
  server.call<SavedView & { code?: string }>('POST', '/saved-views', {
    as,
    body: { list, name, query: 'status=pending', ...more },
  })
const change = (as: SignedIn, id: string, body: object) =>
  server.call<SavedView & { code?: string }>('PUT', `/saved-views/${id}`, { as, body })
const remove = (as: SignedIn, id: string) => server.call('POST', `/saved-views/${id}/remove`, { as })
const viewsOf = async (as: SignedIn, of = list) =>
  (await server.call<{ items: SavedView[] }>('GET', `/saved-views?list=${of}`, { as })).body.items
const namesOf = async (as: SignedIn) => (await viewsOf(as)).map(({ name }) => name)

test('a view is saved, renamed, overwritten, deleted and put back where it was', async () => {
  const person = await server.signIn('staff')
  const tab = server.tabOf(person)
  await tab.connect()
  const first = await save(person, '  Bekleyenler ')
  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({ list, name: 'Bekleyenler', query: 'status=pending' })
  await save(person, 'Gecikenler')
  await save(person, 'Onaylananlar')
  expect((await change(person, first.body.id, { name: 'Bekleyen işler' })).body.query).toBe('status=pending')
  expect((await change(person, first.body.id, { query: 'sort=-created_at' })).body).toMatchObject({
    name: 'Bekleyen işler',
    query: 'sort=-created_at',
  })
  expect((await remove(person, first.body.id)).status).toBe(200)
  expect(await namesOf(person)).toEqual(['Gecikenler', 'Onaylananlar'])
  await save(person, 'Bekleyen işler', { place: 0 })
  expect(await namesOf(person)).toEqual(['Bekleyen işler', 'Gecikenler', 'Onaylananlar'])
  expect(await viewsOf(person, 'customers')).toEqual([])
  await eventually(
    'the other tab has heard of each change',
    () => tab.arrivals.filter(({ name }) => name === 'saved_views.changed').length === 7,
  )
  await tab.close()
})

test('views are put in order; who is not named stays behind the others', async () => {
  const person = await server.signIn('staff')
  const ids: string[] = []
  for (const name of ['A', 'B', 'C', 'D']) ids.push((await save(person, name)).body.id)
  const [, b, , d] = ids
  const body = { list, ids: [d, randomUUID(), b, d] }
  const answer = await server.call<{ items: SavedView[] }>('PUT', '/saved-views/order', { as: person, body })
  expect(answer.body.items.map(({ name }) => name)).toEqual(['D', 'B', 'A', 'C'])
  expect(await namesOf(person)).toEqual(['D', 'B', 'A', 'C'])
})

test('two views of a list have different names, also in capitals and other letters', async () => {
  const person = await server.signIn('staff')
  const { id } = (await save(person, 'Isparta işleri')).body
  for (const name of ['Isparta işleri', 'ISPARTA İŞLERİ', 'ısparta isleri'])
    expect((await save(person, name)).body.code).toBe('NAME_TAKEN')
  const other = (await save(person, 'İzmir işleri')).body
  expect((await change(person, other.id, { name: 'isparta ISLERI' })).body.code).toBe('NAME_TAKEN')
  expect((await change(person, id, { name: 'ISPARTA İŞLERİ' })).status).toBe(200)
  expect((await save(await server.signIn('staff'), 'Isparta işleri')).status).toBe(201)
  const tries = await Promise.all(Array.from({ length: 4 }, () => save(person, 'Aynı anda')))
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
})

test('a list has at most so many views', async () => {
  const person = await server.signIn('staff')
  await query(
    server,
    `insert into saved_views (user_id, list, name, query, position)
     select $1, $2, number, '', number from generate_series(1, $3::int) as number`,
    [person.userId, list, mostSavedViews - 1],
  )
  const tries = await Promise.all(['Biri', 'Öteki'].map((name) => save(person, name)))
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(tries.find(({ status }) => status === 409)?.body.code).toBe('TOO_MANY_VIEWS')
})

test('another person’s view cannot be seen, changed or deleted', async () => {
  const [owner, stranger] = [await server.signIn('staff'), await server.signIn('admin')]
  const { id } = (await save(owner, 'Benim')).body
  expect(await viewsOf(stranger)).toEqual([])
  expect((await change(stranger, id, { name: 'Alındı' })).status).toBe(404)
  expect((await remove(stranger, id)).status).toBe(404)
  await server.call('PUT', '/saved-views/order', { as: stranger, body: { list, ids: [id] } })
  expect(await namesOf(owner)).toEqual(['Benim'])
  const customer = await server.signIn('customer')
  expect((await save(customer, 'Personelin listesi')).status).toBe(404)
})

test('a click that is repeated saves one view', async () => {
  const person = await server.signIn('staff')
  const headers = { 'idempotency-key': randomUUID() }
  const body = { list, name: 'Bir kez', query: '' }
  const tries = await Promise.all(
    Array.from({ length: 3 }, () => server.call('POST', '/saved-views', { as: person, headers, body })),
  )
  expect(tries.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await namesOf(person)).toEqual(['Bir kez'])
})
