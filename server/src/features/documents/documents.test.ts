/** Documents from the upload to the last deletion, on both sides. */
import { createHash, randomUUID } from 'node:crypto'
import type { CompanyRecord } from '@kervan/domain/company/company.contract.ts'
import type { DocumentRoom } from '@kervan/domain/company/document-room.ts'
import type { OwnDocument, StaffDocument } from '@kervan/domain/documents/document.ts'
import { documentProblems, noRoomWords } from '@kervan/domain/documents/documents.copy.ts'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { sweepUploads } from '#features/documents/sweep-uploads.jobs.ts'
import { makeGoods } from '#testing/customer-goods.ts'
import { addDocument, downloadDocument } from '#testing/documents.ts'
import { eventually } from '#testing/eventually.ts'
import { quotedRequest, wholeCustomer } from '#testing/orders.ts'
import { sampleFile } from '#testing/sample-files.ts'
import { query } from '#testing/sign-in.ts'
import { type SignedIn, startTestServer, type TestServer } from '#testing/test-server.ts'
import { storedFiles, upload } from '#testing/uploads.ts'

const server = await startTestServer()
afterAll(server.close)
const [customer, other, staff] = [
  await server.signIn('customer'),
  await server.signIn('customer'),
  await server.signIn('staff'),
]
type List<Row> = { items: Row[]; next_cursor: string | null }
const listOf = async (as: SignedIn, question = '') =>
  (
    await server.call<List<StaffDocument>>(
      'GET',
      `${as.role === 'customer' ? '' : '/staff'}/documents?${question}`,
      { as },
    )
  ).body.items
const goods = await makeGoods(
  (text, values) => query(server, text, values),
  customer.userId,
  randomUUID().replaceAll('-', ''),
)

test('what was uploaded becomes a document with the facts of its file', async () => {
  const content = sampleFile('.pdf', Buffer.from('içerik'))
  const { status, body } = await addDocument(server, customer, {
    name: 'Mart faturası.pdf',
    content,
    body: { description: 'İlk parti', shipment_id: goods.shipmentId, paper: 'commercial_invoice' },
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    file_name: 'Mart faturası.pdf',
    file_type: 'application/pdf',
    file_size: content.length,
    document_type: 'invoice',
    paper: 'commercial_invoice',
    description: 'İlk parti',
    is_verified: false,
    review: 'waiting',
    uploaded_by: 'customer',
    shipment_id: goods.shipmentId,
    shipment_number: goods.shipmentNumber,
  })
  expect(body.file_path).toMatch(new RegExp(`^${customer.userId}/\\d{13}\\.pdf$`))
  const seen = await eventually('its hash is taken', async () => {
    const answer = await server.call<StaffDocument>('GET', `/staff/documents/${body.id}`, { as: staff })
    return answer.body.sha256 !== null && answer
  })
  expect(seen.body.sha256).toBe(createHash('sha256').update(content).digest('hex'))
  expect(seen.body).toMatchObject({ customer_id: customer.userId, uploader_name: 'Deneme Kişi' })
  const file = await downloadDocument(server, customer, body.id)
  expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true)
  expect(file.headers.get('content-disposition')).toContain("filename*=UTF-8''Mart%20fatur")
  expect(await query(server, 'select from uploads where id = $1', [body.id])).toEqual([])
})

test('an upload becomes one document, of its own person, of their own things', async () => {
  const { id } = (await upload(server, sampleFile('.pdf'), { as: customer })).body
  const body = { upload_id: id, document_type: 'invoice' }
  const stolen = await server.call('POST', '/documents', { as: other, body })
  expect([stolen.status, stolen.body.code]).toEqual([422, 'UNKNOWN_UPLOAD'])
  for (const matter of [{ shipment_id: goods.shipmentId }, { request_id: goods.requestId }]) {
    const mine = (await upload(server, sampleFile('.pdf'), { as: other })).body.id
    const foreign = { as: other, body: { ...body, upload_id: mine, ...matter } }
    expect((await server.call('POST', '/documents', foreign)).body.code).toBe('UNKNOWN_MATTER')
  }
  const twice = await Promise.all([1, 2].map(() => server.call('POST', '/documents', { as: customer, body })))
  expect(twice.map(({ status }) => status).sort()).toEqual([201, 422])
  const key = { 'idempotency-key': randomUUID() }
  const again = (await upload(server, sampleFile('.pdf'), { as: customer })).body.id
  const sent = { as: customer, body: { ...body, upload_id: again }, headers: key }
  const answers = [
    await server.call('POST', '/documents', sent),
    await server.call('POST', '/documents', sent),
  ]
  expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
    [201, again],
    [201, again],
  ])
})

