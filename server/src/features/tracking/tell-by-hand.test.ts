/** What staff tell by hand: each is an event with its author, the state follows, and it can be taken back. */
import { randomUUID } from 'node:crypto'
import type { StaffShipmentDetail } from '@kervan/domain/shipments/staff-shipments.ts'
import { momentWords } from '@kervan/domain/tracking/by-hand.ts'
import type { ShipmentTracking } from '@kervan/domain/tracking/tracking.contract.ts'
import { expect, test } from 'vitest'
import { wholeCustomer } from '#testing/orders.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()
const customer = await wholeCustomer(server)
const [staff, colleague] = [await server.signIn('staff'), await server.signIn('staff')]

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()

async function aShipment(promised = days(10)): Promise<string> {
  const [row] = await query<{ id: string }>(
    server,
    `insert into shipments (shipment_number, customer_id, shipment_type, status, promised_at)
     values ($1, $2, 'sea', 'preparing', $3) returning id`,
    [`SH-${randomUUID()}`, customer.userId, promised],
  )
  return row?.id ?? ''
}
type Refusal = { code?: string; message?: string; data?: { issues: { path: string; message: string }[] } }
const tell = (id: string, event: object, as = staff) =>
  server.call<Refusal>('POST', `/staff/shipments/${id}/events`, {
    as,
    body: { happened_at: new Date().toISOString(), ...event },
  })
const retract = (id: string, event_id: string, reason = '') =>
  server.call<Refusal>('POST', `/staff/shipments/${id}/retractions`, {
    as: colleague,
    body: { event_id, reason },
  })
const read = async (id: string) =>
  (await server.call<StaffShipmentDetail>('GET', `/staff/shipments/${id}`, { as: staff })).body
const tracking = async (id: string, as = customer) =>
  (await server.call<ShipmentTracking>('GET', `/shipments/${id}/tracking`, { as })).body
const newsOf = (id: string) =>
  query<{ change: string; audiences: string[] }>(
    server,
    `select data->>'change' as change, audiences from outbox
     where name = 'shipment.changed' and data->>'shipment_id' = $1 order by id`,
    [id],
  )

test('a status, a place, an arrival and a delay: the customer reads each, with its author', async () => {
  const id = await aShipment()
  expect((await tell(id, { kind: 'status_set', status: 'in_transit' })).status).toBe(201)
  await tell(id, { kind: 'checkpoint', place_code: 'TRMER' })
  await tell(id, { kind: 'delivered', certainty: 'estimated', happened_at: days(11), reason: 'Aktarma' })
  expect(await read(id)).toMatchObject({ status: 'in_transit', current_location: 'Mersin', delayed: false })
  await tell(id, { kind: 'delivered', certainty: 'estimated', happened_at: days(20), reason: 'Grev' })
  expect(await read(id)).toMatchObject({ delayed: true, delay_reason: 'Grev' })
  await tell(id, { kind: 'delay_told', reason: 'Limanda yoğunluk' })
  expect(await read(id)).toMatchObject({ delayed: true, delay_reason: 'Limanda yoğunluk' })
  const told = await tracking(id)
  expect(told.tracking_data).toHaveLength(5)
  for (const event of told.tracking_data)
    expect(event).toMatchObject({ source: 'staff', actor_name: expect.stringMatching(/./) })
  expect(told.tracking_data.find(({ note }) => note === 'Aktarma')).toMatchObject({ reason: '' })
  expect((await tracking(id, staff)).because.status).toHaveLength(1)
})

test('a note is live for both sides, and changes nothing else', async () => {
  const id = await aShipment()
  await tell(id, { kind: 'status_set', status: 'preparing' })
  await tell(id, { kind: 'note', note: 'Aktarma yarın sabah' })
  expect((await newsOf(id)).at(-1)).toEqual({
    change: 'note',
    audiences: ['staff', `user:${customer.userId}`],
  })
})

