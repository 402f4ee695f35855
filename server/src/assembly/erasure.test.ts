/** A person's name, address, phone number and file, put everywhere: after the erasure they are nowhere but where the rules say. */
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataRequestDetail, ErasurePreview } from '@kervan/domain/customers/data-requests.contract.ts'
import type { Task } from '@kervan/domain/tasks/tasks.contract.ts'
import { afterAll, expect, test } from 'vitest'
import { erasureRules } from '#assembly/erasure-rules.ts'
import { rollUpVisits } from '#features/analytics/roll-up.jobs.ts'
import { eraseKept } from '#features/customers/data-requests/erase-person.jobs.ts'
import { makeGoods } from '#testing/customer-goods.ts'
import { eventually } from '#testing/eventually.ts'
import { newShipmentForm, quickForm } from '#testing/request-forms.ts'
import { mailsTo, query } from '#testing/sign-in.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'
import { randomContainer } from '#testing/tracked-shipments.ts'
import { upload } from '#testing/uploads.ts'

/** All that the server has said, with nothing left out for being unimportant. */
const log: string[] = []
const server = await startTestServer({ env: { LOG_LEVEL: 'trace' }, onLog: (line) => log.push(line) })
afterAll(() => server.close())
const [admin, staff] = [await server.signIn('admin'), await server.signIn('staff')]
const run = (text: string, values: unknown[] = []) => query(server, text, values)

type Person = SignedIn & { word: string; name: string; email: string; phone: string }

/** A word that nobody else has, in the name and the address. */
async function somebody(): Promise<Person> {
  // Letters only, as names are.
  const word = `kanarya${randomUUID().replace(/[-0-9]/g, '')}`
  const [email, name, phone] = [
    `${word}@musteri.example`,
    `Ayşe ${word}`,
    `+90 532 ${String(Date.now()).slice(-7)}`,
  ]
  const person = await server.signIn('customer', email)
  await run(
    `update profiles set first_name = $2, last_name = $3, phone = $4, position = $3, company = $5, company_type = 'company', profile_completed = true where id = $1`,
    [person.userId, 'Ayşe', word, phone, `${word} Ticaret`],
  )
  await run('update users set name = $2 where id = $1', [person.userId, name])
  return { ...person, word, name, email, phone }
}

