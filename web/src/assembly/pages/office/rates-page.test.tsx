import type { CurrentRate, RateOverview } from '@kervan/domain/rates/rates.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { problem } from '#testing/answer-calls.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  inColours,
} from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const origin = {
  source: 'tcmb' as const,
  date: '2026-09-18',
  bulletin_no: '2026/176',
  entered_by: null,
  note: '',
  stored_at: '2026-09-18T12:40:00.000Z',
}
const prices = [
  { currency: 'EUR' as const, buying: '55.7981', selling: '55.8986' },
  { currency: 'USD' as const, buying: '48.6116', selling: null },
  { currency: 'GBP' as const, buying: '64.6534', selling: null },
]
const id = '01890a5d-ac96-774b-bcce-000000000030'
const overview = (more: Partial<RateOverview> = {}): RateOverview => ({
  current: prices.map((price) => ({ ...price, ...origin })),
  bulletins: [{ id, ...origin, rates: prices }],
  is_refreshed: true,
  ...more,
})
const admin = { person: { id, email: 'admin@kervan.example', full_name: 'Selin Kaya', role: 'admin' } }
const asAdmin = (more: object = {}) =>
  asStaff({ 'GET /session': admin, 'GET /staff/rates': overview(), ...more })

const open = (answers = asAdmin(), screen: 'desktop' | 'phone' = 'desktop') =>
  openApp('/staff/rates', answers, screen)
const button = (name: string) => page.getByRole('button', { name })
const dialog = () => page.getByRole('dialog')

test('staff see the rates with source and day, and nothing to change them with', async () => {
  await open(asStaff({ 'GET /staff/rates': overview() }))
  const tiles = page.getByRole('region', { name: 'Geçerli kurlar' })
  await expect.element(tiles).toMatchTextContent(/1 EUR55,7981\s₺TCMB döviz alış18\.09\.2026Bülten 2026\/176/)
  await expect
    .element(page.getByRole('row', { name: /18\.09\.2026/ }))
    .toMatchTextContent('55,798148,611664,6534')
  await expect.element(button('Kur gir')).not.toBeInTheDocument()
  await expect.element(button('Şimdi al')).not.toBeInTheDocument()
  await expectAccessible()
})

test('a rate entered by hand says by whom and why, a shipped one that it is shipped; on a phone too', async () => {
  const manual: Partial<CurrentRate> = {
    source: 'manual',
    bulletin_no: null,
    entered_by: 'Selin Kaya',
    note: 'Banka kuru',
  }
  const [eur, usd, gbp] = overview().current as [CurrentRate, CurrentRate, CurrentRate]
  const current = [{ ...eur, ...manual }, { ...usd, source: 'shipped' as const, bulletin_no: null }, gbp]
  await open(asAdmin({ 'GET /staff/rates': overview({ current, is_refreshed: false }) }), 'phone')
  await expect.element(page.getByText('Elle girilen kur')).toBeVisible()
  await expect.element(page.getByText('Selin Kaya: Banka kuru')).toBeVisible()
  await expect.element(page.getByText('Kurulumla gelen kur')).toBeVisible()
  await expect.element(page.getByText(/kendiliğinden alınmıyor/)).toBeVisible()
  // Nothing is fetched here, so there is nothing to press.
  await expect.element(button('Şimdi al')).not.toBeInTheDocument()
  await expectAccessible()
  expectNoSidewaysScroll()
  await inColours('dark')
  await expectReadable()
})

test('an admin enters a rate', async () => {
  const { calls } = await open(
    asAdmin({ 'POST /staff/rates': { ...prices[0], ...origin, buying: '56.5000' } }),
  )
  await button('Kur gir').click()
  await expect.element(dialog()).toMatchTextContent(/Geçerli kur 55,7981\s₺/)
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(dialog()).toMatchTextContent('Kuru yazın.')
  await expect.element(dialog()).toMatchTextContent('Kuru neden elle girdiğinizi yazın.')
  await dialog().getByLabelText('Döviz alış kuru').fill('56,5')
  await dialog().getByLabelText('Gerekçe').fill('Banka kuru')
  await dialog().getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(page.getByText('Kur kaydedildi')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  const sent = calls.find(({ method, url }) => method === 'POST' && url.endsWith('/staff/rates'))
  expect(await sent?.json()).toEqual({
    currency: 'EUR',
    rate: '56.5',
    note: 'Banka kuru',
    is_confirmed: false,
  })
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,}$/)
})

test('a rate far from the known one is asked about, and only that very rate is confirmed', async () => {
  const bodies: object[] = []
  const { calls } = await open(
    asAdmin({
      'POST /staff/rates': async (request: Request) => {
        const body = (await request.json()) as { is_confirmed: boolean }
        bodies.push(body)
        return body.is_confirmed ? { ...prices[0], ...origin } : problem(409, 'RATE_UNUSUAL', 'Farklı.')
      },
    }),
  )
  await button('Kur gir').click()
  const rate = dialog().getByLabelText('Döviz alış kuru')
  await rate.fill('565')
  await dialog().getByLabelText('Gerekçe').fill('Banka kuru')
  await dialog().getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('%20’den fazla')
  await rate.fill('560')
  await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument()
  await dialog().getByRole('button', { name: 'Kaydet' }).click()
  await dialog().getByRole('button', { name: 'Yine de kaydet' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(bodies).toMatchObject([
    { rate: '565', is_confirmed: false },
    { rate: '560', is_confirmed: false },
    { rate: '560', is_confirmed: true },
  ])
  const keys = calls
    .filter(({ method }) => method === 'POST')
    .map((call) => call.headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(3)
})

test.each([
  ['stored', 'Yeni kurlar alındı', '18 Eylül 2026, bülten 2026/176'],
  ['known', 'Yayımlanan son kurlar zaten kayıtlı', '18 Eylül 2026, bülten 2026/176'],
  ['failed', 'Kurlar alınamadı', 'Kayıtlı kurlar geçerli kalıyor.'],
])('fetching now: %s', async (outcome, title, text) => {
  const answered = outcome === 'failed' ? { date: null, bulletin_no: null } : origin
  const { date, bulletin_no } = answered
  await open(asAdmin({ 'POST /staff/rates/refresh': { outcome, date, bulletin_no } }))
  await button('Şimdi al').click()
  await expect.element(page.getByText(title)).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
})

test('rates that cannot be loaded are asked for again by a button', async () => {
  let isBroken = true
  await open(
    asAdmin({
      'GET /staff/rates': () => (isBroken ? problem(403, 'FORBIDDEN', 'Yetkiniz yok.') : overview()),
    }),
  )
  await expect.element(page.getByText('Kurlar açılamadı')).toBeVisible()
  isBroken = false
  await button('Yeniden dene').click()
  await expect.element(page.getByText('Son bültenler')).toBeVisible()
})