test('what was told is taken back, once, by anybody of the office', async () => {
  const id = await aShipment()
  await tell(id, { kind: 'status_set', status: 'preparing' })
  await tell(id, { kind: 'status_set', status: 'delivered' })
  const { tracking_data } = await tracking(id)
  const wrong = tracking_data.find(({ status }) => status === 'delivered')?.id ?? ''
  expect((await retract(id, wrong, 'Yanlış gönderiye yazılmış')).status).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'preparing', delivered_at: null })
  expect(await retract(id, wrong)).toMatchObject({ status: 409, body: { code: 'NOT_CURRENT' } })
  expect((await retract(id, randomUUID())).status).toBe(404)
  const versions = (await tracking(id, staff)).tracking_data.filter(({ status }) => status === 'delivered')
  expect(versions.map(({ counts, retracted }) => ({ counts, retracted }))).toEqual([
    { counts: false, retracted: true },
    { counts: false, retracted: false },
  ])
  expect(versions[0]?.note).toBe('Yanlış gönderiye yazılmış')
  expect((await tracking(id)).tracking_data).toMatchObject([{ status: 'preparing', counts: true }])
  const [steps] = (await tracking(id)).tracking_data.filter(({ source }) => source === 'kervan')
  if (steps) expect(await retract(id, steps.id)).toMatchObject({ status: 409, body: { code: 'OWN_STEP' } })
})

test('two who tell at once are both heard', async () => {
  const id = await aShipment()
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      tell(id, { kind: 'note', note: `Not ${index}` }, index % 2 ? staff : colleague),
    ),
  )
  expect((await tracking(id)).tracking_data).toHaveLength(10)
})

test.each([
  ['a future that has happened', { kind: 'departed', happened_at: days(1) }, momentWords.future],
  ['a long past', { kind: 'departed', happened_at: days(-400) }, momentWords.tooOld],
  [
    'an arrival expected in the past',
    { kind: 'delivered', certainty: 'estimated', happened_at: days(-3) },
    momentWords.past,
  ],
  [
    'an arrival in years',
    { kind: 'delivered', certainty: 'estimated', happened_at: days(800) },
    momentWords.tooFar,
  ],
  ['a delay without a reason', { kind: 'delay_told' }, 'Gecikmenin nedenini yazın.'],
  ['a status without one', { kind: 'status_set' }, 'Bir durum seçin.'],
])('%s is refused in a sentence', async (_, event, sentence) => {
  const id = await aShipment()
  const { status, body } = await tell(id, event)
  expect([400, 422]).toContain(status)
  expect([body.message, ...(body.data?.issues ?? []).map(({ message }) => message)]).toContain(sentence)
  expect((await tracking(id)).tracking_data).toEqual([])
})

test('an unknown place, container or shipment is refused, and a customer tells nothing', async () => {
  const id = await aShipment()
  expect((await tell(id, { kind: 'departed', place_code: 'XXXXX' })).body.code).toBe('UNKNOWN_PLACE')
  expect((await tell(id, { kind: 'loaded', container_number: 'CSQU3054383' })).body.code).toBe(
    'UNKNOWN_CONTAINER',
  )
  expect((await tell(randomUUID(), { kind: 'note', note: 'x' })).status).toBe(404)
  expect((await tell(id, { kind: 'note', note: 'x' }, customer)).status).toBe(403)
})

test('containers and papers are checked and found by them', async () => {
  const id = await aShipment()
  const save = (containers: object[]) =>
    server.call<Refusal>('PUT', `/staff/shipments/${id}/containers`, { as: staff, body: { containers } })
  expect((await save([{ number: 'CSQU3054384' }])).body.code).toBe('WRONG_CONTAINER')
  await save([{ number: 'csqu 305438-3', size_type: '45G1', seal: 'KV1' }, { number: 'MSCU6398710' }])
  await save([{ number: 'MSCU6398710', free_days_demurrage: 7 }, { number: 'APZU4812090' }])
  const papers = (more: object) =>
    server.call<Refusal>('PUT', `/staff/shipments/${id}/references`, { as: staff, body: more })
  expect((await papers({ air_waybill: '176-98765432' })).body.code).toBe('WRONG_WAYBILL')
  const bill = `BL${randomUUID()}`.slice(0, 30)
  const written = { bill_of_lading: bill, air_waybill: '02012345675', plate: 'tr 34 kvn 123' }
  expect((await papers({ ...written, booking_number: 'kvb-12 34', cmr_number: ' cmr/77' })).status).toBe(200)
  expect(await read(id)).toMatchObject({
    container_code: 'MSCU6398710',
    containers: [
      { number: 'MSCU6398710', free_days_demurrage: 7 },
      { number: 'APZU4812090', free_days_demurrage: null },
    ],
    bill_of_lading: bill.replaceAll('-', '').toUpperCase(),
    booking_number: 'KVB1234',
    air_waybill: '020-12345675',
    cmr_number: 'CMR77',
    plate: '34KVN123',
  })
  for (const [address, as] of [
    ['/staff/shipments', staff],
    ['/shipments', customer],
  ] as const)
    for (const typed of [bill, bill.toLowerCase(), `APZU4812090 020 12345675`, '02012345675', 'TR34KVN123']) {
      const search = `${address}?search=${encodeURIComponent(typed)}`
      const found = await server.call<{ items: { id: string }[] }>('GET', search, { as })
      expect(found.body.items.map((item) => item.id)).toContain(id)
    }
})

