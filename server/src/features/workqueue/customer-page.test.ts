/** The office's page of one customer: one timeline, figures that follow from the rows, notes that reach who is named. */
import type { CustomerFigures, TimelineEntry } from '@kervan/domain/workqueue/customer-page.contract.ts'
import { timelineKinds } from '@kervan/domain/workqueue/customer-timeline.ts'
import { describe, expect, test } from 'vitest'
import { demoRepresentatives } from '#assembly/demo/demo-world.ts'
import { newId } from '#spine/database/new-id.ts'
import { quotedRequest, wholeCustomer } from '#testing/orders.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { freshAddress, query } from '#testing/sign-in.ts'

const server = await sharedServer()
const staff = await server.signIn('staff')
const customer = await wholeCustomer(server)
const id = customer.userId
const [{ email } = { email: '' }] = await query<{ email: string }>(
  server,
  'select email from profiles where id = $1',
  [id],
)

type Page = { items: TimelineEntry[]; next_cursor: string | null }
const page = async (search = '') =>
  (await server.call<Page>('GET', `/customers/${id}/timeline${search}`, { as: staff })).body
const post = (path: string, body: object) => server.call<{ id: string }>('POST', path, { as: staff, body })

const request = await quotedRequest(server, staff, customer)
await server.call('POST', `/requests/${request.id}/approve`, {
  as: customer,
  body: { quote_id: request.quote_id },
})
await post(`/customers/${id}/contacts`, { kind: 'call', outcome: 'reached', text: 'Konuştuk.' })
await post(`/customers/${id}/contacts`, { kind: 'visit', outcome: 'reached' })
await post(`/customers/${id}/mails`, { subject: 'Selam', message: 'Merhaba' })
await post(`/customers/${id}/appointments`, {
  ...{ title: 'Tanışma', starts_at: '2099-03-05T09:00:00.000Z', minutes: 30, staff_id: staff.userId },
})
await query(
  server,
  "insert into consents (user_id, purpose, granted, text_version) values ($1, 'marketing', true, '1')",
  [id],
)
await query(
  server,
  `insert into documents (id, number, customer_id, file_name, file_type, file_size, file_path, sha256, crc32, document_type, uploaded_by)
   values (uuidv7(), $2, $1, 'fatura.pdf', 'application/pdf', 1, 'x', 'x', 0, 'invoice', 'customer')`,
  [id, `BLG-${id}`],
)
await post(`/customers/${id}/notes`, { text: 'Önemli müşteri.' })
for (const about of [undefined, { kind: 'quote', id: request.quote_id }])
  await server.call('POST', '/chat/messages', {
    as: customer,
    body: { id: newId(), message_text: 'Ne zaman?', about },
  })

