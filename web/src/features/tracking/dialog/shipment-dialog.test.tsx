/** The customer's dialog of a shipment over their list: what it says of money and state, their own names and stars, and what happens when it fails. */
import type { OwnShipment, ShipmentFigures } from '@kervan/domain/shipments/own-shipment.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aShipment, aTracking } from '#testing/a-shipment.ts'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asCustomer } from '#testing/signed-in.ts'

const shipment: OwnShipment = {
  ...aShipment,
  cargo_type: 'general',
  estimated_weight: '18500.000',
  estimated_volume: null,
  has_evidence: true,
}
const { id } = shipment
const figures: ShipmentFigures = {
  total: 2,
  active: 1,
  preparing: 0,
  in_transit: 1,
  customs: 0,
  delayed: 1,
  delivered: 1,
  total_value: [{ amount: '4200.00', currency: 'EUR' }],
  on_time: { percent: 50, part: 1, of: 2 },
  on_promise: { percent: 50, part: 1, of: 2 },
}
const list = '/dashboard?view=shipments'
const open = (more: Answers = {}, tab = '', screen?: 'desktop' | 'phone') =>
  openApp(
    `${list}&shipment=${id}${tab && `&tab=${tab}`}`,
    asCustomer({
      'GET /shipments': { items: [shipment], next_cursor: null },
      'GET /shipment-figures': figures,
      [`GET /shipments/${id}`]: shipment,
      [`GET /shipments/${id}/tracking`]: aTracking,
      [`GET /shipments/${id}/share-links`]: { links: [] },
      ...more,
    }),
    screen,
  )
const dialog = () => page.getByRole('dialog', { name: 'Mersin – Hamburg, 2 × 40HC' })
const lines = (title: string) =>
  [...document.querySelectorAll(`section[aria-label="${title}"] dl > div`)].map(
    (line) => line.textContent?.replace(/\s+/g, ' ').trim() ?? '',
  )

test('the list says of a day that passed in silence what the dialog says', async () => {
  const missed_arrival = '2026-03-20T09:00:00.000Z'
  const quiet = { ...shipment, delayed: false, missed_arrival }
  await openApp(
    list,
    asCustomer({ 'GET /shipments': { items: [quiet], next_cursor: null }, 'GET /shipment-figures': figures }),
  )
  await expect.element(page.getByText('Varış günü geçti, haber bekleniyor')).toBeVisible()
  await expect.element(page.getByText('20 Mart 2026', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/bu gün geçti/)).not.toBeInTheDocument()
  await expectAccessible()
})

test('says its true state and what the accepted quote says it costs, with nothing added', async () => {
  await open()
  await expect.element(dialog().getByText('Gönderi gecikiyor.')).toBeVisible()
  await expect.element(dialog().getByText('Yolda', { exact: true })).toBeVisible()
  await expect.poll(() => lines('Bedel')).toEqual(['Deniz navlunu 4.200,00 €', 'Toplam4.200,00 €'])
  await expectAccessible()
})

test('where the quote has no items the usual charges are marked as such and summed', async () => {
  await open({ [`GET /shipments/${id}`]: { ...shipment, quote_items: [] } })
  await expect.element(dialog().getByText('(standart)').first()).toBeVisible()
  expect(lines('Bedel').join(' | ')).toMatch(/250,00.*150,00.*75,00/)
})

test('the customer’s own names are kept and sent once', async () => {
  let sent: unknown
  await open({
    [`PUT /shipments/${id}/labels`]: async (request: Request) => {
      sent = await request.json()
      return { ...shipment, own_name: 'Bahar' }
    },
  })
  const save = dialog().getByRole('button', { name: 'Kaydet' })
  await expect.element(save).toBeDisabled()
  await dialog().getByLabelText('Verdiğiniz ad').fill('Bahar')
  await save.click()
  await expect.poll(() => sent).toEqual({ own_reference: '', own_name: 'Bahar' })
})

test('an opinion needs a star; one that was refused can be sent again', async () => {
  const answers = [problem(503, 'BUSY', 'Sunucu meşgul.'), { stars: 4, comment: 'Hızlıydı' }]
  const { calls } = await open({ [`PUT /shipments/${id}/feedback`]: () => answers.shift() }, 'contact')
  const send = dialog().getByRole('button', { name: 'Değerlendirmeyi gönder' })
  await send.click()
  await expect.element(dialog().getByText('Önce yıldız seçin.')).toBeVisible()
  await dialog().getByRole('radio', { name: /4/ }).click({ force: true })
  await dialog()
    .getByLabelText(/Yorumunuz/)
    .fill('Hızlıydı')
  await send.click()
  await expect.element(page.getByText('Değerlendirme gönderilemedi')).toBeVisible()
  await expect.element(dialog().getByLabelText(/Yorumunuz/)).toHaveValue('Hızlıydı')
  await send.click()
  await expect.element(page.getByText('Teşekkür ederiz')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2)
})

test('what is typed stays while another tab is looked at', async () => {
  await open({}, 'contact')
  await dialog()
    .getByLabelText(/Yorumunuz/)
    .fill('Hızlıydı')
  await dialog().getByRole('tab', { name: 'Belgeler' }).click()
  await expect.element(dialog().getByText('Teklif', { exact: true })).toBeVisible()
  await expect.element(dialog().getByLabelText(/Yorumunuz/)).not.toBeVisible()
  await dialog().getByRole('tab', { name: 'İletişim' }).click()
  await expect.element(dialog().getByLabelText(/Yorumunuz/)).toHaveValue('Hızlıydı')
})

test('a proof of acceptance is offered only where the customer has accepted in the portal', async () => {
  await open({}, 'documents')
  await expect.element(dialog().getByRole('link', { name: 'Onay belgesi: Aç' })).toBeVisible()
})

test('what the office has entered has an offer, and no proof of acceptance', async () => {
  await open({ [`GET /shipments/${id}`]: { ...shipment, has_evidence: false } }, 'documents')
  await expect.element(dialog().getByText('Teklif', { exact: true })).toBeVisible()
  await expect.element(dialog().getByText('Onay belgesi')).not.toBeInTheDocument()
})

test('what cannot be loaded says so', async () => {
  await open({ [`GET /shipments/${id}`]: () => problem(500, 'INTERNAL', 'Beklenmeyen bir hata.') })
  await expect.element(page.getByText('Sevkiyat Verisi Hatası')).toBeVisible()
})

test('a shipment that is not there leads back to the list', async () => {
  const { address } = await open({ [`GET /shipments/${id}`]: () => problem(404, 'NOT_FOUND', 'Yok.') })
  await expect.element(page.getByText('Gönderi bulunamadı')).toBeVisible()
  await page.getByRole('button', { name: 'Gönderilere dön' }).click()
  await expect.poll(() => address()).toBe(list)
})

test('on a phone it fills the screen and nothing scrolls sideways', async () => {
  await open({}, 'tracking', 'phone')
  await expect.element(dialog().getByRole('list', { name: 'Gönderinin yolculuğu, yedi adım' })).toBeVisible()
  const tabs = dialog().getByRole('tablist').element()
  expect(tabs.scrollWidth).toBe(tabs.clientWidth)
  expectNoSidewaysScroll()
  await expectAccessible()
})
