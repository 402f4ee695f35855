/** The pages that follow shipments: one shipment on a phone, a code in the address, and what the carrier is asked. */
import type { OwnShipment } from '@kervan/domain/shipments/own-shipment.ts'
import { delayedWord } from '@kervan/domain/shipments/shipments.policy.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aShipment, aTracking, told } from '#testing/a-shipment.ts'
import type { Answers } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asCustomer } from '#testing/signed-in.ts'

const shipment: OwnShipment = {
  ...aShipment,
  cargo_type: 'general',
  estimated_weight: '18500.000',
  estimated_volume: null,
  has_evidence: false,
}
const { id } = shipment
const found = {
  code: 'CSQU3054383',
  kind: 'container',
  outcome: 'found',
  message: '',
  shipments: [shipment],
  sample: null,
}
const answers = (more: Answers = {}) =>
  asCustomer({
    'GET /shipments': { items: [shipment], next_cursor: null },
    [`GET /shipments/${id}`]: shipment,
    [`GET /shipments/${id}/tracking`]: aTracking,
    [`GET /shipments/${id}/share-links`]: { links: [] },
    'GET /tracking-lookups': found,
    ...more,
  })
const panel = () => page.getByRole('region', { name: 'Takip edilen gönderi' })
const list = () => page.getByRole('region', { name: 'Aktif gönderiler' })
const field = () => page.getByLabelText('Konteyner, plaka veya belge numarası')

test('on a phone ?view=tracking is one shipment, and leads to the list', async () => {
  const { address } = await openApp('/dashboard?view=tracking', answers(), 'phone')
  await expect.element(panel()).toBeVisible()
  await expect.element(list()).not.toBeInTheDocument()
  await expectAccessible()
  expectNoSidewaysScroll()
  await page.getByRole('link', { name: 'Aktif gönderiler' }).click()
  await expect.poll(address).toBe('/shipment-tracking')
  await expect.element(list()).toBeVisible()
  await expect.element(panel()).not.toBeInTheDocument()
})

test('a code is looked up by the address; the one shipment it finds is followed', async () => {
  const { address } = await openApp('/shipment-tracking?code=CSQU3054383', answers())
  await expect.poll(address).toBe(`/shipment-tracking?code=CSQU3054383&shipment=${id}`)
  await expect.element(field()).toHaveValue('CSQU3054383')
  await expect.element(panel()).toBeVisible()
})

test('each code that is typed has its address, and the back button leads to the one before', async () => {
  const { address } = await openApp(
    '/shipment-tracking',
    answers({
      'GET /tracking-lookups': ({ url }: Request) => {
        const code = new URL(url).searchParams.get('code') ?? ''
        return { ...found, code, outcome: 'not_found', message: `${code} bulunamadı.`, shipments: [] }
      },
    }),
  )
  for (const code of ['KVB1', 'KVB2']) {
    await field().fill(code)
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe(`/shipment-tracking?code=${code}`)
    await expect.element(page.getByText(`${code} bulunamadı.`)).toBeVisible()
    expect(document.activeElement).toBe(field().element())
    await expect.element(panel()).not.toBeInTheDocument()
  }
  history.back()
  await expect.element(page.getByText('KVB1 bulunamadı.')).toBeVisible()
  await expect.element(field()).toHaveValue('KVB1')
})

test('what comes next says when its day has passed', async () => {
  const late = told(75, { kind: 'arrived', certainty: 'estimated', happened_at: '2026-03-20T09:00:00.000Z' })
  const tracking = { ...aTracking, next_event_id: late.id, tracking_data: [late, ...aTracking.tracking_data] }
  await openApp(`/shipment-tracking?shipment=${id}`, answers({ [`GET /shipments/${id}/tracking`]: tracking }))
  await expect
    .element(panel().getByText('Sırada: Varış (beklenen)'))
    .toHaveTextContent('Sırada: Varış (beklenen), 20 Mart 2026 (bu gün geçti)')
  await expect.element(panel().getByText('20 Mart 2026 12:00 · bu gün geçti')).toBeVisible()
})

test('of a plan and the estimate that took its place only the estimate is shown', async () => {
  const hamburg = { kind: 'arrived', place_code: 'DEHAM', place_name: 'Hamburg' } as const
  const plan = told(75, { ...hamburg, certainty: 'planned', happened_at: '2099-03-20T09:00:00.000Z' })
  const estimate = told(76, { ...hamburg, certainty: 'estimated', happened_at: '2099-03-22T09:00:00.000Z' })
  const tracking = { ...aTracking, tracking_data: [estimate, plan, ...aTracking.tracking_data] }
  await openApp(`/shipment-tracking?shipment=${id}`, answers({ [`GET /shipments/${id}/tracking`]: tracking }))
  const history = page.getByRole('list', { name: 'Gönderinin geçmişi, en yenisi başta' })
  await expect.element(history.getByText('Varış (beklenen)')).toBeVisible()
  expect(history.getByText('Varış (planlanan)').elements()).toEqual([])
})