describe('the timeline', () => {
  test('has an entry of each kind, the newest first, each with its page where there is one', async () => {
    const { items } = await page()
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(timelineKinds))
    const moments = items.map(({ at }) => Date.parse(at))
    expect(moments).toEqual(moments.toSorted((a, b) => b - a))
    const of = (kind: string) => items.filter((entry) => entry.kind === kind)
    expect(of('request')).toMatchObject([
      { state: 'approved', link: `/staff/requests?request=${request.id}` },
    ])
    expect(of('quote').map(({ state }) => state)).toEqual(['accepted', 'sent'])
    expect(of('call')).toMatchObject([{ state: 'reached', detail: 'Konuştuk.' }])
    expect(of('message')).toMatchObject([{ state: 'customer', detail: 'Ne zaman?' }])
    expect(of('question')).toMatchObject([
      {
        title: expect.stringContaining('hakkında'),
        link: expect.stringMatching(/^\/staff\/communication\//),
      },
    ])
    expect(of('note')).toMatchObject([{ detail: 'Önemli müşteri.' }])
    expect(of('mail')).toContainEqual(expect.objectContaining({ title: 'Selam', mail_kind: 'letter' }))
    expect(new Set(of('mail').map(({ mail_kind }) => mail_kind))).toEqual(new Set(['letter', 'notice']))
  })

  test('has what campaigns have mailed to the address, and what was agreed to and refused there', async () => {
    const mailed = `with c as (insert into newsletter_campaigns (title, subject, campaign_type, segment) values ('Kasım', 'Yeni hatlar', 'announcement', '{}') returning id)
      insert into newsletter_recipients (campaign_id, email, state, taken_at, sent_at, opened_at)
      select c.id, s.email, s.state, now(), s.sent_at, s.sent_at from c, (values ($1, 'sent', now()), ($2, 'sent', now()), ($1, 'waiting', null)) s (email, state, sent_at)`
    await query(server, mailed, [email, `baskasi-${email}`])
    for (const answer of ['ONAY', 'RET'])
      await query(
        server,
        `insert into newsletter_consents (email, answer, source, recipient_type, at, registry_due_at, recorded_by)
         values ($1, $2, 'HS_CAGRI_MERKEZI', 'BIREYSEL', now(), now(), $3)`,
        [email, answer, staff.userId],
      )
    const { items } = await page('?kind=mail')
    expect(items.filter(({ mail_kind }) => mail_kind === 'announcement')).toMatchObject([
      { title: 'Yeni hatlar', state: 'sent', detail: 'Kasım · Açıldı' },
    ])
    const consents = (await page('?kind=consent')).items.filter(({ title }) => title === 'newsletter')
    expect(consents.map(({ state }) => state).toSorted()).toEqual(['granted', 'refused'])
    expect(consents).toMatchObject([{ detail: 'Çağrı merkezi' }, { detail: 'Çağrı merkezi' }])
    const { body: kept } = await server.call<{ customer: { id: string } }>('POST', '/customers', {
      as: staff,
      body: { email: freshAddress(), first_name: 'Kalan', last_name: null, phone: null, company: null },
    })
    const ofKept = async () => {
      const path = `/customers/${kept.customer.id}/timeline`
      const { body } = await server.call<Page>('GET', path, { as: staff })
      return body.items
        .map(({ title }) => title)
        .filter((title) => ['Yeni hatlar', 'newsletter'].includes(title))
        .toSorted()
    }
    expect(await ofKept()).toEqual([])
    const merge =
      'insert into customer_merges (kept_id, gone_id, gone_email) values ($1, gen_random_uuid(), $2)'
    await query(server, merge, [kept.customer.id, email])
    expect(await ofKept()).toEqual(['Yeni hatlar', 'newsletter', 'newsletter'])
    await query(server, 'update customer_merges set undone_at = now() where kept_id = $1', [kept.customer.id])
    expect(await ofKept()).toEqual([])
  })

  test('of one kind has that kind alone, and pages neither miss nor repeat an entry', async () => {
    expect(new Set((await page('?kind=call')).items.map(({ kind }) => kind))).toEqual(new Set(['call']))
    await query(
      server,
      `insert into customer_contacts (customer_id, kind, text, created_by, created_at)
       select $1, 'note', 'not ' || n, $2, now() - (n % 3) * interval '1 second' from generate_series(1, 70) n`,
      [id, staff.userId],
    )
    const seen: string[] = []
    let after = ''
    for (let turn = 0; turn < 10; turn += 1) {
      const { items, next_cursor } = await page(`?kind=note${after && `&after=${encodeURIComponent(after)}`}`)
      seen.push(...items.map((entry) => entry.id))
      if (!next_cursor) break
      after = next_cursor
    }
    expect(seen).toHaveLength(71)
    expect(new Set(seen).size).toBe(71)
  })

  test('is for staff alone, and of nobody else', async () => {
    expect((await server.call('GET', `/customers/${id}/timeline`, { as: customer })).status).toBe(403)
    const other = await server.call<Page>('GET', `/customers/${crypto.randomUUID()}/timeline`, { as: staff })
    expect(other.body.items).toEqual([])
  })
})

test('the figures are what the rows say', async () => {
  const { body } = await server.call<CustomerFigures>('GET', `/customers/${id}/figures`, { as: staff })
  expect(body).toMatchObject({ won: 1, lost: 0, delivered: 0, on_time: 0 })
  expect(body.months).toHaveLength(12)
  expect(body.months.at(-1)).toMatchObject({
    requests: 1,
    won: 1,
    value: { amount: '1250.00', currency: 'EUR' },
  })
  expect(body.lanes).toMatchObject([{ won: 1, value: { amount: '1250.00' } }])
})

test('a note reaches the colleague it names, and nobody else', async () => {
  const [named] = demoRepresentatives
  await post(`/customers/${id}/notes`, { text: `@${named?.name} bu hafta ziyaret edelim` })
  const rows = await query<{ user_id: string; link: string }>(
    server,
    "select user_id, link from staff_notifications where message like '%ziyaret edelim%'",
  )
  expect(rows).toEqual([{ user_id: named?.id, link: `/staff/customer-management/${id}` }])
})

test('another representative is given with a reason, which stands in the history; who is given one is told', async () => {
  const [, second] = demoRepresentatives
  const assign = (assigned_to: string, reason: string) =>
    server.call<{ representative_name: string; code?: string }>('PUT', `/customers/${id}/representative`, {
      as: staff,
      body: { assigned_to, reason },
    })
  const { body } = await assign(second?.id ?? '', 'Hava yolu arttı')
  expect(body.representative_name).toBe(second?.name)
  const { items } = await page('?kind=note')
  expect(items[0]?.detail).toContain('Hava yolu arttı')
  expect((await assign(staff.userId, 'x')).body.code).toBe('NO_REPRESENTATIVE')
  expect((await assign(second?.id ?? '', '')).status).toBe(400)
  const [entry] = await query<{ actor_id: string }>(
    server,
    "select actor_id from audit_entries where subject_table = 'profiles' and subject_id = $1 and after ->> 'assigned_to' = $2",
    [id, second?.id],
  )
  expect(entry?.actor_id).toBe(staff.userId)
  const told = await query(
    server,
    "select from staff_notifications where user_id = $1 and message like '%Hava yolu arttı%'",
    [second?.id],
  )
  expect(told).toHaveLength(1)
})
