/** What a carrier says later under the id of an event reaches what it said before, whatever it names by then. */
import { randomUUID } from 'node:crypto'
import { currentEvents } from '@kervan/domain/tracking/tracking-event.ts'
import { afterAll, expect, test } from 'vitest'
import { signatureOf, webhookPath } from '#features/tracking/carrier-webhook.ts'
import { storedEvents } from '#features/tracking/tracking.queries.ts'
import { system } from '#spine/database/act-as.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'
import {
  carrierEvent,
  keptAbout,
  randomContainer,
  trackedShipment,
  trackedState,
} from '#testing/tracked-shipments.ts'
import { whenCalm } from '#testing/when-calm.ts'

const secret = 'a secret of the carrier'
const server = await startTestServer({ env: { TRACKING_WEBHOOK_SECRETS: secret } })
afterAll(() => server.close())
await server.signIn('customer')
const staff = await server.signIn('staff', `${randomUUID()}@kervan.example`)

async function post(...events: object[]): Promise<void> {
  const body = JSON.stringify(events)
  const headers = { 'notification-signature': signatureOf(Buffer.from(body), Buffer.from(secret)) }
  const answer = await whenCalm(server.base, () =>
    fetch(`${server.base}${webhookPath}`, { method: 'POST', headers, body }),
  )
  expect(answer.status).toBe(204)
}
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const later = (event: object, hours: number, more: object = {}) => ({
  ...event,
  eventUpdatedDateTime: hoursAgo(hours),
  ...more,
})
const booked = (booking: string) => ({
  documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: booking }],
})
/** What it says now of this shipment. */
async function said({ id }: { id: string }) {
  const events = await server.services.actAs(system, (tx) => storedEvents(tx, id))
  const { row, derived } = await trackedState(server, id)
  expect(row).toMatchObject(derived)
  return currentEvents(events).map(({ kind, place_code }) => [kind, place_code].join(' '))
}

test('a retraction that carries no more than the id is heard, before its event or after it', async () => {
  for (const isFirst of [false, true]) {
    const shipment = await trackedShipment(server)
    const event = carrierEvent(shipment.container)
    const retraction = { eventID: event.eventID, isRetracted: true, eventUpdatedDateTime: hoursAgo(1) }
    await post(isFirst ? retraction : event)
    await post(isFirst ? event : retraction)
    await post(event, retraction)
    expect(await said(shipment)).toEqual([])
    const open = await query(
      server,
      'select from tracking_messages where settled_at is null and strpos(content, $1) > 0',
      [event.eventID],
    )
    expect(open).toEqual([])
  }
})

test('a version without papers follows the one before it', async () => {
  const shipment = await trackedShipment(server)
  const { equipmentReference: _, ...unnamed } = carrierEvent(shipment.container)
  await post({ ...unnamed, ...booked(shipment.booking) })
  await post(later(unnamed, 1, { eventLocation: { UNLocationCode: 'GRPIR' } }))
  expect(await said(shipment)).toEqual(['loaded GRPIR'])
})

test('an event whose container or booking was wrong moves to the right shipment, in any order', async () => {
  const versions = (
    from: { booking: string; container: string },
    to: { booking: string; container: string },
  ) => {
    const event = carrierEvent(from.container, booked(from.booking))
    return [
      [event, later(event, 1, { equipmentReference: to.container, ...booked(to.booking) })],
      [event, later(event, 1, { ...booked(to.booking) })],
    ]
  }
  for (const which of [0, 1])
    for (const isTurned of [false, true]) {
      const [from, to] = [await trackedShipment(server), await trackedShipment(server)]
      const events = versions(from, to)[which] ?? []
      for (const event of isTurned ? events.toReversed() : events) await post(event)
      await post(...events)
      expect(await said(from)).toEqual([])
      expect(await said(to)).toEqual(['loaded TRMER'])
      const theirs = await query(
        server,
        'select from tracking_events where shipment_id = $1 and container_number = $2',
        [from.id, to.container],
      )
      expect(theirs).toEqual([])
    }
})

