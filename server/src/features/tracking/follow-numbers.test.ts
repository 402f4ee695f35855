/** Staff correct the number of a box or a paper: the shipment follows the right one from its first event on. */
import { randomUUID } from 'node:crypto'
import { readDcsaEvent } from '@kervan/domain/tracking/dcsa-event.ts'
import type { ToldEvent } from '@kervan/domain/tracking/tracking.contract.ts'
import { correctedNumber } from '@kervan/domain/tracking/tracking-messages.copy.ts'
import { expect, test, vi } from 'vitest'
import { takeMessage } from '#features/tracking/take-message.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import { carrierEvent, randomContainer, trackedShipment, trackedState } from '#testing/tracked-shipments.ts'

const server = await sharedServer()
const customer = await server.signIn('customer')
const staff = await server.signIn('staff', `${randomUUID()}@kervan.example`)
const owned = () => trackedShipment(server, { customer: customer.userId })

const send = (events: object[], about?: string) => {
  const read = events.map(readDcsaEvent)
  return takeMessage(
    server.services,
    'dcsa',
    { events: read.flatMap((each) => each.events), unclear: [] },
    about ? { about } : {},
  )
}
const saveBoxes = async (id: string, ...numbers: string[]) => {
  const body = { containers: numbers.map((number) => ({ number })) }
  const { status } = await server.call('PUT', `/staff/shipments/${id}/containers`, { as: staff, body })
  expect(status).toBe(200)
}
const savePapers = async (id: string, papers: object) => {
  const { status } = await server.call('PUT', `/staff/shipments/${id}/references`, {
    as: staff,
    body: papers,
  })
  expect(status).toBe(200)
}
const told = async (id: string) =>
  (await server.call<{ tracking_data: ToldEvent[] }>('GET', `/shipments/${id}/tracking`, { as: staff })).body
    .tracking_data
const counting = async (id: string) => (await told(id)).filter(({ counts }) => counts)
const paper = (kind: 'BKG' | 'TRD', value: string) => ({
  documentReferences: [{ documentReferenceType: kind, documentReferenceValue: value }],
})
const messagesAbout = (text: string) =>
  query<{ shipment_id: string | null; open: boolean }>(
    server,
    'select shipment_id, (settled_at is null) as open from tracking_messages where strpos(content, $1) > 0',
    [text],
  )

test('what was told of a wrong box leaves with its number and comes back with it; nothing is deleted', async () => {
  const { id, container: wrong } = await owned()
  const right = randomContainer()
  await send([carrierEvent(wrong)])
  expect((await trackedState(server, id)).status).toBe('in_transit')
  await saveBoxes(id, right)
  const corrected = await trackedState(server, id)
  expect(corrected).toMatchObject({ status: 'pending', told: 2 })
  expect(corrected.row).toMatchObject(corrected.derived)
  expect(await told(id)).toMatchObject([{ note: correctedNumber, retracted: true, restorable: true }, {}])
  await saveBoxes(id, wrong)
  expect(await counting(id)).toMatchObject([{ container_number: wrong, note: '' }])
})

test('what names a paper that is still right stays; what names only the wrong one, or was asked for by it, goes', async () => {
  const { id, booking: wrong, container } = await owned()
  await savePapers(id, { booking_number: wrong, bill_of_lading: `BL${wrong}` })
  const both = [
    { documentReferenceType: 'BKG', documentReferenceValue: wrong },
    { documentReferenceType: 'TRD', documentReferenceValue: `BL${wrong}` },
  ]
  const foreign = randomContainer()
  const ship = { eventType: 'TRANSPORT', transportEventTypeCode: 'ARRI', equipmentReference: undefined }
  await send([carrierEvent(container, { documentReferences: both })])
  await send([carrierEvent(foreign, paper('BKG', wrong))])
  await send([carrierEvent(foreign, { ...ship, eventLocation: { UNLocationCode: 'DEHAM' } })], id)
  expect(await counting(id)).toHaveLength(3)
  await savePapers(id, { booking_number: `${wrong}9`, bill_of_lading: `BL${wrong}` })
  expect(await counting(id)).toMatchObject([{ container_number: container }])
})

