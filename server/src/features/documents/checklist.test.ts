/** What a shipment still needs, on both sides; and asking for it, once a day. */
import { randomUUID } from 'node:crypto'
import type { DocumentChecklist } from '@kervan/domain/documents/checklist.contract.ts'
import type { Paper } from '@kervan/domain/documents/papers.ts'
import { afterAll, expect, test } from 'vitest'
import { watchExceptions } from '#features/workqueue/watch-exceptions.jobs.ts'
import { makeGoods } from '#testing/customer-goods.ts'
import { addDocument } from '#testing/documents.ts'
import { mailsSettle } from '#testing/mail-census.ts'
import { mailsTo, query } from '#testing/sign-in.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)
const staff = await server.signIn('staff')

const arrivedFor = async (email: string) => {
  await mailsSettle(server.access.owner)
  return mailsTo(server, email)
}

/** A shipment from Mersin to Hamburg, whose papers are due since some days. */
async function shipmentOf(person: SignedIn) {
  const goods = await makeGoods((text, values) => query(server, text, values), person.userId, randomUUID())
  await query(
    server,
    `update shipments set request_id = $2, origin_country = 'Türkiye', destination_country = 'Almanya',
       eta = now() + interval '20 days' where id = $1`,
    [goods.shipmentId, goods.requestId],
  )
  await query(server, 'update requests set preferred_date = current_date - 3 where id = $1', [
    goods.requestId,
  ])
  await query(server, 'delete from documents where customer_id = $1', [person.userId])
  return goods
}

async function newShipment() {
  const email = `${randomUUID()}@musteri.example`
  const person = await server.signIn('customer', email)
  return { person, email, ...(await shipmentOf(person)) }
}

const checklist = async (as: SignedIn, shipmentId: string) => {
  const path = `${as.role === 'customer' ? '' : '/staff'}/document-checklist?shipment_id=${shipmentId}`
  const { status, body } = await server.call<DocumentChecklist>('GET', path, { as })
  expect(status).toBe(200)
  return body
}
const stateOf = async (as: SignedIn, shipmentId: string, paper: Paper) =>
  (await checklist(as, shipmentId)).items.find((item) => item.paper === paper)?.state
const ask = (body: object) =>
  server.call<{ code?: string }>('POST', '/staff/document-requests', { as: staff, body })

test('follows its documents from missing to verified, on both sides', async () => {
  const { person, shipmentId } = await newShipment()
  const before = await checklist(person, shipmentId)
  expect(before).toEqual(await checklist(staff, shipmentId))
  expect(before.items.map(({ paper }) => paper)).toEqual(
    expect.arrayContaining([
      'commercial_invoice',
      'packing_list',
      'export_declaration',
      'atr',
      'bill_of_lading',
    ]),
  )
  const invoice = before.items.find(({ paper }) => paper === 'commercial_invoice')
  expect(invoice).toMatchObject({ state: 'missing', from: 'customer', is_overdue: true, document_ids: [] })
  const { id } = (await addDocument(server, person, { body: { shipment_id: shipmentId } })).body
  for (const as of [person, staff])
    expect(await stateOf(as, shipmentId, 'commercial_invoice')).toBe('waiting')
  for (const [review, seen] of [
    ['refused', 'waiting'],
    ['verified', 'refused'],
  ]) {
    const body = { review, seen, reason: 'Okunmuyor' }
    await server.call('PUT', `/staff/documents/${id}/review`, { as: staff, body })
    expect(await stateOf(person, shipmentId, 'commercial_invoice')).toBe(review)
  }
  expect((await checklist(person, shipmentId)).missing).toBe(before.missing - 1)
})

test('what is the office’s alone counts for the office alone', async () => {
  const { person, shipmentId } = await newShipment()
  const body = {
    shipment_id: shipmentId,
    paper: 'bill_of_lading',
    document_type: 'other',
    visibility: 'internal',
  }
  await addDocument(server, staff, { body })
  expect(await stateOf(staff, shipmentId, 'bill_of_lading')).toBe('waiting')
  expect(await stateOf(person, shipmentId, 'bill_of_lading')).toBe('missing')
})

test('a stranger’s shipment has none', async () => {
  const { shipmentId } = await newShipment()
  const other = await server.signIn('customer')
  const path = `/document-checklist?shipment_id=${shipmentId}`
  expect((await server.call('GET', path, { as: other })).body.code).toBe('UNKNOWN_MATTER')
})

