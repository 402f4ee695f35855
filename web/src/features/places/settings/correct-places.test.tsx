/** Places and lanes, as an admin corrects them. */
import type { CorrectablePlace, CorrectedLane } from '@kervan/domain/places/corrections.contract.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const admin = {
  id: '01890a5d-ac96-774b-bcce-000000000003',
  email: 'yonetici@kervan.example',
  full_name: 'Yönetici',
  role: 'admin',
}
const konya: CorrectablePlace = {
  code: 'TRKYA',
  name: 'Konya',
  country_code: 'TR',
  country: 'Türkiye',
  kinds: ['city'],
  iata: null,
  rank: 6,
  ports: [
    { code: 'TRMER', name: 'Mersin' },
    { code: 'TRISK', name: 'İskenderun' },
  ],
  airports: [{ code: 'TRIST', name: 'İstanbul' }],
  services: [],
  air_cargo: false,
  is_corrected: true,
}
const lane: CorrectedLane = {
  id: '01890a5d-ac96-774b-bcce-000000000050',
  shipment_type: 'sea',
  from_country: 'Türkiye',
  to_country: 'Almanya',
  soonest_days: 10,
  latest_days: 14,
}
const antalya = {
  code: 'TRAYT',
  name: 'Antalya',
  country_code: 'TR',
  country: 'Türkiye',
  kinds: ['port'],
  iata: null,
}
const office = (more: Answers = {}) =>
  asStaff({
    'GET /session': { person: admin },
    'GET /places/corrections': { places: [konya] },
    'GET /places/lane-corrections': { lanes: [lane] },
    'GET /places': { items: [antalya] },
    ...more,
  })
const at = '/staff/settings/yerler'
const edit = () => page.getByRole('button', { name: 'Düzenle: Konya, TRKYA' }).click()
const put = (calls: Request[], path: string) =>
  calls.find(({ method, url }) => method === 'PUT' && url.includes(path))?.json()

test('the ports that serve a city are put into order, added and taken out', async () => {
  const { calls } = await openApp(at, office({ 'PUT /places/corrections/TRKYA': konya }))
  await expect.element(page.getByText('Limanları: Mersin, İskenderun')).toBeVisible()
  await edit()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Çıkar: İskenderun' }).click()
  await dialog.getByLabelText('Liman ekle').fill('anta')
  await page.getByRole('option', { name: /Antalya/ }).click()
  await dialog.getByRole('button', { name: 'Taşı: Antalya' }).click()
  await userEvent.keyboard(' {ArrowUp} ')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(page.getByText('Kaydedildi')).toBeVisible()
  expect(await put(calls, '/places/corrections/TRKYA')).toMatchObject({
    ports: ['TRAYT', 'TRMER'],
    airports: ['TRIST'],
    rank: 6,
  })
})

test('a refusal is said, and a place goes back to what was shipped', async () => {
  const { calls } = await openApp(
    at,
    office({
      'PUT /places/corrections/TRKYA': () =>
        problem(422, 'WRONG_GATEWAY', 'Seçilen yerlerden biri liman değil.'),
      'DELETE /places/corrections/TRKYA': { ...konya, is_corrected: false },
    }),
  )
  await edit()
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(page.getByText('Seçilen yerlerden biri liman değil.')).toBeVisible()
  await page.getByRole('button', { name: 'Ürünle gelene dön' }).click()
  await expect.element(page.getByText('Ürünle gelene dönüldü')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('how long a lane takes is written, and taken back', async () => {
  const { calls } = await openApp(
    at,
    office({
      'PUT /places/lane-corrections': lane,
      [`DELETE /places/lane-corrections/${lane.id}`]: { done: true },
    }),
  )
  const form = page.getByRole('form', { name: 'Hat süresi yaz' })
  await form.getByRole('button', { name: 'Süreyi kaydet' }).click()
  await expect.element(form.getByText('Ülkeyi seçin.')).toBeVisible()
  await form.getByLabelText('Öteki ülke').fill('Almanya')
  await form.getByLabelText('En erken').fill('12')
  await form.getByLabelText('En geç').fill('9')
  await expect.element(form.getByText('En geç, en erkenden önce olamaz.')).toBeVisible()
  await form.getByLabelText('En geç').fill('18')
  await form.getByRole('button', { name: 'Süreyi kaydet' }).click()
  await expect.element(page.getByText('Kaydedildi: Türkiye – Almanya')).toBeVisible()
  expect(await put(calls, '/places/lane-corrections')).toEqual({
    shipment_type: 'sea',
    from_country: 'Türkiye',
    to_country: 'Almanya',
    soonest_days: 12,
    latest_days: 18,
  })
  await page.getByRole('button', { name: 'Kaldır: Deniz, Türkiye – Almanya' }).click()
  await expect.element(page.getByText('Kaldırıldı: Türkiye – Almanya')).toBeVisible()
})

test('on a phone it fits and is accessible', async () => {
  await openApp(at, office(), 'phone')
  await expect.element(page.getByText('10–14 gün')).toBeVisible()
  await expectAccessible()
  expectNoSidewaysScroll()
})