test('a truck that takes over was not a wrong number', async () => {
  const { id, container } = await owned()
  await savePapers(id, { plate: '34 KRV 17' })
  await send([carrierEvent(container)])
  await savePapers(id, { plate: '06 KRV 18' })
  expect(await counting(id)).toHaveLength(1)
})

test('the carrier is asked about the right number from the beginning', async () => {
  const { id } = await owned()
  await query(
    server,
    'insert into carrier_polls (shipment_id, asked_at, heard_until) values ($1, now(), now())',
    [id],
  )
  const polls = () => query(server, 'select from carrier_polls where shipment_id = $1', [id])
  await savePapers(id, { booking_number: `BK${randomUUID().slice(0, 8)}` })
  expect(await polls()).toEqual([])
})

test('what was kept about a number nobody had is taken in and closed once it is written', async () => {
  const { id } = await owned()
  const [right, other] = [randomContainer(), randomContainer()]
  await send([carrierEvent(right), carrierEvent(other)])
  const day = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul' }).format(
    Date.now() - 86_400_000,
  )
  const spelled = `${right.slice(0, 4)} ${right.slice(4, 10)}-${right.slice(10)}`
  await server.call('POST', '/tracking-imports', {
    as: staff,
    body: { format: 'csv', text: `referans;olay;zaman;yer_kodu\n${spelled};Terminale girdi;${day};TRMER` },
  })
  expect(await messagesAbout(right)).toMatchObject([{ open: true }])
  expect(await messagesAbout(spelled)).toMatchObject([{ open: true }])
  await saveBoxes(id, right)
  await vi.waitFor(async () => expect(await counting(id)).toHaveLength(2), 10_000)
  expect(await messagesAbout(right)).toEqual([{ open: false, shipment_id: id }])
  expect(await messagesAbout(spelled)).toEqual([{ open: false, shipment_id: id }])
  expect(await messagesAbout(other)).toEqual([{ open: true, shipment_id: null }])
})

test('what was doubted is closed once it is told so that it can be believed', async () => {
  const { id, container } = await owned()
  const event = carrierEvent(container, { eventDateTime: '2099-01-01T00:00:00Z' })
  await send([event])
  expect(await messagesAbout(container)).toEqual([{ open: true, shipment_id: null }])
  const now = new Date().toISOString()
  await send([{ ...event, eventDateTime: now, eventUpdatedDateTime: now }])
  expect(await messagesAbout(container)).toEqual([{ open: false, shipment_id: id }])
})

test('a box that a colleague has added meanwhile stays', async () => {
  const { id, container } = await owned()
  const [mine, theirs] = [randomContainer(), randomContainer()]
  await saveBoxes(id, container, theirs)
  const body = { containers: [{ number: mine }], known: [container] }
  await server.call('PUT', `/staff/shipments/${id}/containers`, { as: staff, body })
  expect((await trackedState(server, id)).row.containers.toSorted()).toEqual([mine, theirs].sort())
})

test('what drivers and our own people said of a box goes on under its right number, as does the driver’s link', async () => {
  const { id, container: wrong } = await owned()
  const right = randomContainer()
  const { body: link } = await server.call<{ id: string; url: string }>('POST', '/staff/driver-links', {
    as: staff,
    body: { shipment_id: id, container_number: wrong },
    headers: { 'idempotency-key': randomUUID() },
  })
  const token = link.url.split('/s/')[1]
  const report = (kind: string) => ({
    id: randomUUID(),
    kind,
    place: '',
    happened_at: new Date().toISOString(),
  })
  const loaded = report('loaded')
  const send = (body: object) => server.call('POST', '/driver-reports', { body: { token, ...body } })
  await send({ reports: [loaded] })
  await server.call('POST', `/staff/shipments/${id}/events`, {
    as: staff,
    body: {
      kind: 'gate_in',
      happened_at: new Date(Date.now() - 60_000).toISOString(),
      container_number: wrong,
    },
  })
  await saveBoxes(id, right)
  await send({ reports: [loaded] })
  expect((await counting(id)).map((event) => event.container_number)).toEqual([right, right])
  await send({ reports: [report('delivered')] })
  const { status, row, derived } = await trackedState(server, id)
  expect(status).toBe('delivered')
  expect(row).toMatchObject(derived)
})
