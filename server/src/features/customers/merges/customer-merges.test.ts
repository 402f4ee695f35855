/** Records that are one customer: found with the reason, merged with everything that names them, and parted again as they were. */

import { setTimeout as delay } from 'node:timers/promises'
import type { CustomerMerge, Duplicate } from '@kervan/domain/customers/customer-merges.contract.ts'
import type { Profile } from '@kervan/domain/customers/customers.contract.ts'
import { describe, expect, test } from 'vitest'
import { sweepMerges } from '#features/customers/merges/sweep-merges.jobs.ts'
import { eventually } from '#testing/eventually.ts'
import { waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { newShipmentForm } from '#testing/request-forms.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { codeFromInbox, freshAddress, openBrowser, query } from '#testing/sign-in.ts'
import { randomContainer } from '#testing/tracked-shipments.ts'

const server = await sharedServer()
const staff = await server.signIn('staff')
const nobody = { email: null, first_name: null, last_name: null, phone: null, company: null }

let count = 0
function freshName(): string {
  count += 1
  return `Ayşe ${String.fromCharCode(65 + (count % 26))}${Date.now().toString(36).replace(/[0-9]/g, 'x')}`
}

async function enter(form: object): Promise<Profile> {
  const { body } = await server.call<{ customer: Profile }>('POST', '/customers', {
    as: staff,
    body: { ...nobody, ...form },
  })
  return body.customer
}
const duplicatesOf = async (id: string) =>
  (await server.call<{ items: Duplicate[] }>('GET', `/customer-duplicates?customer_id=${id}`, { as: staff }))
    .body.items
const merge = (keep: string, remove: string) =>
  server.call<CustomerMerge & { code?: string }>('POST', '/customer-merges', {
    as: staff,
    body: { keep, remove },
  })
const undo = (id: string) =>
  server.call<CustomerMerge & { code?: string }>('POST', `/customer-merges/${id}/undo`, { as: staff })
const stored = async (id: string) =>
  (await query<Record<string, unknown>>(server, 'select * from profiles where id = $1', [id]))[0]

/** A shipment with its request and its accepted quote, and a notification. */
async function giveHistory(id: string): Promise<void> {
  const { status } = await server.call('POST', '/staff/shipments', {
    as: staff,
    body: newShipmentForm(id, { containers: [{ number: randomContainer(), size_type: '45G1', seal: '' }] }),
  })
  expect(status).toBe(201)
  await notify(id, 'Merhaba')
  // What is still to be done would change rows that are compared.
  await eventually('the mails have left', async () => {
    const [waiting] = await query<{ mails: number }>(
      server,
      "select count(*)::int as mails from customer_contacts where mail_state = 'queued'",
      [],
    )
    return waiting?.mails === 0
  })
}
const notify = (id: string, title: string) =>
  query(
    server,
    "insert into notifications (user_id, kind, title, message, link) values ($1, 'offer', $2, '', '')",
    [id, title],
  )

/** For the same reason as somebody else, as of one lane. */
const recommend = (id: string, title: string) =>
  query(
    server,
    `insert into recommendations (customer_id, key, kind, title, text, action_label, action_link, evidence)
     values ($1, 'price:mersin', 'price', $2, '', '', '', '[]')`,
    [id, title],
  )

/** A request about personal data that came by letter. */
const askToBe = (kind: string, id: string) =>
  query(
    server,
    "insert into data_requests (user_id, kind, channel, due_at) values ($1, $2, 'letter', now() + interval '30 days')",
    [id, kind],
  )

const requestsOf = async (id: string) =>
  (
    await query<{ id: string }>(server, 'select id from requests where customer_id = $1 order by id', [id])
  ).map((row) => row.id)

/** All rows of all tables, but of those that only grow with what is done. */
async function everything(): Promise<Record<string, unknown[]>> {
  const tables = await query<{ name: string }>(
    server,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and relname <> all(array['audit_entries', 'outbox', 'outbox_head', 'idempotency_keys', 'limits', 'sessions', 'migrations',
         'customer_merges', 'page_views', 'known_devices', 'mails', 'inbox_mails', 'sendings', 'tasks']) order by 1`,
    [],
  )
  const found: Record<string, unknown[]> = {}
  for (const { name } of tables)
    found[name] = (
      await query<{ row: unknown }>(
        server,
        `select to_jsonb(t) - 'updated_at' as row from "${name}" t order by to_jsonb(t)::text`,
        [],
      )
    ).map(({ row }) => row)
  return found
}

/** The tables in which a row still names the record. */
const namedIn = async (id: string) =>
  Object.entries(await everything())
    .filter(([, rows]) => rows.some((row) => JSON.stringify(row).includes(id)))
    .map(([name]) => name)

describe('two records seem to be one', () => {
  test('by phone, by a mailbox with a tag, by name and company; and not once staff have said they are two', async () => {
    const [name, company, email] = [freshName(), `Er ${Date.now()} Ltd`, freshAddress()]
    const [first_name = '', last_name = ''] = name.split(' ')
    const phone = `0533 ${String(Date.now()).slice(-7)}`
    const one = await enter({ first_name, last_name, company, email, phone })
    const byPhone = await enter({ company: 'Başka', phone: phone.replace('0', '+90 ') })
    const byName = await enter({
      first_name,
      last_name,
      company: company.toUpperCase(),
      email: freshAddress(),
    })
    const byMailbox = await enter({ company: 'Kutu', email: email.replace('@', '+etiket@') })
    const found = await duplicatesOf(one.id)
    expect(
      found.map(({ other, one: first, hint }) => [first.id === one.id ? other.id : first.id, hint]),
    ).toEqual([
      [byMailbox.id, 'mailbox'],
      [byPhone.id, 'phone'],
      [byName.id, 'name'],
    ])
    expect(
      (
        await server.call('POST', '/customer-duplicates/apart', {
          as: staff,
          body: { one: byName.id, other: one.id },
        })
      ).status,
    ).toBe(200)
    expect((await duplicatesOf(one.id)).map(({ hint }) => hint)).toEqual(['mailbox', 'phone'])
    const taken = await server.call('POST', '/customer-duplicates/apart/undo', {
      as: staff,
      body: { one: one.id, other: byName.id },
    })
    expect(taken.status).toBe(200)
    expect((await duplicatesOf(one.id)).map(({ hint }) => hint)).toEqual(['mailbox', 'phone', 'name'])
    const all = await server.call<{ items: Duplicate[] }>('GET', '/customer-duplicates', { as: staff })
    expect(all.body.items.length).toBeGreaterThan(0)
  })

  test('by the company alone, where no person is known', async () => {
    const company = `Firma ${freshName()}`
    const one = await enter({ company, email: freshAddress() })
    const other = await enter({ company: company.toUpperCase(), email: freshAddress() })
    await enter({ company, first_name: 'Ada', last_name: 'Er', email: freshAddress() })
    expect((await duplicatesOf(one.id)).map((pair) => [pair.one.id, pair.other.id, pair.hint])).toEqual([
      [one.id, other.id, 'company'],
    ])
  })

  test('a number that more than ten records share tells nothing', async () => {
    const phone = `0533 ${String(Date.now()).slice(-7)}`
    const records = []
    for (let turn = 0; turn < 10; turn += 1) records.push(await enter({ company: `Ofis ${turn}`, phone }))
    const [first] = records
    expect(await duplicatesOf(first?.id ?? '')).toHaveLength(9)
    await enter({ company: 'Ofis 10', phone })
    expect(await duplicatesOf(first?.id ?? '')).toEqual([])
  })
})

describe('a merge', () => {
  test('fills what the kept record does not know, moves what named the other, and is undone with every row as it was', async () => {
    const keep = await enter({ first_name: 'Ada', last_name: 'Er', email: freshAddress() })
    const gone = await enter({
      company: 'Er Ltd',
      email: freshAddress(),
      phone: `0534 ${String(Date.now()).slice(-7)}`,
    })
    await giveHistory(gone.id)
    await recommend(keep.id, 'Kalanın')
    await recommend(gone.id, 'Gidenin')
    await askToBe('erasure', gone.id)
    const before = await everything()
    const { status, body } = await merge(keep.id, gone.id)
    expect([status, body.undone_at]).toEqual([201, null])
    expect(body.moved).toBeGreaterThan(5)
    expect(await namedIn(gone.id)).toEqual([])
    expect(await stored(gone.id)).toBeUndefined()
    expect(await stored(keep.id)).toMatchObject({ email: keep.email, company: 'Er Ltd', phone: gone.phone })
    const titles = 'select title from recommendations where customer_id = $1'
    expect(await query(server, titles, [keep.id])).toEqual([{ title: 'Kalanın' }])
    expect(await query(server, 'select kind from data_requests where user_id = $1', [keep.id])).toEqual([
      { kind: 'erasure' },
    ])
    // Made since: it stays with the record that was kept.
    await notify(keep.id, 'Sonra')
    expect((await undo(body.id)).body.undone_at).not.toBeNull()
    await query(server, "delete from notifications where user_id = $1 and title = 'Sonra'", [keep.id])
    expect(await everything()).toEqual(before)
    expect((await undo(body.id)).body.code).toBe('ALREADY_UNDONE')
  })

  test('of two with accounts is refused, and the one with an account stays', async () => {
    const [first, second] = [await server.signIn('customer'), await server.signIn('customer')]
    expect(await merge(first.userId, second.userId)).toMatchObject({
      status: 409,
      body: { code: 'BOTH_ACCOUNTS' },
    })
    const lead = await enter({ company: 'Er', email: freshAddress() })
    expect(await merge(lead.id, first.userId)).toMatchObject({ status: 409, body: { code: 'KEEP_ACCOUNT' } })
    expect(await merge(lead.id, lead.id)).toMatchObject({ status: 422, body: { code: 'SAME_RECORD' } })
    expect((await merge(first.userId, lead.id)).status).toBe(201)
  })

  test('waits for an answer where both have asked for the same', async () => {
    const [keep, gone] = [
      await enter({ company: 'Kalan', email: freshAddress() }),
      await enter({ company: 'Giden', email: freshAddress() }),
    ]
    for (const { id } of [keep, gone]) await askToBe('access', id)
    expect(await merge(keep.id, gone.id)).toMatchObject({ status: 409, body: { code: 'SAME_REQUEST_OPEN' } })
    await query(server, "update data_requests set status = 'done' where user_id = $1", [gone.id])
    expect((await merge(keep.id, gone.id)).status).toBe(201)
  })

  test('is undone within a day, not later; then of the record only is kept what an erasure looks for', async () => {
    const [keep, gone] = [
      await enter({ company: 'Kalan', email: freshAddress() }),
      await enter({ company: 'Giden', email: freshAddress() }),
    ]
    const { body } = await merge(keep.id, gone.id)
    await query(server, "update customer_merges set merged_at = now() - interval '25 hours' where id = $1", [
      body.id,
    ])
    await sweepMerges(server.services)
    expect(await undo(body.id)).toMatchObject({ status: 409, body: { code: 'TOO_LATE' } })
    const [row] = await query(
      server,
      'select gone, kept_before, moved, gone_email, gone_phone, gone_name from customer_merges where id = $1',
      [body.id],
    )
    expect(row).toEqual({
      ...{ gone: null, kept_before: null, moved: null },
      ...{ gone_email: gone.email, gone_phone: '', gone_name: '' },
    })
  })

  test('loses nothing that the customer, or a colleague, writes at the same moment', async () => {
    const customer = await wholeCustomer(server)
    const lead = await enter({ company: 'Çift kayıt', email: freshAddress() })
    await giveHistory(lead.id)
    const before = await requestsOf(lead.id)
    const writing = () =>
      Array.from({ length: 8 }, async (_, turn) => {
        await delay(turn * 6)
        return (await waitingRequest(server, customer)).id
      })
    /** A note about the lead is written, or whoever writes it is told that the record is gone. */
    const noting = () =>
      Array.from({ length: 8 }, async (_, turn) => {
        await delay(turn * 6)
        const { status } = await server.call('POST', `/customers/${lead.id}/notes`, {
          as: staff,
          body: { text: `Not ${turn}` },
        })
        return status
      })
    const [merged, written, noted] = await Promise.all([
      merge(customer.userId, lead.id),
      Promise.all(writing()),
      Promise.all(noting()),
    ])
    expect(merged.status).toBe(201)
    expect((await requestsOf(customer.userId)).toSorted()).toEqual([...before, ...written].toSorted())
    const notes = await query(
      server,
      "select from customer_contacts where customer_id = $1 and kind = 'note'",
      [customer.userId],
    )
    expect(notes).toHaveLength(noted.filter((status) => status === 201).length)
    expect(noted.every((status) => status === 201 || status === 404)).toBe(true)

    const [undone, later] = await Promise.all([undo(merged.body.id), Promise.all(writing())])
    expect(undone.status).toBe(200)
    expect(await requestsOf(lead.id)).toEqual(before)
    expect((await requestsOf(customer.userId)).toSorted()).toEqual([...written, ...later].toSorted())
    const sums = await query<{ is_right: boolean }>(
      server,
      `select total_revenue = coalesce((select sum(accepted_amount) from quotes where customer_id = p.id and status = 'accepted'), 0)
         as is_right from profiles p where id = any($1::uuid[])`,
      [[customer.userId, lead.id]],
    )
    expect(sums).toEqual([{ is_right: true }, { is_right: true }])
  })

  test('of a record that was merged itself since is undone after that one, and every row is as it was', async () => {
    const [first, second, third] = [
      await enter({ company: 'Bir', email: freshAddress() }),
      await enter({ company: 'İki', phone: `0536 ${String(Date.now()).slice(-7)}` }),
      await enter({ first_name: 'Üç', email: freshAddress() }),
    ]
    await giveHistory(first.id)
    const before = await everything()
    const inner = await merge(second.id, first.id)
    const outer = await merge(third.id, second.id)
    expect(await undo(inner.body.id)).toMatchObject({ status: 409, body: { code: 'LATER_MERGE' } })
    expect((await undo(outer.body.id)).status).toBe(200)
    expect((await undo(inner.body.id)).status).toBe(200)
    expect(await everything()).toEqual(before)
  })

  test('of a record without an address is undone too, with every row as it was', async () => {
    const [keep, gone] = [
      await enter({ company: 'Telefon', phone: `0537 ${String(Date.now()).slice(-7)}` }),
      await enter({ company: 'Adres', email: freshAddress() }),
    ]
    await giveHistory(gone.id)
    const before = await everything()
    const { body } = await merge(keep.id, gone.id)
    expect(await stored(keep.id)).toMatchObject({ email: gone.email })
    expect((await undo(body.id)).status).toBe(200)
    expect(await everything()).toEqual(before)
  })

  test('whose address has become an account since is not undone: the account keeps its record', async () => {
    const email = freshAddress()
    const [keep, gone] = [
      await enter({ company: 'Telefon', phone: `0538 ${String(Date.now()).slice(-7)}` }),
      await enter({ company: 'Adres', email }),
    ]
    const { body } = await merge(keep.id, gone.id)
    const browser = openBrowser(server)
    await browser.verifyCode(email, await codeFromInbox(browser, email), {})
    expect((await browser.whoAmI())?.id).toBe(keep.id)
    expect(await query(server, 'select email from users where id = $1', [keep.id])).toEqual([{ email }])
    expect(await undo(body.id)).toMatchObject({ status: 409, body: { code: 'ACCOUNT_SINCE' } })
    expect(await stored(keep.id)).toMatchObject({ email, has_account: true })
  })

  test('undone, each has the revenue and the status of its own quotes, those accepted meanwhile too', async () => {
    const [keep, gone] = [
      await enter({ company: 'Kalan', email: freshAddress() }),
      await enter({ company: 'Giden', email: freshAddress() }),
    ]
    await giveHistory(gone.id)
    // As if it had not been accepted yet when they were merged.
    const won = await stored(gone.id)
    await query(
      server,
      'update profiles set total_revenue = 0, last_accepted_at = null where id = any($1::uuid[])',
      [[gone.id]],
    )
    const { body } = await merge(keep.id, gone.id)
    await query(server, 'update profiles set total_revenue = $2, last_accepted_at = now() where id = $1', [
      keep.id,
      won?.total_revenue,
    ])
    // Of their own, and the first of the record that was kept.
    await giveHistory(keep.id)
    expect((await undo(body.id)).status).toBe(200)
    const sums = await query<{ id: string; revenue: boolean; won: boolean; asked: boolean }>(
      server,
      `select id, first_request_at is not null as asked,
         total_revenue = (select sum(accepted_euro) from quotes where customer_id = p.id and status = 'accepted') as revenue,
         abs(extract(epoch from last_accepted_at - (select max(answered_at) from quotes where customer_id = p.id))) < 5 as won
       from profiles p where id = any($1::uuid[])`,
      [[keep.id, gone.id]],
    )
    expect(sums.map(({ revenue, won: isWon, asked }) => [revenue, isWon, asked])).toEqual([
      [true, true, true],
      [true, true, true],
    ])
  })

  test('whose address somebody has taken since is not undone', async () => {
    const [keep, gone] = [
      await enter({ company: 'Kalan', email: freshAddress() }),
      await enter({ company: 'Giden', email: freshAddress() }),
    ]
    const { body } = await merge(keep.id, gone.id)
    await enter({ company: 'Yeni', email: gone.email })
    expect(await undo(body.id)).toMatchObject({ status: 409, body: { code: 'ADDRESS_TAKEN_SINCE' } })
  })
})
