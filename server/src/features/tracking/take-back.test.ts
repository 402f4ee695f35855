/** Staff take back what a carrier or a file told of a shipment, and let it count again. */
import { randomUUID } from 'node:crypto'
import { readDcsaEvent } from '@kervan/domain/tracking/dcsa-event.ts'
import type { ToldEvent } from '@kervan/domain/tracking/tracking.contract.ts'
import { expect, test } from 'vitest'
import { recordStep } from '#features/tracking/record-step.ts'
import { takeMessage } from '#features/tracking/take-message.ts'
import { system } from '#spine/database/act-as.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import {
  carrierEvent,
  keptAbout,
  randomContainer,
  trackedShipment,
  trackedState,
} from '#testing/tracked-shipments.ts'

const server = await sharedServer()
const customer = await server.signIn('customer')
const staff = await server.signIn('staff', `${randomUUID()}@kervan.example`)
const owned = () => trackedShipment(server, { customer: customer.userId })

const send = (...events: object[]) => {
  const read = events.map(readDcsaEvent)
  return takeMessage(server.services, 'dcsa', {
    events: read.flatMap((each) => each.events),
    unclear: read.flatMap(({ unclear }) => unclear),
  })
}
const told = async (id: string) =>
  (await server.call<{ tracking_data: ToldEvent[] }>('GET', `/shipments/${id}/tracking`, { as: staff })).body
    .tracking_data
const counting = async (id: string) => (await told(id)).filter(({ counts }) => counts)
const act = (id: string, what: 'retractions' | 'restorations', body: object, as = staff) =>
  server.call<{ code?: string }>('POST', `/staff/shipments/${id}/${what}`, { as, body })
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

async function aTakenBackEvent() {
  const shipment = await owned()
  const event = carrierEvent(shipment.container)
  await send(event)
  const [row] = await counting(shipment.id)
  const event_id = row?.id ?? ''
  expect(await act(shipment.id, 'retractions', { event_id })).toMatchObject({
    status: 422,
    body: { code: 'NO_REASON' },
  })
  expect((await act(shipment.id, 'retractions', { event_id, reason: 'Başka bir yük' })).status).toBe(200)
  return { ...shipment, event, event_id }
}

test('a carrier’s event is taken back with a reason, and stays so when the carrier only repeats it', async () => {
  const { id, event, event_id } = await aTakenBackEvent()
  expect((await trackedState(server, id)).status).toBe('pending')
  expect(await told(id)).toMatchObject([
    { retracted: true, note: 'Başka bir yük', restorable: true },
    { retracted: false, counts: false, restorable: false },
  ])
  const again = { ...event, eventUpdatedDateTime: hoursAgo(1) }
  await send(event)
  await send(again)
  await send(again, event, { ...event, eventUpdatedDateTime: hoursAgo(0.5) })
  expect(await counting(id)).toEqual([])
  expect(await act(id, 'retractions', { event_id, reason: 'Yine' })).toMatchObject({
    body: { code: 'NOT_CURRENT' },
  })
  const { row, derived } = await trackedState(server, id)
  expect(row).toMatchObject(derived)
  const audited = await query(
    server,
    "select from audit_entries where subject_table = 'tracking_events' and actor_id = $1",
    [staff.userId],
  )
  expect(audited.length).toBeGreaterThan(0)
})

test('what the carrier says otherwise after that counts, also if it said so before we took it back', async () => {
  const { id, event } = await aTakenBackEvent()
  await send({ ...event, eventUpdatedDateTime: hoursAgo(2), eventLocation: { UNLocationCode: 'GRPIR' } })
  expect(await counting(id)).toMatchObject([{ place_code: 'GRPIR' }])
})

test('what was taken back counts again, and can be taken back again', async () => {
  const { id, event } = await aTakenBackEvent()
  const restorable = async () => (await told(id)).find((one) => one.restorable)?.id
  const event_id = await restorable()
  expect((await act(id, 'restorations', { event_id })).status).toBe(200)
  expect(await counting(id)).toMatchObject([{ place_code: 'TRMER', note: '' }])
  expect(await restorable()).toBeUndefined()
  expect(await act(id, 'restorations', { event_id })).toMatchObject({ body: { code: 'NOT_TAKEN_BACK' } })
  await send(event)
  const [row] = await counting(id)
  await act(id, 'retractions', { event_id: row?.id, reason: 'Yine yanlış' })
  expect(await counting(id)).toEqual([])
  await act(id, 'restorations', { event_id: await restorable() })
  expect(await counting(id)).toHaveLength(1)
})

