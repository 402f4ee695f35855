/** A customer's own boxes: each in the list with its own state, and in the panel only with what concerns it. */
import type { OwnShipment } from '@kervan/domain/shipments/own-shipment.ts'
import { delayedWord } from '@kervan/domain/shipments/shipments.policy.ts'
import { eventKinds } from '@kervan/domain/tracking/event-kinds.ts'
import type { OwnContainer } from '@kervan/domain/tracking/own-containers.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aShipment, aTracking, told } from '#testing/a-shipment.ts'
import type { Answers } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll, inColours } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asCustomer } from '#testing/signed-in.ts'

const [first, second] = ['CSQU3054383', 'MSCU6398710']
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()
const shipment: OwnShipment = {
  ...aShipment,
  cargo_type: 'general',
  estimated_weight: '18500.000',
  estimated_volume: null,
  has_evidence: false,
  containers: [first, second].map((number) => ({ number, size_type: '45G1', seal: '' })),
}
const { id } = shipment
const box = (end: number, number: string, more: Partial<OwnContainer>): OwnContainer => ({
  id: `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`,
  number,
  size_type: '45G1',
  shipment_id: id,
  shipment_number: shipment.shipment_number,
  own_name: '',
  origin_city: 'Mersin',
  destination_city: 'Hamburg',
  status: 'in_transit',
  delayed: false,
  place_name: '',
  last_kind: null,
  last_at: null,
  eta: null,
  free_kind: null,
  free_until: null,
  ...more,
})
const boxes = [
  box(1, first, {
    ...{ status: 'customs', place_name: 'Hamburg', eta: '2099-03-05T09:00:00.000Z' },
    ...{ free_kind: 'demurrage', free_until: inDays(-2) },
  }),
  box(2, second, { delayed: true, eta: '2099-03-25T09:00:00.000Z' }),
]
const landed = told(80, { kind: 'discharged', container_number: first, place_name: 'Hamburg' })
const loaded = told(81, { kind: 'loaded', container_number: second, place_name: 'Mersin' })
const record = (
  container_number: string,
  eventId: string,
  more: Partial<(typeof aTracking.container_tracking)[number]['container_data']>,
): (typeof aTracking.container_tracking)[number] => ({
  shipment_id: id,
  container_data: {
    ...{ container_number, status: 'in_transit', delayed: false, delay_reason: '' },
    ...{
      current_location: '',
      current_place_code: '',
      eta: null,
      delivered_at: null,
      customs_status: 'none',
    },
    ...more,
  },
  because: { status: [eventId], place: [], eta: [], delay: [], customs: [] },
  next_event_id: null,
  missed_arrival: null,
  last_updated_api: null,
})
const tracking = {
  ...aTracking,
  tracking_data: [landed, loaded, ...aTracking.tracking_data],
  container_tracking: [
    record(first, landed.id, { status: 'customs', eta: '2099-03-05T09:00:00.000Z' }),
    record(second, loaded.id, {
      delayed: true,
      delay_reason: 'Gemi değişti',
      eta: '2099-03-25T09:00:00.000Z',
    }),
  ],
}
const answers = (more: Answers = {}) =>
  asCustomer({
    'GET /containers': { items: boxes, next_cursor: null },
    [`GET /shipments/${id}`]: shipment,
    [`GET /shipments/${id}/tracking`]: tracking,
    'GET /tracking-lookups': {
      ...{
        code: second,
        kind: 'container',
        outcome: 'found',
        message: '',
        shipments: [shipment],
        sample: null,
      },
    },
    ...more,
  })
const address = '/dashboard?view=container-tracking'
const list = () => page.getByRole('region', { name: 'Konteynerlerim' })
const panel = () => page.getByRole('region', { name: 'Takip edilen konteyner' })

test('each box is in the list with its own state, arrival, place and free time', async () => {
  const { calls } = await openApp(address, answers())
  const rows = list().getByRole('listitem')
  for (const text of ['Gümrükte', '5 Mart 2099', 'Şimdi: Hamburg', /Demuraj · \d gün aşıldı/])
    await expect.element(rows.nth(0).getByText(text)).toBeVisible()
  await expect.element(rows.nth(1).getByText('25 Mart 2099')).toBeVisible()
  await expect.element(rows.nth(1).getByText(delayedWord)).toBeVisible()
  expect(calls.some(({ url }) => url.includes('/containers?') && url.includes('state=open'))).toBe(true)
})

test('the panel says of the box what was told of it or of the whole shipment, and nothing of its sister', async () => {
  const { calls } = await openApp(address, answers())
  await expect.element(panel().getByRole('heading', { name: first })).toBeVisible()
  // Its map is drawn from the same.
  await expect
    .poll(() => calls.find(({ url }) => url.includes('/route'))?.url)
    .toContain(`/shipments/${id}/route?container=${first}`)
  await expect.element(panel().getByText('5 Mart 2099')).toBeVisible()
  const events = () => panel().getByRole('region', { name: 'Olaylar' })
  await expect.element(events().getByText(/Hamburg/)).toBeVisible()
  await expect.element(events().getByText(eventKinds.loaded.word)).not.toBeInTheDocument()
  await list()
    .getByRole('link', { name: new RegExp(second) })
    .click()
  await expect.element(panel().getByText('Gemi değişti')).toBeVisible()
  await expect.element(panel().getByText('25 Mart 2099')).toBeVisible()
  await expect.element(panel().getByRole('button', { name: 'Güncelle' })).toBeVisible()
  expect(new URL(window.location.href).searchParams.get('container')).toBe(second)
})

test('a box that has come is drawn at the end of its way, though its shipment is not', async () => {
  const [landedBox, other] = tracking.container_tracking
  const delivered = landedBox && {
    ...landedBox,
    container_data: { ...landedBox.container_data, status: 'delivered' as const },
  }
  await openApp(
    `${address}&shipment=${id}&container=${first}`,
    answers({
      [`GET /shipments/${id}/tracking`]: { ...tracking, container_tracking: [delivered, other] },
    }),
  )
  await expect.element(panel().getByRole('img', { name: 'Durum: Teslim Edildi' })).toBeInTheDocument()
})

test('a number that is looked up opens its own box', async () => {
  await openApp(`${address}&code=${second.toLowerCase()}`, answers())
  await expect.element(panel().getByRole('heading', { name: second })).toBeVisible()
})

test('where there is no box, it says where other shipments are', async () => {
  await openApp(address, answers({ 'GET /containers': { items: [], next_cursor: null } }))
  await expect.element(page.getByText('Takipte konteyneriniz yok')).toBeVisible()
  await expect.element(list().getByRole('link', { name: 'Gönderi Takibi' })).toBeVisible()
})

test.each(['desktop', 'phone'] as const)(
  'on a %s it is accessible, in the light and in the dark',
  async (screen) => {
    await openApp(`${address}&shipment=${id}&container=${first}`, answers(), screen)
    await expect.element(panel()).toBeVisible()
    if (screen === 'phone') await expect.element(list()).not.toBeInTheDocument()
    await expectAccessible()
    expectNoSidewaysScroll()
    await inColours('dark')
    await expectAccessible()
  },
)