test('lists are searched by name, type, description and numbers, filtered, sorted and counted', async () => {
  const person = await server.signIn('customer')
  const add = (name: string, document_type: string, description = '') =>
    addDocument(server, person, { name, body: { document_type, description } })
  await add('b.pdf', 'invoice', 'ILIK su')
  await add('ç.pdf', 'customs')
  const { body: last } = await add('a.pdf', 'packing_list')
  const names = async (question: string) => (await listOf(person, question)).map(({ file_name }) => file_name)
  expect(await names('')).toEqual(['a.pdf', 'ç.pdf', 'b.pdf'])
  expect(await names('sort=name')).toEqual(['a.pdf', 'b.pdf', 'ç.pdf'])
  expect(await names('type=customs')).toEqual(['ç.pdf'])
  for (const words of ['çeki', last.number.toLowerCase(), 'A.PDF'])
    expect(await names(`search=${encodeURIComponent(words)}`)).toEqual(['a.pdf'])
  expect(await names(`search=${encodeURIComponent('ılık')}`)).toEqual(['b.pdf'])
  expect(await names('search=gümrük belgesi')).toEqual(['ç.pdf'])
  const { body: counts } = await server.call('GET', '/document-counts', { as: person })
  expect(counts).toMatchObject({ total: 3, invoice: 1, packing_list: 1, customs: 1, photo: 0, waiting: 3 })
  const found = await listOf(staff, `search=${encodeURIComponent('ılık')}&customer_id=${person.userId}`)
  expect(found).toMatchObject([{ file_name: 'b.pdf', customer_company: 'Işık Ticaret' }])
})

test('of a shipment are also the documents of its request', async () => {
  const [shipmentId, requestId] = [goods.shipmentId, goods.requestId]
  await query(server, 'update shipments set request_id = null where id = $1', [shipmentId])
  const early = (await addDocument(server, customer, { body: { request_id: requestId } })).body.id
  await query(server, 'update shipments set request_id = $2 where id = $1', [shipmentId, requestId])
  const late = (await addDocument(server, customer, { body: { shipment_id: shipmentId } })).body.id
  for (const as of [customer, staff]) {
    for (const which of [`shipment_id=${shipmentId}`, `request_id=${requestId}`]) {
      const ids = (await listOf(as, which)).map(({ id }) => id)
      expect(ids).toEqual(expect.arrayContaining([early, late]))
    }
  }
})

test('what was added to a request is found by the number of the shipment that it became', async () => {
  const person = await wholeCustomer(server)
  const { id: requestId, quote_id } = await quotedRequest(server, staff, person)
  const early = (await addDocument(server, person, { body: { request_id: requestId } })).body
  expect(early.shipment_number).toBe('')
  const { body } = await server.call<{ shipment_id: string }>('POST', `/requests/${requestId}/approve`, {
    as: person,
    body: { quote_id },
  })
  const read = await server.call<StaffDocument>('GET', `/staff/documents/${early.id}`, { as: staff })
  const { shipment_id, shipment_number } = read.body
  expect(shipment_id).toBe(body.shipment_id)
  expect(shipment_number).toMatch(/^SH-/)
  for (const as of [person, staff])
    expect((await listOf(as, `search=${shipment_number}`)).map(({ id }) => id)).toEqual([early.id])
})