test('a paper is asked for once a day, by a mail that leads to its upload', async () => {
  const { person, email, shipmentId, shipmentNumber } = await newShipment()
  const body = { shipment_id: shipmentId, papers: ['commercial_invoice', 'atr'], note: 'Kaşeli olsun' }
  const answers = await Promise.all([ask(body), ask(body)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await ask({ ...body, papers: ['vgm'] })).body.code).toBe('NOT_NEEDED')
  const mails = await arrivedFor(email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Ticari fatura, A.TR dolaşım belgesi')
  expect(mails[0]?.text).toContain('Kaşeli olsun')
  expect(mails[0]?.text).toContain(
    `/dashboard?view=documents&shipment=${shipmentId}&paper=commercial_invoice`,
  )
  const [told] = await query<{ message: string; kind: string }>(
    server,
    "select message, kind from notifications where user_id = $1 and kind = 'document'",
    [person.userId],
  )
  expect(told?.message).toContain(shipmentNumber)
  const asked = (await checklist(person, shipmentId)).items.find(({ paper }) => paper === 'atr')
  expect(asked?.asked_at).toMatch(/^\d{4}-.*Z$/)
  await query(
    server,
    "update document_requests set asked_at = now() - interval '25 hours' where customer_id = $1",
    [person.userId],
  )
  expect((await ask(body)).status).toBe(201)
})

test('a customer hears of a review once, and not at all of what they did themselves', async () => {
  const { person, email, shipmentId } = await newShipment()
  const { id } = (await addDocument(server, person, { body: { shipment_id: shipmentId } })).body
  expect(await arrivedFor(email)).toEqual([])
  const refuse = { review: 'refused', reason: 'Tutar okunmuyor', seen: 'waiting' }
  for (let turn = 0; turn < 2; turn += 1)
    await server.call('PUT', `/staff/documents/${id}/review`, { as: staff, body: refuse })
  const mails = await arrivedFor(email)
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Belgeniz reddedildi')])
  expect(mails[0]?.text).toContain('Neden: Tutar okunmuyor')
  await query(server, 'insert into notification_preferences (user_id, email) values ($1, false)', [
    person.userId,
  ])
  await server.call('PUT', `/staff/documents/${id}/review`, {
    as: staff,
    body: { review: 'verified', seen: 'refused' },
  })
  expect(await arrivedFor(email)).toHaveLength(1)
  const told = await query(server, "select from notifications where user_id = $1 and kind = 'document'", [
    person.userId,
  ])
  expect(told).toHaveLength(2)
})

test('a paper whose day has passed is an exception of its shipment, until it comes', async () => {
  const { person, shipmentId } = await newShipment()
  await query(server, "update shipments set status = 'preparing' where id = $1", [shipmentId])
  await watchExceptions(server.services)
  const open = () =>
    query<{ description: string; turn: string }>(
      server,
      `select description, turn from work_items where shipment_id = $1 and kind = 'document_missing' and status = 'open'`,
      [shipmentId],
    )
  const [missing] = await open()
  expect(missing?.turn).toBe('customer')
  expect(missing?.description).toMatch(/^Ticari fatura .* gününe kadar gerekiyordu\. \d belge daha eksik\.$/)
  const needed = (await checklist(staff, shipmentId)).items.filter(({ is_overdue }) => is_overdue)
  for (const { paper, document_type } of needed)
    await addDocument(server, person, { body: { shipment_id: shipmentId, paper, document_type } })
  expect(await open()).toEqual([])
  const [{ id } = { id: '' }] = (
    await server.call<{ items: { id: string }[] }>('GET', `/documents?shipment_id=${shipmentId}`, {
      as: person,
    })
  ).body.items
  const review = (given: object) =>
    server.call('PUT', `/staff/documents/${id}/review`, { as: staff, body: given })
  await review({ review: 'refused', reason: 'Okunmuyor', seen: 'waiting' })
  expect(await open()).toHaveLength(1)
  // It was right after all: gone with the verdict, not with the next look at all shipments.
  await review({ review: 'verified', seen: 'refused' })
  expect(await open()).toEqual([])
  await server.call('DELETE', `/documents/${id}`, { as: person })
  expect(await open()).toHaveLength(1)
  await server.call('POST', `/documents/${id}/restore`, { as: person })
  expect(await open()).toEqual([])
})

test('a paper that is moved is missing where it was and there where it belongs', async () => {
  const { person, shipmentId: wrong, requestId } = await newShipment()
  const { shipmentId: right } = await shipmentOf(person)
  await query(server, "update shipments set status = 'preparing' where id = any($1)", [[wrong, right]])
  const body = { shipment_id: wrong, paper: 'commercial_invoice', document_type: 'invoice' }
  const { id } = (await addDocument(server, person, { body })).body
  await watchExceptions(server.services)
  const lacking = async () =>
    (
      await query<{ shipment_id: string }>(
        server,
        `select shipment_id from work_items where kind = 'document_missing' and status = 'open'
           and customer_id = $1 and description like 'Ticari fatura%'`,
        [person.userId],
      )
    ).map(({ shipment_id }) => shipment_id)
  const stateIn = (as: SignedIn) =>
    Promise.all([wrong, right].map((shipment) => stateOf(as, shipment, 'commercial_invoice')))
  expect(await lacking()).toEqual([right])
  const move = { shipment_id: right, seen: { shipment_id: wrong, request_id: requestId } }
  const moved = await server.call('PUT', `/staff/documents/${id}/matter`, { as: staff, body: move })
  expect(moved.status).toBe(200)
  for (const as of [person, staff]) expect(await stateIn(as)).toEqual(['missing', 'waiting'])
  // At once, and not with the next look at all shipments.
  expect(await lacking()).toEqual([wrong])
})
