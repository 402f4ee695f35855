/** The page of a shared link: what it says while it cannot ask any more, and of many boxes at once. */
import type { SharedShipment } from '@kervan/domain/tracking/share-links.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aShipment, aTracking } from '#testing/a-shipment.ts'
import { problem } from '#testing/answer-calls.ts'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'

const { shipment_number, shipment_type, origin_city, origin_country } = aShipment
const { destination_city, destination_country, container_numbers, current_location } = aShipment
const loaded = (place: number): SharedShipment['events'][number] => ({
  id: `01890a5d-ac96-774b-bcce-0000000001${place}`,
  kind: 'loaded',
  certainty: 'actual',
  happened_at: '2026-03-05T09:00:00.000Z',
  place_name: 'Mersin',
  container_number: `KVNU00000${place}`,
  status: null,
  counts: true,
})
const shared: SharedShipment = {
  ...{ shipment_number, shipment_type, origin_city, origin_country, destination_city, destination_country },
  ...{ container_numbers, current_location, status: 'in_transit', delayed: false, delay_reason: '' },
  ...{
    customs_status: 'none',
    eta: null,
    delivered_at: null,
    missed_arrival: null,
    journey: aTracking.journey,
  },
  events: [10, 11, 12].map(loaded),
  route: {
    shipment_id: aShipment.id,
    shipment_type: 'sea',
    legs: [],
    done: 0,
    cancelled: false,
    present: null,
    stops: [],
  },
  expires_at: '2099-03-05T09:00:00.000Z',
}

test('while it cannot ask any more it says since when', async () => {
  let isThere = true
  await openApp('/t/abc', {
    'POST /share-visits': () => (isThere ? shared : problem(429, 'TOO_MANY_REQUESTS', 'Çok sık denediniz.')),
  })
  await expect.element(page.getByRole('heading', { name: shipment_number })).toBeVisible()
  const note = page.getByText(/^Son güncelleme .*, yenilenemedi\.$/)
  expect(note.elements()).toEqual([])
  isThere = false
  await expect.poll(() => note.elements().length, { timeout: 15_000 }).toBe(1)
  await expect.element(page.getByRole('heading', { name: shipment_number })).toBeVisible()
  await expectAccessible()
})

test('what happened to many boxes at once is one line', async () => {
  await openApp('/t/abc', { 'POST /share-visits': shared })
  const history = page.getByRole('list', { name: 'Gönderinin geçmişi, en yenisi başta' })
  await expect.element(history.getByText('3 konteyner')).toBeVisible()
  expect(history.getByText('Araca yüklendi').elements()).toHaveLength(1)
})

test('what happened to one of several boxes names it', async () => {
  const [one] = shared.events
  const events = one ? [{ ...one, kind: 'delivered' as const }] : []
  const container_numbers = ['KVNU0000010', 'KVNU0000011']
  await openApp('/t/abc', { 'POST /share-visits': { ...shared, events, container_numbers } })
  const history = page.getByRole('list', { name: 'Gönderinin geçmişi, en yenisi başta' })
  await expect.element(history.getByText(/Mersin · KVNU0000010$/)).toBeVisible()
})

test('of twenty boxes three are named at once, and all on demand', async () => {
  const container_numbers = Array.from({ length: 20 }, (_, place) => `KVNU00001${place + 10}`)
  await openApp('/t/abc', { 'POST /share-visits': { ...shared, events: [], container_numbers } })
  const more = page.getByRole('button', { name: '+17 konteyner daha' })
  await expect.element(page.getByText('KVNU0000112')).toBeVisible()
  expect(page.getByText('KVNU0000113').elements()).toEqual([])
  await expectAccessible()
  await more.click()
  await expect.element(page.getByText('KVNU0000129')).toBeVisible()
  await page.getByRole('button', { name: 'Daha az' }).click()
  await expect.element(more).toBeVisible()
})