test('deleting can be undone for a short time; then row and file are gone', async () => {
  const { id } = (await addDocument(server, customer)).body
  const removed = await Promise.all(
    [1, 2].map(() => server.call('DELETE', `/documents/${id}`, { as: customer })),
  )
  expect(removed.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await downloadDocument(server, customer, id)).status).toBe(404)
  expect((await downloadDocument(server, staff, id)).status).toBe(404)
  expect((await server.call('GET', `/documents/${id}`, { as: customer })).status).toBe(404)
  expect((await server.call('POST', `/documents/${id}/restore`, { as: other })).status).toBe(404)
  expect((await server.call('POST', `/documents/${id}/restore`, { as: customer })).status).toBe(200)
  expect((await downloadDocument(server, customer, id)).status).toBe(200)

  await server.call('DELETE', `/documents/${id}`, { as: customer })
  await query(server, "update documents set deleted_at = now() - interval '61 seconds' where id = $1", [id])
  const late = await server.call('POST', `/documents/${id}/restore`, { as: customer })
  expect([late.status, late.body.code]).toEqual([409, 'TOO_LATE'])
  await query(server, "update documents set deleted_at = now() - interval '5 minutes' where id = $1", [id])
  const log = { warn: () => undefined, info: () => undefined }
  expect((await sweepUploads({ ...server.services, log })).deleted).toBe(1)
  expect(await storedFiles(server.services.config.dataFolder)).not.toContain(id)
})

test('what the office adds for a customer is theirs to read; what is internal they never see', async () => {
  const forCustomer = { customer_id: customer.userId, document_type: 'insurance' }
  const shown = (await addDocument(server, staff, { body: forCustomer })).body
  const hidden = (await addDocument(server, staff, { body: { ...forCustomer, visibility: 'internal' } })).body
  expect((await listOf(customer, 'type=insurance')).map(({ id }) => id)).toEqual([shown.id])
  expect((await downloadDocument(server, customer, shown.id)).status).toBe(200)
  expect((await downloadDocument(server, customer, hidden.id)).status).toBe(404)
  for (const call of ['DELETE', 'PUT'] as const) {
    const body = call === 'PUT' ? { document_type: 'other' } : undefined
    const answers = [shown, hidden].map(({ id }) =>
      server.call(call, `/documents/${id}`, { as: customer, body }),
    )
    expect((await Promise.all(answers)).map(({ body }) => body.code)).toEqual(['NOT_YOURS', 'NOT_FOUND'])
  }
  const change = { document_type: 'insurance', visibility: 'customer' }
  await server.call('PUT', `/staff/documents/${hidden.id}`, { as: staff, body: change })
  expect((await downloadDocument(server, customer, hidden.id)).status).toBe(200)
})

test('a review needs a reason to refuse, and knows what the page has seen', async () => {
  const { id } = (await addDocument(server, customer)).body
  const review = (body: Record<string, unknown>) =>
    server.call<StaffDocument & { code?: string }>('PUT', `/staff/documents/${id}/review`, {
      as: staff,
      body,
    })
  expect((await review({ review: 'refused', seen: 'waiting' })).body.code).toBe('REASON_MISSING')
  const refused = await review({ review: 'refused', reason: 'Okunmuyor', seen: 'waiting' })
  expect(refused.body).toMatchObject({
    review: 'refused',
    review_reason: 'Okunmuyor',
    reviewer_name: 'Deneme Kişi',
  })
  expect((await review({ review: 'verified', seen: 'waiting' })).body.code).toBe('STALE')
  expect((await review({ review: 'verified', seen: 'refused' })).body).toMatchObject({
    is_verified: true,
    review_reason: '',
  })
  expect((await review({ review: 'verified', seen: 'waiting' })).status).toBe(200)
  const [own] = (await listOf(customer, 'review=verified')) as unknown as OwnDocument[]
  expect(own).toMatchObject({ id, is_verified: true })
  expect((await server.call('PUT', `/staff/documents/${id}/review`, { as: customer, body: {} })).status).toBe(
    403,
  )
})