test('an event that is nobody’s of ours any more leaves its shipment and is shown to staff', async () => {
  const shipment = await trackedShipment(server)
  const stranger = randomContainer()
  const event = carrierEvent(shipment.container)
  await post(event)
  await post(later(event, 1, { equipmentReference: stranger }))
  expect(await said(shipment)).toEqual([])
  expect(await keptAbout(server, stranger)).toMatchObject([
    { why: 'Olay önceki gönderisinden çıkarıldı: yeni numaralarıyla süren bir gönderi yok.' },
  ])
  await post(event)
  expect(await said(shipment)).toEqual([])
  await post(later(event, 0.5))
  expect(await said(shipment)).toEqual(['loaded TRMER'])
})

test('what comes under the id of a message that staff gave to a shipment follows it', async () => {
  const shipment = await trackedShipment(server)
  const stranger = randomContainer()
  const event = carrierEvent(stranger)
  await post(event)
  await post(later(event, 2, { eventLocation: { UNLocationCode: 'GRPIR' } }))
  const [first] = await keptAbout(server, stranger)
  const path = `/tracking-messages/${first?.id}/assign`
  expect(
    (await server.call('POST', path, { as: staff, body: { shipment_number: shipment.number } })).status,
  ).toBe(200)
  expect(await said(shipment)).toEqual(['loaded GRPIR'])
  await post(later(event, 1, { eventLocation: { UNLocationCode: 'DEHAM' } }))
  expect(await said(shipment)).toEqual(['loaded DEHAM'])
  await post({ eventID: event.eventID, isRetracted: true, eventUpdatedDateTime: hoursAgo(0.5) })
  expect(await said(shipment)).toEqual([])
})

test('an event of several shipments that is told to each in turn stays with all of them', async () => {
  const [one, other] = [await trackedShipment(server), await trackedShipment(server)]
  const { equipmentReference: _, ...event } = carrierEvent(one.container)
  await post({ ...event, ...booked(one.booking) })
  await post({ ...event, ...booked(other.booking) })
  expect([await said(one), await said(other)]).toEqual([['loaded TRMER'], ['loaded TRMER']])
  await post(later({ ...event, ...booked(one.booking) }, 1, { isRetracted: true }))
  await post(later({ ...event, ...booked(other.booking) }, 1, { isRetracted: true }))
  expect([await said(one), await said(other)]).toEqual([[], []])
})

test('of two customers with one booking each hears of its own boxes only', async () => {
  const [one, other] = [await trackedShipment(server), await trackedShipment(server)]
  await query(server, 'update shipments set booking_number = $2 where id = $1', [other.id, one.booking])
  await post(carrierEvent(one.container, booked(one.booking)))
  expect([await said(one), await said(other)]).toEqual([['loaded TRMER'], []])
  const stranger = randomContainer()
  await post(carrierEvent(stranger, booked(one.booking)))
  expect(await said(other)).toEqual([])
  expect(await keptAbout(server, stranger)).toMatchObject([
    { why: 'Belge numarası birden çok gönderinin; konteyner hiçbirinde kayıtlı değil.' },
  ])
  const { equipmentReference: _, ...ofAll } = carrierEvent(stranger, booked(one.booking))
  await post(ofAll)
  expect(await said(other)).toEqual(['loaded TRMER'])
})

test('what is not dated becomes no newer by being sent again', async () => {
  const shipment = await trackedShipment(server)
  const { eventCreatedDateTime: _, ...first } = carrierEvent(shipment.container)
  const second = { ...first, eventLocation: { UNLocationCode: 'GRPIR' } }
  await post(first)
  await post(second)
  await post(first)
  expect(await said(shipment)).toEqual(['loaded GRPIR'])
  const both = { ...first, eventID: randomUUID(), equipmentEventTypeCode: 'DISC' }
  await post(both, { ...both, eventLocation: { UNLocationCode: 'DEHAM' } })
  expect(await said(shipment)).toEqual(['loaded GRPIR', 'discharged DEHAM'])
})