test('what the carrier took back itself is not ours to restore, and our own steps stay', async () => {
  const { id, container } = await owned()
  const event = carrierEvent(container)
  await send(event, { ...event, isRetracted: true, eventUpdatedDateTime: hoursAgo(1) })
  const retraction = (await told(id)).find(({ retracted }) => retracted)
  expect(retraction?.restorable).toBe(false)
  expect(await act(id, 'restorations', { event_id: retraction?.id })).toMatchObject({
    body: { code: 'NOT_TAKEN_BACK' },
  })
  const step = {
    shipment_id: id,
    step: 'created',
    note: '',
    actor_id: staff.userId,
    actor_name: 'x',
  } as const
  await server.services.actAs(system, (tx) => recordStep(tx, step, server.services))
  const [own] = (await told(id)).filter(({ source }) => source === 'kervan')
  expect(await act(id, 'retractions', { event_id: own?.id, reason: 'x' })).toMatchObject({
    body: { code: 'OWN_STEP' },
  })
})

test('a message given to the wrong shipment is opened again, and goes to the right one', async () => {
  const [wrong, right] = [await owned(), await owned()]
  const stranger = randomContainer()
  const event = carrierEvent(stranger)
  await send(event)
  const [message] = await keptAbout(server, stranger)
  const see = (verb: string, body: object = {}) =>
    server.call('POST', `/tracking-messages/${message?.id}/${verb}`, { as: staff, body })
  const give = (number: string) => see('assign', { shipment_number: number })
  expect((await give(wrong.number)).status).toBe(200)
  expect(await counting(wrong.id)).toHaveLength(1)
  expect((await see('reopen')).body).toMatchObject({ settled_at: null, shipment_number: null })
  expect(await counting(wrong.id)).toEqual([])
  expect((await give(right.number)).status).toBe(200)
  await send({ ...event, eventUpdatedDateTime: hoursAgo(1), eventLocation: { UNLocationCode: 'GRPIR' } })
  expect(await counting(wrong.id)).toEqual([])
  expect(await counting(right.id)).toMatchObject([{ place_code: 'GRPIR' }])
  await see('reopen')
  expect((await give(wrong.number)).status).toBe(200)
  expect(await counting(wrong.id)).toHaveLength(1)
})

test('a file with a wrong reference is put right by hand, and brought again it changes nothing', async () => {
  const { id, number } = await owned()
  const day = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul' }).format(
    Date.now() - 86_400_000,
  )
  const text = `referans;olay;zaman;yer_kodu\n${number};Yola çıktı;${day};TRMER`
  const bring = () => server.call('POST', '/tracking-imports', { as: staff, body: { format: 'csv', text } })
  await bring()
  const [row] = await counting(id)
  await act(id, 'retractions', { event_id: row?.id, reason: 'Yanlış referans' })
  await bring()
  expect(await counting(id)).toEqual([])
})

test('what a carrier gives no name stays taken back too when it is only repeated', async () => {
  const { id, container } = await owned()
  const event = { ...carrierEvent(container), eventID: undefined }
  await send(event)
  const [row] = await counting(id)
  await act(id, 'retractions', { event_id: row?.id, reason: 'Başka bir yük' })
  await send({ ...event, eventCreatedDateTime: hoursAgo(1) })
  expect(await counting(id)).toEqual([])
})

test('of a carrier that repeats an event while it is taken back, what staff did holds', async () => {
  const { id, container } = await owned()
  const event = carrierEvent(container)
  await send(event)
  const [row] = await counting(id)
  const repeated = Array.from({ length: 8 }, (_, place) =>
    send({ ...event, eventUpdatedDateTime: hoursAgo(2 - place / 10) }),
  )
  const taken = act(id, 'retractions', { event_id: row?.id, reason: 'Başka bir yük' })
  await Promise.all([...repeated, taken])
  // Where the repetition came first there was another version to take back.
  const [left] = await counting(id)
  if ((await taken).status === 200) expect(left).toBeUndefined()
})

test('a customer takes nothing back', async () => {
  const { id, event_id } = await aTakenBackEvent()
  for (const what of ['retractions', 'restorations'] as const)
    expect((await act(id, what, { event_id, reason: 'x' }, customer)).status).toBe(403)
})