test('what a customer names anew is looked at again; what the office names anew stays as it was found', async () => {
  const { id } = (await addDocument(server, customer)).body
  const review = (review: string, seen: string) =>
    server.call('PUT', `/staff/documents/${id}/review`, {
      as: staff,
      body: { review, seen, reason: 'Okunmuyor' },
    })
  const edit = async (as: SignedIn, body: Record<string, unknown>) =>
    (await server.call<StaffDocument>('PUT', `${as === staff ? '/staff' : ''}/documents/${id}`, { as, body }))
      .body
  await review('verified', 'waiting')
  const described = { document_type: 'invoice', description: 'Mart' }
  expect(await edit(customer, described)).toMatchObject({ review: 'verified', description: 'Mart' })
  expect(await edit(staff, { document_type: 'customs' })).toMatchObject({ review: 'verified' })
  const again = { review: 'waiting', is_verified: false, review_reason: '', reviewed_at: null }
  expect(await edit(customer, { document_type: 'invoice' })).toMatchObject(again)
  await review('refused', 'waiting')
  const asPaper = { document_type: 'invoice', paper: 'commercial_invoice' }
  expect(await edit(customer, asPaper)).toMatchObject(again)
  // A page that still shows the review does not decide by it.
  expect((await review('verified', 'refused')).body.code).toBe('STALE')
})

test('what lies in the wrong place is moved to another of the same customer, and back', async () => {
  const person = await server.signIn('customer')
  const [here, there, foreign] = await Promise.all(
    [person, person, other].map(({ userId }) =>
      makeGoods((text, values) => query(server, text, values), userId, randomUUID()),
    ),
  )
  if (!here || !there || !foreign) throw new Error('Three were made.')
  await query(server, 'update shipments set request_id = $2 where id = $1', [
    there.shipmentId,
    there.requestId,
  ])
  const matter = { shipment_id: here.shipmentId, request_id: null }
  const { id } = (await addDocument(server, person, { body: matter })).body
  const move = (to: object, seen: object) =>
    server.call<StaffDocument & { code: string }>('PUT', `/staff/documents/${id}/matter`, {
      as: staff,
      body: { ...to, seen },
    })
  const codes = await Promise.all([
    move({ shipment_id: foreign.shipmentId }, matter),
    move({ request_id: foreign.requestId }, matter),
    move({ shipment_id: randomUUID() }, matter),
    move({ shipment_id: there.shipmentId }, { shipment_id: null, request_id: null }),
  ])
  expect(codes.map(({ body }) => body.code)).toEqual([
    'OTHER_CUSTOMER',
    'OTHER_CUSTOMER',
    'UNKNOWN_MATTER',
    'STALE',
  ])
  const placeFor = async (as: SignedIn) =>
    (await listOf(as, `shipment_id=${there.shipmentId}`)).some((document) => document.id === id)
  expect(await placeFor(person)).toBe(false)
  const moved = { shipment_id: there.shipmentId, request_id: there.requestId }
  expect((await move({ shipment_id: there.shipmentId }, matter)).body).toMatchObject({
    ...moved,
    shipment_number: there.shipmentNumber,
  })
  expect([await placeFor(person), await placeFor(staff)]).toEqual([true, true])
  expect(
    (await listOf(person, `search=${there.shipmentNumber.toLowerCase()}`)).map((row) => row.id),
  ).toContain(id)
  // A second try of the same is none.
  expect((await move({ shipment_id: there.shipmentId }, matter)).status).toBe(200)
  expect((await move({}, moved)).body).toMatchObject({
    shipment_id: null,
    request_id: null,
    shipment_number: '',
  })
  expect((await move(matter, { shipment_id: null, request_id: null })).body).toMatchObject(matter)
  const steps = await query<{ action: string }>(
    server,
    "select action from audit_entries where subject_table = 'documents' and subject_id = $1 and actor_id = $2",
    [id, staff.userId],
  )
  expect(steps).toHaveLength(3)
})