/** Every place where one of the words stands, table by table. */
async function foundIn(words: readonly string[]): Promise<string[]> {
  const tables = await query<{ name: string }>(
    server,
    `select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace
     where nspname in ('public', 'pgboss') and relkind = 'r' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await query(
      server,
      `select 1 as one from ${name} t where row_to_json(t)::text ilike any($1) limit 1`,
      [words.map((word) => `%${word}%`)],
    )
    if (rows.length > 0) found.push(name.replace('public.', ''))
  }
  return found
}

/** Files that hold one of the words, or are named by it. */
async function filesWith(words: readonly string[]): Promise<string[]> {
  const folder = join(server.services.config.dataFolder, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const text = (await readFile(path)).toString('utf8').toLowerCase()
    if (words.some((word) => path.includes(word) || text.includes(word))) found.push(path)
  }
  return found
}

/** Lines of the log that name one of the words, however a link spells them. */
const loggedWith = (words: readonly string[]) =>
  log.filter((line) => words.some((word) => line.includes(word) || line.includes(encodeURIComponent(word))))

async function done<Body = { id: string }>(
  method: string,
  path: string,
  as: SignedIn,
  body: unknown = {},
): Promise<Body> {
  const answer = await server.call<Body>(method, path, {
    as,
    body,
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body
}

/** What people and the office do, by the product itself. */
async function leaveTraces(person: Person): Promise<void> {
  const { userId, word, name, email, phone } = person
  await done('PUT', '/consents/marketing', person, { granted: true, text_version: '2026-11-2' })
  await done('POST', '/quick-requests', person, quickForm({ notes: `${name} ${phone}` }))
  await upload(server, Buffer.from(`%PDF-1.4 ${word} ${email}\n%%EOF`), { as: person, name: `${word}.pdf` })
  await done('PUT', `/customers/${userId}`, staff, await recordOf(person))
  await done('POST', '/newsletter/subscribe', person, { email, name, source: 'website' }).catch(
    () => undefined,
  )
  await makeGoods(run, userId, name)
  // What stands in tables that the product fills in ways of its own.
  for (const [text, values] of [
    [
      "insert into customer_contacts (customer_id, kind, text, outcome, created_by) values ($1, 'call', $2, 'reached', $3)",
      [userId, name, staff.userId],
    ],
    [
      "insert into appointments (customer_id, title, starts_at, ends_at, staff_id, created_by) values ($1, $2, now(), now() + interval '1 hour', $3, $3)",
      [userId, name, staff.userId],
    ],
    [
      "insert into work_items (kind, title, description, customer_name, email, phone, due_at) values ('demo_request', $1, $2, $1, $3, $4, now())",
      [name, name, email, phone],
    ],
    [
      "insert into staff_notifications (user_id, type, title, message, link) values ($1, 'request', $2, $2, '/')",
      [staff.userId, name],
    ],
    [
      "insert into newsletter_subscribers (email, name, subscription_source) values ($1, $2, 'website') on conflict do nothing",
      [email, name],
    ],
    [
      "insert into audit_entries (actor_id, subject_table, subject_id, action, after) values ($1, 'profiles', $2, 'update', $3)",
      [staff.userId, userId, JSON.stringify({ last_name: word })],
    ],
    [
      "with brought as (insert into customer_imports (file_name, heads, row_count) values ('a.csv', '[]', 1) returning id) insert into customer_import_rows (import_id, line, cells) select id, 1, $1 from brought",
      [JSON.stringify([name, email])],
    ],
    [
      'insert into customer_merges (kept_id, gone_id, gone) values ($1, gen_random_uuid(), $2)',
      [userId, JSON.stringify({ last_name: word, email })],
    ],
    [
      "insert into idempotency_keys (scope, key, request_hash, answer) values ('user:' || $1, gen_random_uuid()::text, 'x', $2)",
      [staff.userId, JSON.stringify({ customer_name: name, customer: { id: userId } })],
    ],
    [
      "insert into outbox (name, audiences, data) values ('customer.joined', '{staff}', $1)",
      [JSON.stringify({ first_name: 'Ayşe', last_name: word, email })],
    ],
    [
      "insert into pgboss.job (name, data, state) values ('send-mail', $1, 'completed')",
      [JSON.stringify({ to: email })],
    ],
    [
      "insert into tracking_messages (source, content, why, digest, shipment_id) select 'iftsta', $2, 'x', gen_random_uuid()::text, id from shipments where customer_id = $1 limit 1",
      [userId, name],
    ],
    [
      "insert into work_item_events (work_item_id, kind, text) select id, 'note', $2 from work_items where customer_id = $1 limit 1",
      [userId, name],
    ],
  ] as [string, unknown[]][])
    await run(text, values)
  // What is asked for is logged.
  for (const path of [`/customers?search=${word}`, `/staff/search?search=${encodeURIComponent(phone)}`])
    await server.call('GET', path, { as: staff })
  const copy = await done<Task>('POST', '/own-data/copies', person)
  await eventually('the archive', async () => {
    const { body } = await server.call<{ items: Task[] }>('GET', '/tasks', { as: person })
    return body.items.find(({ id, state }) => id === copy.id && state === 'done')
  })
}

async function recordOf({ userId, name, word, email, phone }: Person) {
  const { body } = await server.call<Record<string, unknown>>('GET', `/customers/${userId}`, { as: staff })
  return {
    ...Object.fromEntries(['company_type', 'sector_id', 'segment_id'].map((field) => [field, body[field]])),
    ...{ email, first_name: name.split(' ')[0], last_name: word, phone, company: `${word} Ticaret` },
    ...{ position: 'Müdür', city: 'Bursa', country: 'Türkiye' },
  }
}

async function erase(person: Person): Promise<DataRequestDetail> {
  const { id } = await done('POST', '/own-data/requests', person, { note: `${person.name} silinsin.` })
  const preview = await server.call<ErasurePreview>('GET', `/data-requests/${id}/erasure-preview`, {
    as: admin,
  })
  expect(preview.status).toBe(200)
  await done('POST', `/data-requests/${id}/erase`, admin)
  const request = await eventually(
    'the erasure',
    async () => {
      const { body } = await server.call<DataRequestDetail>('GET', `/data-requests/${id}`, { as: admin })
      return body.erasure?.finished_at ? body : undefined
    },
    30_000,
  )
  expectAsSaid(preview.body, request)
  return request
}

/** What is written by the way goes on while somebody looks. */
const byTheWay = ['outbox', 'audit_entries', 'idempotency_keys', 'mails', 'inbox_mails', 'pgboss.job']

/** What was said beforehand is what was done. */
function expectAsSaid(preview: ErasurePreview, { erasure }: DataRequestDetail): void {
  const lasting = (tables: ErasurePreview['tables'] = []) =>
    tables.filter(({ table }) => !byTheWay.includes(table))
  expect(lasting(preview.tables)).toEqual(lasting(erasure?.tables))
  expect(preview.files).toBe(erasure?.files)
  expect(preview.kept_until).toBe(erasure?.kept_until)
}

/** The last mail and where the demo shows it; the rest of what is left is the law's. */
const lastMail = ['inbox_mails', 'mails']
const kept = erasureRules.filter(({ kept: rule }) => rule?.isLaw).map(({ table }) => table)

test('the days on which they looked at the site are counted again', async () => {
  const person = await somebody()
  await run(
    `with visit as (
       insert into visitor_sessions (visitor_id, user_id, user_type, current_page, device_type, browser, network, source, start_time, last_activity)
       values (gen_random_uuid(), $1, 'customer', '/', 'desktop', 'x', '192.0.2.0/24', 'silinecek.example', now() - interval '3 days', now() - interval '3 days')
       returning id)
     insert into page_views (session_id, page_path, visited_at) select id, '/', now() - interval '3 days' from visit`,
    [person.userId],
  )
  const counted = async () => {
    await rollUpVisits(server.services.actAs, new Date())
    return query(server, "select visits from visit_days where source = 'silinecek.example'")
  }
  expect(await counted()).toEqual([{ visits: 1 }])
  await erase(person)
  expect(await counted()).toEqual([])
})

test('somebody without a contract is nowhere any more', async () => {
  const person = await somebody()
  await leaveTraces(person)
  const words = [person.word, person.phone]
  expect((await foundIn(words)).length).toBeGreaterThan(25)
  expect((await filesWith(words)).length).toBeGreaterThan(1)
  const request = await erase(person)
  expect((await foundIn(words)).filter((name) => !lastMail.includes(name))).toEqual([])
  expect(await filesWith(words)).toEqual([])
  expect(log.length).toBeGreaterThan(50)
  expect(loggedWith([...words, person.email])).toEqual([])
  expect(await query(server, 'select from profiles where id = $1', [person.userId])).toEqual([])
  expect(await query(server, 'select from users where id = $1', [person.userId])).toEqual([])
  expect(request).toMatchObject({
    status: 'done',
    customer_id: null,
    person_name: '',
    person_email: '',
    note: '',
    erasure: { kept_until: null },
  })
  const counts = new Map(request.erasure?.tables.map((table) => [table.table, table]))
  expect(counts.get('profiles')).toMatchObject({ erased: 1, emptied: 0, kept: 0 })
  expect(counts.get('quotes')).toMatchObject({ erased: 3, kept: 0 })
  expect(request.erasure?.files).toBeGreaterThan(0)
  const mail = await eventually('the last mail', async () =>
    (await mailsTo(server, person.email)).find(({ subject }) => subject.includes('yanıtlandı')),
  )
  expect(mail.text).toContain('Kişisel verileriniz silindi.')
  // Nobody is signed in any more, and the address is free.
  expect((await server.call('GET', '/own-data', { as: person })).status).toBe(401)
})

test('of a contract what the law wants is kept under no name, and erased when its time is over', async () => {
  const person = await somebody()
  await leaveTraces(person)
  await done('POST', '/staff/shipments', staff, {
    ...newShipmentForm(person.userId, {
      containers: [{ number: randomContainer(), size_type: '45G1', seal: '' }],
    }),
  })
  const refused = await done('POST', '/own-data/requests', person, {})
  expect(
    await server.call('POST', `/data-requests/${refused.id}/erase`, { as: admin, body: {} }),
  ).toMatchObject({
    status: 409,
    body: { code: 'SHIPMENT_UNDERWAY' },
  })
  await done('POST', `/own-data/requests/${refused.id}/withdraw`, person)
  await run(
    "update shipments set status = 'delivered', delivered_at = now() where customer_id = $1 and quote_id is not null",
    [person.userId],
  )
  const request = await erase(person)
  const words = [person.word, person.phone]
  const left = (await foundIn(words)).filter((name) => !lastMail.includes(name))
  expect(left.filter((name) => !kept.includes(name))).toEqual([])
  const [record] = await query<Record<string, unknown>>(server, 'select * from profiles where id = $1', [
    person.userId,
  ])
  expect(record).toMatchObject({
    listed_as: 'Silinmiş müşteri',
    email: `${person.userId}@silindi.invalid`,
    phone: '',
  })
  // Nobody can be written to, called or given an offer any more.
  const path = `/customers/${person.userId}`
  expect((await server.call('GET', path, { as: staff })).body).toMatchObject({ email: '', phone: '' })
  for (const [where, body] of [
    [`${path}/mails`, { subject: 'Yeni hat', message: 'Merhaba' }],
    [`${path}/contacts`, { kind: 'call', outcome: 'reached', text: '' }],
    [`${path}/notes`, { text: 'Not' }],
    ['/staff/shipments', newShipmentForm(person.userId, {})],
  ] as const)
    expect((await server.call('POST', where, { as: staff, body })).status, where).toBeOneOf([404, 422])

  const owned = (table: string) =>
    query(server, `select from ${table} where customer_id = $1`, [person.userId])
  expect(await owned('shipments')).toHaveLength(1)
  expect(await owned('quotes')).toHaveLength(1)
  expect(request.erasure?.kept_until?.slice(0, 4)).toBe(String(new Date().getUTCFullYear() + 10))

  // Ten years later.
  await run(
    "update shipments set created_at = created_at - interval '11 years', delivered_at = delivered_at - interval '11 years' where customer_id = $1",
    [person.userId],
  )
  await run("update quotes set answered_at = answered_at - interval '11 years' where customer_id = $1", [
    person.userId,
  ])
  await eraseKept(server.services)
  expect(await owned('shipments')).toHaveLength(1)
  await run("update erasures set kept_until = now() - interval '1 day' where record_id = $1", [person.userId])
  await eraseKept(server.services)
  expect((await foundIn(words)).filter((name) => !lastMail.includes(name))).toEqual([])
  for (const table of ['shipments', 'quotes', 'requests']) expect(await owned(table), table).toEqual([])
  expect(await query(server, 'select from profiles where id = $1', [person.userId])).toEqual([])
})

test('what a record had that was merged long ago is found by its address, and of one that was parted again nothing is taken', async () => {
  const [keep, parted] = [await somebody(), await somebody()]
  const email = `eski${randomUUID()}@musteri.example`
  await run(
    `insert into customer_merges (kept_id, gone_id, gone_email, merged_at)
     values ($1, gen_random_uuid(), $2, now() - interval '30 days')`,
    [keep.userId, email],
  )
  await run(
    `insert into customer_merges (kept_id, gone_id, gone, kept_before, moved, undone_at) values ($1, $2, $3, '{}', '[]', now())`,
    [keep.userId, parted.userId, JSON.stringify({ last_name: parted.word, email: parted.email })],
  )
  for (const address of [email, parted.email])
    await run("insert into newsletter_subscribers (email, subscription_source) values ($1, 'website')", [
      address,
    ])
  const subscribed = () =>
    run('select email from newsletter_subscribers where email = any($1)', [[email, parted.email]])
  expect(await subscribed()).toHaveLength(2)
  await erase(keep)
  expect(await subscribed()).toEqual([{ email: parted.email }])
  expect(await foundIn([parted.word])).toContain('profiles')
  expect(await run('select from customer_merges where kept_id = $1', [keep.userId])).toEqual([])
})

test('others are left as they are', async () => {
  const [person, other] = [await somebody(), await somebody()]
  await leaveTraces(other)
  const before = await foundIn([other.word])
  await erase(person)
  expect(await foundIn([other.word])).toEqual(before)
})

test('what another customer has is left to them, also where it once came from the same address', async () => {
  const [person, other] = [await somebody(), await somebody()]
  await run(
    `with guest as (insert into chat_guests (token_hash, full_name, email, consent_version)
       values (md5($1), 'Ada Er', $1, '1') returning id)
     insert into chat_conversations (customer_id, guest_id) select $2, id from guest`,
    [person.email, other.userId],
  )
  await run(
    "insert into work_items (kind, title, customer_name, email, customer_id, due_at) values ('question', 'Soru', 'Ece Er', $1, $2, now())",
    [person.email, other.userId],
  )
  await erase(person)
  for (const table of ['chat_conversations', 'work_items'])
    expect(await run(`select from ${table} where customer_id = $1`, [other.userId]), table).toHaveLength(1)
})
