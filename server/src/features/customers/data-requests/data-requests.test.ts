/** Requests about personal data: entered, checked, answered, refused and corrected, with a clock that is work of the office. */
import type { DataRequestDetail, ListedDataRequest } from '@kervan/domain/customers/data-requests.contract.ts'
import type { Task } from '@kervan/domain/tasks/tasks.contract.ts'
import { expect, test } from 'vitest'
import { eraseKept, erasePersonJob } from '#features/customers/data-requests/erase-person.jobs.ts'
import { system } from '#spine/database/act-as.ts'
import { readZipDirectory } from '#spine/files/zip-directory.ts'
import { eventually } from '#testing/eventually.ts'
import { mailHistory } from '#testing/mail-history.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { freshAddress, mailsTo, query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()
const admin = await server.signIn('admin')

type Detail = DataRequestDetail & { code: string }
const post = (id: string, act: string, body: object = {}, as: SignedIn = admin) =>
  server.call<Detail>('POST', `/data-requests/${id}/${act}`, { as, body })
const get = async (id: string) =>
  (await server.call<Detail>('GET', `/data-requests/${id}`, { as: admin })).body
const enter = (more: object) =>
  server.call<Detail>('POST', '/data-requests', {
    as: admin,
    body: {
      kind: 'access',
      channel: 'letter',
      received_at: new Date(Date.now() - 5 * 86_400_000).toISOString(),
      customer_id: null,
      person_name: 'Ada Er',
      person_email: null,
      note: '',
      ...more,
    },
  })
const workOf = async (id: string) =>
  (
    await query<{ id: string; status: string; due_at: Date }>(
      server,
      "select id, status, due_at from work_items where kind = 'data_request' and metadata ->> 'data_request_id' = $1",
      [id],
    )
  )[0]

test('what came by letter is entered with its day, is work until the 30th day, and ends with its answer', async () => {
  const email = freshAddress()
  const person = await server.signIn('customer', email)
  const { status, body } = await enter({ customer_id: person.userId, person_email: email })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    status: 'open',
    channel: 'letter',
    identity_check: null,
    record: { first_name: 'Deneme' },
  })
  const days = (Date.parse(body.due_at) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(24.9)
  expect(days).toBeLessThan(25.1)
  const work = await workOf(body.id)
  expect(work).toMatchObject({ status: 'open', due_at: new Date(body.due_at) })
  const item = await server.call('GET', `/work-items/${work?.id}`, { as: admin })
  expect(item.body).toMatchObject({ kind: 'data_request', data_request_id: body.id })
  for (const [act, more] of [
    ['copy', {}],
    ['answer', { outcome: 'done', answer: 'Ekte.' }],
  ] as const)
    expect(await post(body.id, act, more)).toMatchObject({
      status: 409,
      body: { code: 'IDENTITY_UNCHECKED' },
    })
  const checked = await post(body.id, 'identity', { check: 'id_card', note: 'Aslı görüldü.' })
  expect(checked.body).toMatchObject({ identity_check: 'id_card', identity_checked_by: 'Deneme Kişi' })
  expect(await post(body.id, 'erase')).toMatchObject({ status: 409, body: { code: 'WRONG_KIND' } })
  const answered = await post(body.id, 'answer', { outcome: 'done', answer: 'Verileriniz ektedir.' })
  expect(answered.body).toMatchObject({
    status: 'done',
    answer: 'Verileriniz ektedir.',
    closed_by: 'Deneme Kişi',
  })
  expect(await workOf(body.id)).toMatchObject({ status: 'done' })
  const mail = await eventually('the answer', async () => (await mailsTo(server, email))[0])
  expect(mail.text).toContain('Verileriniz ektedir.')
  expect(await mailHistory(server, person.userId)).toEqual([
    { subject: mail.subject, text: 'Kişisel veri başvurusu · Verilerin kopyası' },
  ])
  expect(await post(body.id, 'answer', { outcome: 'refused', answer: 'Hayır.' })).toMatchObject({
    status: 409,
    body: { code: 'REQUEST_CLOSED' },
  })
  const { body: own } = await server.call<{ requests: { answer: string }[] }>('GET', '/own-data/requests', {
    as: person,
  })
  expect(own.requests).toMatchObject([{ kind: 'access', answer: 'Verileriniz ektedir.' }])
})

test('whoever cannot prove who they are is refused with a reason; somebody without a record too', async () => {
  const { body } = await enter({ kind: 'erasure' })
  expect(await post(body.id, 'erase')).toMatchObject({ status: 409, body: { code: 'IDENTITY_UNCHECKED' } })
  await post(body.id, 'identity', { check: 'signature' })
  expect(await post(body.id, 'erase')).toMatchObject({ status: 409, body: { code: 'NO_RECORD' } })
  expect(await post(body.id, 'copy')).toMatchObject({ status: 409, body: { code: 'NO_RECORD' } })
  const refused = await post(body.id, 'answer', { outcome: 'refused', answer: 'Kayıtlarımızda yoksunuz.' })
  expect(refused.body).toMatchObject({ status: 'refused', answer: 'Kayıtlarımızda yoksunuz.' })
  const later = await enter({ received_at: new Date(Date.now() + 86_400_000).toISOString() })
  expect(later).toMatchObject({ status: 422, body: { code: 'RECEIVED_LATER' } })
})