test('a day of arrival that passed in silence is said as it is, without a delay', async () => {
  const onTime = { ...shipment, delayed: false, delayed_since: null, delay_reason: '' }
  const tracking = { ...aTracking, missed_arrival: '2026-03-20T09:00:00.000Z', tracking_data: [] }
  await openApp(
    `/shipment-tracking?shipment=${id}`,
    answers({
      'GET /shipments': { items: [onTime], next_cursor: null },
      [`GET /shipments/${id}`]: onTime,
      [`GET /shipments/${id}/tracking`]: tracking,
    }),
  )
  await expect.element(panel().getByText('Varış günü geçti, haber bekleniyor.')).toBeVisible()
  await expect.element(panel().getByText(/Beklenen gün 20 Mart 2026 idi/)).toBeVisible()
  await expect.element(panel().getByText(delayedWord)).not.toBeInTheDocument()
  await expectAccessible()
})

test('Güncelle says what was started on a line of its own, and what came of it', async () => {
  await openApp(
    `/shipment-tracking?shipment=${id}`,
    answers({ 'POST /tracking-refreshes': { outcome: 'asked', shipments: 1, news: 2 } }),
  )
  await page.getByRole('button', { name: 'Güncelle' }).click()
  await expect.element(page.getByText('Luna güncellemeleri başlatıldı', { exact: true })).toBeVisible()
  await expect.element(page.getByText('2 yeni haber geldi.')).toBeVisible()
})

test('Güncelle says of a delivered shipment that it has arrived', async () => {
  const delivered = {
    ...shipment,
    status: 'delivered',
    delayed: false,
    delivered_at: '2026-03-20T09:00:00.000Z',
  }
  await openApp(
    `/shipment-tracking?shipment=${id}`,
    answers({
      [`GET /shipments/${id}`]: delivered,
      'POST /tracking-refreshes': { outcome: 'asked', shipments: 0, news: 0 },
    }),
  )
  await page.getByRole('button', { name: 'Güncelle' }).click()
  await expect.element(page.getByText('Gönderiniz teslim edildi', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Yolda gönderiniz yok')).not.toBeInTheDocument()
})

test('a cancelled shipment says so, and expects nothing', async () => {
  const cancelled = { ...shipment, status: 'cancelled', delayed: false, eta: null }
  const eta = told(75, { kind: 'delivered', certainty: 'estimated', happened_at: '2099-03-20T09:00:00.000Z' })
  const journey = aTracking.journey.map((step) =>
    step.state === 'current' ? { ...step, state: 'done' } : step,
  )
  await openApp(
    `/shipment-tracking?shipment=${id}`,
    answers({
      [`GET /shipments/${id}`]: cancelled,
      [`GET /shipments/${id}/tracking`]: {
        ...aTracking,
        journey,
        tracking_data: [eta, ...aTracking.tracking_data],
      },
    }),
  )
  const steps = panel().getByRole('list', { name: 'Gönderinin yolculuğu', exact: true })
  await expect.element(steps.getByText('İptal edildi')).toBeVisible()
  expect(steps.getByText('Teslim edildi').elements()).toEqual([])
  expect(
    panel()
      .getByText(/beklenen/i)
      .elements(),
  ).toEqual([])
  await expectAccessible()
})

test('what happened to twenty boxes on one day is one line, and each is there on demand', async () => {
  const boxes = Array.from({ length: 20 }, (_, place) =>
    told(100 + place, { kind: 'loaded', place_name: 'Mersin', container_number: `KVNU00000${10 + place}` }),
  )
  const tracking = { ...aTracking, tracking_data: boxes }
  await openApp(`/shipment-tracking?shipment=${id}`, answers({ [`GET /shipments/${id}/tracking`]: tracking }))
  const history = page.getByRole('list', { name: 'Gönderinin geçmişi, en yenisi başta' })
  await history.getByText('20 konteyner').click()
  await expect.element(history.getByText(/KVNU0000029/)).toBeVisible()
  expect(history.getByText('Araca yüklendi').elements()).toHaveLength(1)
  await expectAccessible()
})

test('Güncelle says of how many shipments it asked', async () => {
  await openApp(
    '/dashboard?view=shipments',
    answers({
      'GET /shipment-figures': {
        ...{ total: 30, active: 30, preparing: 0, in_transit: 30, customs: 0, delayed: 0, delivered: 0 },
        ...{
          total_value: [],
          on_time: { percent: null, part: 0, of: 0 },
          on_promise: { percent: null, part: 0, of: 0 },
        },
      },
      'POST /tracking-refreshes': { outcome: 'asked', shipments: 20, news: 0 },
    }),
  )
  await page.getByRole('button', { name: 'Güncelle' }).click()
  await expect.element(page.getByText('20 gönderi soruldu. Yeni haber yok.')).toBeVisible()
})