test('a link to a preview is its person’s alone, and ends', async () => {
  const { id, preview_path } = (await addDocument(server, customer)).body
  const shown = await server.fetch(preview_path, { as: customer })
  expect([shown.status, shown.headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
  expect(shown.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(shown.headers.get('content-security-policy')).toContain('sandbox')
  for (const as of [other, staff]) {
    const path = preview_path.replace('surface=portal', `surface=${as.surface}`)
    expect((await server.fetch(path, { as })).status).toBe(404)
  }
  expect((await server.fetch(preview_path)).status).toBe(401)
  const reader = { personId: customer.userId, surface: 'portal' } as const
  const { previewLinks } = server.services
  const old = previewLinks.of(
    { id, file_type: 'application/pdf' },
    reader,
    new Date(Date.now() - 15 * 60_000),
  )
  expect((await server.fetch(old.preview_path, { as: customer })).status).toBe(404)
  await server.call('DELETE', `/documents/${id}`, { as: customer })
  expect((await server.fetch(preview_path, { as: customer })).status).toBe(404)
})

test('a customer’s room is limited, also for two at once', async () => {
  const small = await startTestServer()
  onTestFinished(small.close)
  await setRoom(small, { files: 3, megabytes: 2_000 })
  const person = await small.signIn('customer')
  const answers = await Promise.all(Array.from({ length: 6 }, () => addDocument(small, person)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 'NO_ROOM', message: documentProblems.NO_ROOM.message })

  const id = answers.find(({ status }) => status === 201)?.body.id
  const restore = () => small.call('POST', `/documents/${id}/restore`, { as: person })
  await small.call('DELETE', `/documents/${id}`, { as: person })
  const other = (await addDocument(small, person)).body.id
  expect((await restore()).body).toMatchObject({
    code: 'NO_ROOM',
    message: documentProblems.NO_ROOM.message,
  })
  await small.call('DELETE', `/documents/${other}`, { as: person })
  expect((await restore()).status).toBe(200)

  // What the office keeps takes nothing of it, and has its own end.
  const office = await small.signIn('staff')
  const body = { customer_id: person.userId, visibility: 'internal' }
  const kept = []
  for (let turn = 0; turn < 4; turn += 1) kept.push(await addDocument(small, office, { body }))
  expect(kept.map(({ status }) => status)).toEqual([201, 201, 201, 409])
  expect(kept.at(-1)?.body).toMatchObject({ code: 'NO_ROOM', message: noRoomWords.staff })

  // What an admin sets counts from the next document on, and as many megabytes as files may fill it.
  await setRoom(small, { files: 4, megabytes: 2_000 })
  expect((await addDocument(small, person)).status).toBe(201)
  await setRoom(small, { files: 100, megabytes: 10 })
  await query(small, 'update documents set file_size = 10 * 1024 * 1024 where id = $1', [id])
  expect((await addDocument(small, person)).body).toMatchObject({ code: 'NO_ROOM' })
})

/** As an admin does. */
async function setRoom(at: TestServer, document_room: DocumentRoom) {
  const admin = await at.signIn('admin')
  const { body } = await at.call<CompanyRecord>('GET', '/company/settings', { as: admin })
  const company = { ...body.company, document_room }
  const saved = await at.call('PUT', '/company/settings', { as: admin, body: { ...body, company } })
  expect(saved.status).toBe(200)
}

test('open pages hear of it: the office always, a customer of what they may see', async () => {
  const [mine, theirs, office] = [customer, other, staff].map((person) => server.tabOf(person))
  onTestFinished(async () => {
    await Promise.all([mine, theirs, office].map((tab) => tab?.close()))
  })
  await Promise.all([mine, theirs, office].map((tab) => tab?.connect()))
  const body = { customer_id: customer.userId }
  const hidden = (await addDocument(server, staff, { body: { ...body, visibility: 'internal' } })).body.id
  const shown = (await addDocument(server, staff, { body })).body.id
  const heardBy = (tab: typeof mine) =>
    (tab?.arrivals ?? []).flatMap(({ name, data }) =>
      name === 'document.changed' ? [(data as { document_id: string }).document_id] : [],
    )
  await expect.poll(() => heardBy(office), { timeout: 5_000 }).toEqual([hidden, shown])
  await expect.poll(() => heardBy(mine), { timeout: 5_000 }).toEqual([shown])
  expect(heardBy(theirs)).toEqual([])
})
