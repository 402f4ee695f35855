/** Carriers post signed notifications: what is wrong with one changes nothing, and what is right is taken once. */
import { randomUUID } from 'node:crypto'
import type { CarrierWebhook } from '@kervan/domain/tracking/carrier-webhook.contract.ts'
import { afterAll, expect, test } from 'vitest'
import { signatureOf, webhookPath } from '#features/tracking/carrier-webhook.ts'
import { atFullSize, report, sized } from '#testing/size.ts'
import { startTestServer } from '#testing/test-server.ts'
import {
  carrierEvent,
  keptAbout,
  randomContainer,
  trackedShipment,
  trackedState,
} from '#testing/tracked-shipments.ts'
import { whenCalm } from '#testing/when-calm.ts'

const [older, newer] = ['the secret of last year', 'the secret of this year']
const server = await startTestServer({
  env: { TRACKING_WEBHOOK_SECRETS: `${older},base64:${Buffer.from(newer).toString('base64')}` },
})
afterAll(() => server.close())
// Shipments belong to somebody.
await server.signIn('customer')

const post = async (body: unknown, secret: string | null = newer) => {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  const answer = await whenCalm(server.base, () =>
    fetch(`${server.base}${webhookPath}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(secret !== null && { 'notification-signature': signatureOf(bytes, Buffer.from(secret)) }),
      },
      body: bytes,
    }),
  )
  await answer.arrayBuffer()
  return answer.status
}
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

test('a notification moves the shipment; sent again, under the old secret too, it changes nothing', async () => {
  const { id, container } = await trackedShipment(server)
  const event = carrierEvent(container)
  expect(await post(event)).toBe(204)
  expect(await post([event, event], older)).toBe(204)
  expect(await trackedState(server, id)).toMatchObject({ status: 'in_transit', told: 1 })
})

test('its later word under the same name counts, whenever it comes', async () => {
  const { id, container } = await trackedShipment(server)
  const event = carrierEvent(container)
  const later = new Date(Date.now() - 3_600_000).toISOString()
  expect(await post({ ...event, isRetracted: true, eventUpdatedDateTime: later })).toBe(204)
  expect(await post(event)).toBe(204)
  const { row, derived, status } = await trackedState(server, id)
  expect(status).toBe('pending')
  expect(row).toMatchObject(derived)
})

test('what nobody has signed with a secret of ours is not read', async () => {
  const { id, container } = await trackedShipment(server)
  expect(await post(carrierEvent(container), 'a secret of somebody')).toBe(401)
  expect(await post(carrierEvent(container), null)).toBe(401)
  const altered = await fetch(`${server.base}${webhookPath}`, {
    method: 'POST',
    headers: { 'notification-signature': signatureOf(Buffer.from('[]'), Buffer.from(newer)) },
    body: JSON.stringify(carrierEvent(container)),
  })
  expect(altered.status).toBe(401)
  expect(await trackedState(server, id)).toMatchObject({ status: 'pending', told: 0 })
  expect(await keptAbout(server, container)).toEqual([])
})

test('an admin reads the address and how many secrets are valid, and never a secret', async () => {
  const admin = await server.signIn('admin')
  const { status, body } = await server.call<CarrierWebhook>('GET', '/staff/carrier-webhook', { as: admin })
  expect(status).toBe(200)
  expect(body).toEqual({
    address: new URL(webhookPath, server.services.config.publicUrl).href,
    is_reachable: false,
    secrets: 2,
  })
  const staff = await server.signIn('staff')
  expect((await server.call('GET', '/staff/carrier-webhook', { as: staff })).status).toBe(403)
})

test('ten megabytes are refused', async () => {
  const { id, container } = await trackedShipment(server)
  // It may hang up while the body is still being sent.
  const status = await post({ ...carrierEvent(container), note: 'x'.repeat(10 * 1024 * 1024) }).catch(
    () => 413,
  )
  expect(status).toBe(413)
  expect(await trackedState(server, id)).toMatchObject({ status: 'pending', told: 0 })
})

test('old, from the future, foreign or unknown: kept for staff once, and no shipment is changed', async () => {
  const { id, container } = await trackedShipment(server)
  const gone = await trackedShipment(server, { status: 'cancelled' })
  const stranger = randomContainer()
  const sent = [
    carrierEvent(container, { eventCreatedDateTime: daysAgo(31), eventDateTime: daysAgo(31) }),
    carrierEvent(container, { eventCreatedDateTime: daysAgo(-1) }),
    carrierEvent(gone.container),
    carrierEvent(stranger),
    { ...carrierEvent(container), equipmentEventTypeCode: 'FLEW' },
    { ...carrierEvent(container), eventLocation: { UNLocationCode: 'TRMER', locationName: 'Mersin\0' } },
  ]
  expect(await post(sent)).toBe(204)
  expect(await post(sent)).toBe(204)
  expect(await trackedState(server, id)).toMatchObject({ status: 'pending', told: 0 })
  expect(await trackedState(server, gone.id)).toMatchObject({ told: 0 })
  const nobody = 'Bu konteyner ya da belge numarasıyla süren bir gönderi yok.'
  expect((await keptAbout(server, container)).map(({ why }) => why).sort()).toEqual([
    'Bilinmeyen kod: EQUIPMENT FLEW LADEN',
    'İletide yazılamayan karakterler var.',
    'İletinin tarihi 30 günden eski.',
    'İletinin tarihi gelecekte.',
  ])
  expect(await keptAbout(server, gone.container)).toMatchObject([{ why: nobody }])
  expect(await keptAbout(server, stranger)).toMatchObject([{ why: nobody, told: { vessel: '' } }])
})

test('a notification of more events than anybody sends at once is kept whole', async () => {
  const { id, container } = await trackedShipment(server)
  const event = carrierEvent(container)
  expect(await post(Array.from({ length: 1_001 }, () => event))).toBe(204)
  expect(await trackedState(server, id)).toMatchObject({ status: 'pending', told: 0 })
  expect(await keptAbout(server, container)).toMatchObject([{ told: null }])
})

test('what is no JSON is kept as it came', async () => {
  const text = `UNB+UNOC:3 ${randomUUID()}`
  expect(await post(text)).toBe(204)
  expect(await keptAbout(server, text)).toMatchObject([
    { why: 'İleti okunabilir bir JSON değil.', told: null },
  ])
})

test('a booking says which shipment is meant, also where its container is on another one', async () => {
  const [one, other] = [await trackedShipment(server), await trackedShipment(server)]
  const documentReferences = [{ documentReferenceType: 'BKG', documentReferenceValue: other.booking }]
  expect(await post(carrierEvent(one.container, { documentReferences }))).toBe(204)
  expect((await trackedState(server, one.id)).told).toBe(0)
  expect((await trackedState(server, other.id)).told).toBe(1)
})

test('all who share a container hear of it; who had it long ago does not', async () => {
  const container = randomContainer()
  const sharing = [await trackedShipment(server, { container }), await trackedShipment(server, { container })]
  const delivered = await trackedShipment(server, { container, status: 'delivered' })
  expect(await post(carrierEvent(container))).toBe(204)
  for (const { id } of sharing) expect((await trackedState(server, id)).told).toBe(1)
  expect((await trackedState(server, delivered.id)).told).toBe(0)
})

test('of a shared container that was delivered, what is changed, taken back or told late is heard by all', async () => {
  const container = randomContainer()
  const sharing = [await trackedShipment(server, { container }), await trackedShipment(server, { container })]
  const heard = async () =>
    Promise.all(sharing.map(async ({ id }) => (await trackedState(server, id)).status))
  const delivery = carrierEvent(container, {
    equipmentEventTypeCode: 'STRP',
    facilityTypeCode: 'CLOC',
    eventDateTime: daysAgo(2),
    eventCreatedDateTime: daysAgo(2),
  })
  expect(await post(delivery)).toBe(204)
  expect(await heard()).toEqual(['delivered', 'delivered'])
  expect(await post(carrierEvent(container, { eventDateTime: daysAgo(3) }))).toBe(204)
  const changed = { ...delivery, eventDateTime: daysAgo(1), eventUpdatedDateTime: daysAgo(1) }
  expect(await post(changed)).toBe(204)
  for (const { id } of sharing) expect((await trackedState(server, id)).told).toBe(3)
  expect(await post({ ...changed, isRetracted: true, eventUpdatedDateTime: daysAgo(0.5) })).toBe(204)
  expect(await heard()).toEqual(['in_transit', 'in_transit'])
})

test('somebody is there for a carrier that asks before it subscribes', async () => {
  expect((await fetch(`${server.base}${webhookPath}`, { method: 'HEAD' })).status).toBe(204)
})

test('many notifications at once about the same shipments: nothing is lost and nothing taken twice', async () => {
  const [events, batch, atOnce] = [sized(30_000, 1_000), 50, 8]
  const shipments = await Promise.all(Array.from({ length: sized(600, 40) }, () => trackedShipment(server)))
  const all = Array.from({ length: events }, (_, index) => {
    const at = new Date(Date.now() - 86_400_000 + index * 1_000).toISOString()
    const container = shipments[(index * 7) % shipments.length]?.container ?? ''
    return carrierEvent(container, { eventDateTime: at, eventCreatedDateTime: at })
  })
  const batches = Array.from({ length: events / batch }, (_, index) =>
    all.slice(index * batch, (index + 1) * batch),
  )
  const begun = Date.now()
  const answers: number[] = []
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = batches.pop(); next; next = batches.pop()) answers.push(await post(next))
    }),
  )
  const took = Date.now() - begun
  report(`${events} events in batches of ${batch} were taken in ${took} ms`)
  if (atFullSize) expect(took).toBeLessThan(60_000)
  expect(new Set(answers)).toEqual(new Set([204]))
  const states = await Promise.all(shipments.map(({ id }) => trackedState(server, id)))
  expect(states.reduce((sum, { told }) => sum + told, 0)).toBe(events)
  for (const { row, derived } of states) expect(row).toMatchObject(derived)
})