test('somebody without a record is erased by the address that they have written from', async () => {
  const email = freshAddress()
  await query(
    server,
    `insert into chat_guests (token_hash, full_name, email, consent_version) values (md5($1), 'Ada Er', $1, '1')`,
    [email],
  )
  const { body } = await enter({ kind: 'erasure', person_email: email })
  await post(body.id, 'identity', { check: 'signature' })
  expect(await post(body.id, 'erase')).toMatchObject({ status: 409, body: { code: 'ADDRESS_UNPROVED' } })
  await post(body.id, 'identity', { check: 'registered_email' })
  const { body: preview } = await server.call<{ tables: { table: string }[] }>(
    'GET',
    `/data-requests/${body.id}/erasure-preview`,
    { as: admin },
  )
  expect(preview.tables.map(({ table }) => table)).toContain('chat_guests')
  expect((await post(body.id, 'erase')).status).toBe(200)
  await eventually('the erasure', async () => (await get(body.id)).status === 'done')
  expect(await query(server, 'select from chat_guests where email = $1', [email])).toEqual([])
  expect(await get(body.id)).toMatchObject({ person_name: '', person_email: '', erasing: false })
})

test('what else somebody without a record has asked for is erased with them, and is no work any more', async () => {
  const email = freshAddress()
  const [{ body: access }, { body: erasure }] = [
    await enter({ person_email: email }),
    await enter({ kind: 'erasure', person_email: email }),
  ]
  await post(erasure.id, 'identity', { check: 'registered_email' })
  expect((await post(erasure.id, 'erase')).status).toBe(200)
  await eventually('the erasure', async () => (await get(erasure.id)).status === 'done')
  expect(await get(access.id)).toMatchObject({ person_name: '', person_email: '', status: 'withdrawn' })
  expect(await workOf(access.id)).toMatchObject({ status: 'done' })
})

test('an address that a record had before is that record’s: nobody is erased by it beside the record', async () => {
  const [person, gone, former] = [await server.signIn('customer'), freshAddress(), freshAddress()]
  await query(
    server,
    'insert into customer_merges (kept_id, gone_id, gone_email) values ($1, gen_random_uuid(), $2)',
    [person.userId, gone],
  )
  await query(
    server,
    `with guest as (insert into chat_guests (token_hash, full_name, email, consent_version)
       values (md5($1), 'Ada Er', $1, '1') returning id)
     insert into chat_conversations (customer_id, guest_id) select $2, id from guest`,
    [former, person.userId],
  )
  for (const email of [gone, former]) {
    const { body } = await enter({ kind: 'erasure', person_email: email })
    await post(body.id, 'identity', { check: 'registered_email' })
    expect(await post(body.id, 'erase')).toMatchObject({ status: 409, body: { code: 'RECORD_OF_ADDRESS' } })
  }
})

test('whoever has a record is erased with it: the request is attached to it, and the identity checked of whose it is', async () => {
  const email = freshAddress()
  const person = await server.signIn('customer', email)
  const { body } = await enter({ kind: 'erasure', person_email: email })
  await post(body.id, 'identity', { check: 'registered_email' })
  expect(await post(body.id, 'erase')).toMatchObject({ status: 409, body: { code: 'RECORD_OF_ADDRESS' } })
  const attached = await post(body.id, 'record', { customer_id: person.userId })
  expect(attached.body).toMatchObject({ customer_id: person.userId, identity_check: null })
  expect(await post(body.id, 'record', { customer_id: person.userId })).toMatchObject({
    status: 409,
    body: { code: 'HAS_RECORD' },
  })
  const twice = await enter({ kind: 'erasure' })
  expect(await post(twice.body.id, 'record', { customer_id: person.userId })).toMatchObject({
    status: 409,
    body: { code: 'SAME_REQUEST_OPEN' },
  })
})

test('an erasure that has stopped is begun again, by an admin or in the night', async () => {
  const stopped = async () => {
    const person = await server.signIn('customer')
    const { body } = await enter({ kind: 'erasure', customer_id: person.userId })
    await post(body.id, 'identity', { check: 'signature' })
    await query(server, 'insert into erasures (request_id, record_id) values ($1, $2)', [
      body.id,
      person.userId,
    ])
    return body.id
  }
  const longAgo = (id: string) =>
    query(server, "update erasures set begun_at = now() - interval '20 minutes' where request_id = $1", [id])
  const [one, other] = [await stopped(), await stopped()]
  expect(await post(one, 'erase')).toMatchObject({ status: 409, body: { code: 'ERASURE_BEGUN' } })
  await longAgo(one)
  expect((await post(one, 'erase')).status).toBe(200)
  await eventually('the erasure', async () => (await get(one)).status === 'done')
  await longAgo(other)
  await eraseKept(server.services)
  await eventually('the other erasure', async () => (await get(other)).status === 'done')
})