test('an operation is given to a colleague, not to a customer; who has it is found by it', async () => {
  const id = await aShipment()
  const assign = (body: object) =>
    server.call<Refusal>('PUT', `/staff/shipments/${id}/operations`, { as: staff, body })
  expect((await assign({ assigned_to: customer.userId })).body.code).toBe('UNKNOWN_PERSON')
  await assign({ assigned_to: colleague.userId, notes: 'Alıcı aransın' })
  await assign({ notes: 'Alıcı arandı' })
  expect(await read(id)).toMatchObject({
    operations_assigned_to: colleague.userId,
    operations_assigned_at: expect.any(String),
    operations_notes: 'Alıcı arandı',
  })
  const mine = await server.call<{ items: { id: string }[] }>('GET', '/staff/shipments?mine=true', {
    as: colleague,
  })
  expect(mine.body.items.map((item) => item.id)).toEqual([id])
})

test('a number that is left out stays as a colleague has written it', async () => {
  const id = await aShipment()
  const save = (body: object) => server.call('PUT', `/staff/shipments/${id}/references`, { as: staff, body })
  await save({ booking_number: 'KVB1234', plate: '34 KVN 123' })
  await save({ cmr_number: 'CMR77' })
  await save({ plate: '' })
  expect(await read(id)).toMatchObject({ booking_number: 'KVB1234', cmr_number: 'CMR77', plate: '' })
})

test('a note that a colleague has changed since it was read is not overwritten', async () => {
  const id = await aShipment()
  const write = (body: object) =>
    server.call<Refusal>('PUT', `/staff/shipments/${id}/operations`, { as: staff, body })
  expect((await write({ notes: 'Alıcı aransın', known_notes: '' })).status).toBe(200)
  const late = await write({ notes: 'Vinç ayarlandı', known_notes: '' })
  expect(late).toMatchObject({ status: 409, body: { code: 'STALE' } })
  expect(await read(id)).toMatchObject({ operations_notes: 'Alıcı aransın' })
  expect((await write({ notes: 'Vinç ayarlandı', known_notes: 'Alıcı aransın' })).status).toBe(200)
})

test('whose operation it is and what the office notes are no news for its customer', async () => {
  const id = await aShipment()
  const changedAt = async () =>
    (
      await query<{ at: string }>(server, 'select updated_at::text as at from shipments where id = $1', [id])
    )[0]?.at
  const before = await changedAt()
  const write = (body: object) => server.call('PUT', `/staff/shipments/${id}/operations`, { as: staff, body })
  for (const body of [{ assigned_to: colleague.userId }, { notes: 'Alıcı aransın' }, {}])
    expect((await write(body)).status).toBe(200)
  expect(await changedAt()).toBe(before)
})

test('the status it has already and an arrival without a reason are refused', async () => {
  const id = await aShipment()
  expect((await tell(id, { kind: 'status_set', status: 'customs' })).status).toBe(201)
  const [first, second] = await Promise.all([
    tell(id, { kind: 'status_set', status: 'delivered' }),
    tell(id, { kind: 'status_set', status: 'delivered' }, colleague),
  ])
  expect([first?.status, second?.status].sort()).toEqual([201, 409])
  expect(await tell(id, { kind: 'status_set', status: 'delivered' })).toMatchObject({
    status: 409,
    body: { code: 'SAME_STATUS' },
  })
  const expected = { kind: 'delivered', certainty: 'estimated', happened_at: days(12) }
  expect(await tell(id, expected)).toMatchObject({ status: 422, body: { code: 'REASON_MISSING' } })
})

test('why an arrival was moved is told to the customer', async () => {
  const id = await aShipment()
  await tell(id, { kind: 'delivered', certainty: 'estimated', happened_at: days(2), reason: 'Gemi hızlı' })
  const { shipment_number } = await read(id)
  const told = await query<{ title: string; message: string }>(
    server,
    "select title, message from notifications where user_id = $1 and message like $2 and title like 'Varış%'",
    [customer.userId, `%${shipment_number}%`],
  )
  expect(told).toMatchObject([
    { title: 'Varış günü değişti', message: expect.stringContaining('Neden: Gemi hızlı') },
  ])
})
