/** On a database whose own collation is Turkish, where lower('I') is ı, everything is folded as on any other. */
import type { Profile } from '@kervan/domain/customers/customers.contract.ts'
import type { Place } from '@kervan/domain/places/places.contract.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { afterAll, expect, test } from 'vitest'
import { prepareDatabase } from '#assembly/prepare-database.ts'
import { order, orderForm, waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { codeFromInbox, openBrowser, query } from '#testing/sign-in.ts'
import { emptyDatabase } from '#testing/test-database.ts'
import { startTestServer } from '#testing/test-server.ts'

const database = await emptyDatabase('tr-TR')
await prepareDatabase(database.access)
const server = await startTestServer({ access: database.access })
const staff = await server.signIn('staff')
const admin = await server.signIn('admin')
afterAll(async () => {
  await server.close()
  await database.drop()
})

test('the database folds the Turkish way by itself', async () => {
  expect(await query(server, "select lower('INSERT') as folded")).toEqual([{ folded: 'ınsert' }])
})

test('an address in capitals signs up and is found', async () => {
  const browser = openBrowser(server)
  const code = await codeFromInbox(browser, 'ilgin.istif@musteri.example')
  const names = { first_name: 'ILGIN', last_name: 'İSTİF' }
  expect((await browser.verifyCode('ILGIN.ISTIF@MUSTERI.EXAMPLE', code, names)).status).toBe(200)
  for (const typed of ['ilgin', 'ILGIN', 'ılgın istif', 'ILGIN.ISTIF@MUSTERI'])
    expect(
      (
        await server.call<{ items: Profile[] }>('GET', `/customers?search=${encodeURIComponent(typed)}`, {
          as: staff,
        })
      ).body.items.map(({ email }) => email),
      typed,
    ).toEqual(['ilgin.istif@musteri.example'])
})

test('what staff insert is in the audit trail, and the trail can be read', async () => {
  const customer = await wholeCustomer(server)
  expect((await order(server, staff, orderForm(customer))).status).toBe(201)
  const { status, body } = await server.call<{ items: { action: string }[] }>('GET', '/audit?limit=100', {
    as: admin,
  })
  expect(status).toBe(200)
  expect(body.items.map(({ action }) => action)).toContain('insert')
})

test('places, requests and work are found in any spelling', async () => {
  const customer = await wholeCustomer(server)
  const { id } = await waitingRequest(server, customer)
  const find = async <Item>(path: string) =>
    (await server.call<{ items: Item[] }>('GET', path, { as: staff })).body.items
  for (const typed of ['IST', 'ist', 'TRIST'])
    expect((await find<Place>(`/places?search=${typed}`))[0]?.name, typed).toBe('İstanbul')
  for (const typed of ['MERSIN', 'mersın', 'MERSİN']) {
    const search = encodeURIComponent(typed)
    expect((await find<{ id: string }>(`/staff/requests?search=${search}`))[0]?.id, typed).toBe(id)
    expect((await find<WorkItem>(`/work-items?search=${search}`))[0]?.request_id, typed).toBe(id)
  }
})

/** Functions, constraints, indexes, generated columns and policies, as the database writes them out. */
const definitions = `
  select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as text from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.probin is null
  union all select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
  union all select indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select adrelid::regclass::text, pg_get_expr(adbin, adrelid) from pg_attrdef
  union all select policyname, concat(qual, ' ', with_check) from pg_policies`

test('whatever in the database folds letters names the collation it does so in', async () => {
  const folding = await query<{ name: string; text: string }>(
    server,
    `select name, text from (${definitions}) d where text ~ '\\m(lower|LOWER|upper|UPPER|initcap|casefold)\\(|~\\*|~~\\*'`,
  )
  expect(folding.map(({ name }) => name)).toEqual(expect.arrayContaining(['users_email_folded']))
  expect(folding.filter(({ text }) => !/collate/i.test(text)).map(({ name }) => name)).toEqual([])
})