test('an erasure whose turn has yet to come is not queued twice', async () => {
  const person = await server.signIn('customer')
  const { body } = await enter({ kind: 'erasure', customer_id: person.userId })
  await post(body.id, 'identity', { check: 'signature' })
  const [erasure] = await query<{ id: string }>(
    server,
    "insert into erasures (request_id, record_id, begun_at) values ($1, $2, now() - interval '20 minutes') returning id",
    [body.id, person.userId],
  )
  const erasure_id = erasure?.id ?? ''
  const { actAs, enqueue } = server.services
  const startAfter = new Date(Date.now() + 3_600_000)
  await actAs(system, (tx) => enqueue(tx, erasePersonJob, { erasure_id }, { startAfter }))
  expect((await post(body.id, 'erase')).status).toBe(200)
  await eraseKept(server.services)
  expect(
    await query(server, "select state from pgboss.job where data->>'erasure_id' = $1", [erasure_id]),
  ).toEqual([{ state: 'created' }])
})

test('a colleague’s account is not erased here', async () => {
  const colleague = await server.signIn('staff')
  const { body } = await server.call<{ id: string }>('POST', '/own-data/requests', {
    as: colleague,
    body: {},
  })
  expect(await post(body.id, 'erase')).toMatchObject({ status: 409, body: { code: 'STAFF_PERSON' } })
})

test('a correction changes the record and keeps both values', async () => {
  const person = await server.signIn('customer')
  const { body } = await enter({ kind: 'correction', customer_id: person.userId })
  expect(await post(body.id, 'corrections', { last_name: 'Işık' })).toMatchObject({ status: 409 })
  await post(body.id, 'identity', { check: 'registered_email' })
  const corrected = await post(body.id, 'corrections', { last_name: 'Işık', company: 'Işık Ticaret' })
  expect(corrected.body.corrections).toMatchObject([{ field: 'last_name', before: 'Kişi', after: 'Işık' }])
  expect(corrected.body.record).toMatchObject({ last_name: 'Işık' })
  expect(await query(server, 'select name from users where id = $1', [person.userId])).toEqual([
    { name: 'Deneme Işık' },
  ])
  expect(await post(body.id, 'corrections', { last_name: 'Işık' })).toMatchObject({
    status: 422,
    body: { code: 'NOTHING_CORRECTED' },
  })
})

test('the copy is an archive with a page to read, the data and nothing of others', async () => {
  const [person, other] = [await server.signIn('customer'), await server.signIn('customer')]
  await query(server, "update profiles set position = 'iz-' || id where id = any($1)", [
    [person.userId, other.userId],
  ])
  const { body } = await enter({ customer_id: person.userId })
  await post(body.id, 'identity', { check: 'kep' })
  const { body: task } = await server.call<Task>('POST', `/data-requests/${body.id}/copy`, {
    as: admin,
    body: {},
  })
  await eventually('the archive', async () => {
    const { body: tasks } = await server.call<{ items: Task[] }>('GET', '/tasks', { as: admin })
    return tasks.items.find(({ id, state }) => id === task.id && state === 'done')
  })
  const file = await server.fetch(`/api/tasks/${task.id}/file?surface=office`, { as: admin })
  expect(file.status).toBe(200)
  const bytes = Buffer.from(await file.arrayBuffer())
  const names = readZipDirectory(bytes, bytes.length)?.map(({ name }) => name)
  expect(names).toEqual(['verilerim.html', 'verilerim.json'])
  // Stored as they are, so that they can be read here.
  const text = bytes.toString()
  expect(text).toContain(`iz-${person.userId}`)
  expect(text).not.toContain(other.userId)
})

test('the list is filtered by state, kind, person and words', async () => {
  const person = await server.signIn('customer')
  const name = `Zeynep ${Date.now().toString(36)}`
  const { body } = await enter({ kind: 'objection', customer_id: person.userId, person_name: name })
  const list = async (filters: string) =>
    (
      await server.call<{ items: ListedDataRequest[] }>('GET', `/data-requests?${filters}`, { as: admin })
    ).body.items.map(({ id }) => id)
  expect(await list(`customer_id=${person.userId}`)).toEqual([body.id])
  expect(await list(`search=${encodeURIComponent(name.toLocaleUpperCase('tr'))}`)).toEqual([body.id])
  expect(await list('status=open&kind=objection')).toContain(body.id)
  expect(await list('status=done&limit=100')).not.toContain(body.id)
  expect(await list('sort=due&limit=100')).toContain(body.id)
  expect(await enter({ kind: 'objection', customer_id: person.userId })).toMatchObject({
    status: 409,
    body: { code: 'SAME_REQUEST_OPEN' },
  })
  expect((await get(body.id)).person_name).toBe(name)
})
