/** Margins, clauses and the catalogue of charges, as an admin sets them. */
import type { Charge, PricingBasis } from '@kervan/domain/quotes/pricing-basis.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, problem } from '#testing/answer-calls.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  inColours,
} from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const id = (end: number) => `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`
const admin = { id: id(3), email: 'selin.kaya@kervan.example', full_name: 'Selin Kaya', role: 'admin' }
const thc: Charge = {
  id: id(41),
  kind: 'local_origin',
  title: 'Terminal elleçleme (THC)',
  unit: 'container',
  currency: 'EUR',
  unit_price: '220',
  unit_cost: null,
  tax_code: 'KDV20',
  is_disbursement: false,
  transport_modes: ['sea_fcl'],
}
const basis = (): PricingBasis => ({
  charges: [{ ...thc }],
  tax_codes: [{ code: 'KDV20', title: 'KDV', percent: '20', exemption_reason: null, next: null }],
  target_margin_pct: '18',
  floor_margin_pct: '8',
  clauses: ['Bu teklif {geçerlilik} gün geçerlidir.'],
  out_of_scope: ['İç nakliye'],
})
const asAdmin = (stored: PricingBasis, more: Answers = {}) =>
  asStaff({ 'GET /session': { person: admin }, 'GET /staff/pricing-basis': () => stored, ...more })
const save = () => page.getByRole('button', { name: 'Kaydet' })
const dialog = () => page.getByRole('dialog')

test('margins and clauses are saved with what was seen before', async () => {
  const stored = basis()
  const { calls } = await openApp(
    '/staff/settings/marj',
    asAdmin(stored, {
      'PUT /staff/pricing-settings': async (request: Request) =>
        Object.assign(stored, (await request.clone().json()).settings),
    }),
  )
  await page.getByLabelText('Hedef marj').fill('21,5')
  await page.getByLabelText('Kapsam dışı').fill('İç nakliye\n\n Ardiye ')
  await expectAccessible()
  await save().click()
  await expect.element(page.getByText('Yeni teklifler bunlarla başlar.')).toBeVisible()
  await expect.element(save()).toBeDisabled()
  expect(await calls.find(({ method }) => method === 'PUT')?.json()).toMatchObject({
    settings: { target_margin_pct: '21.5', out_of_scope: ['İç nakliye', 'Ardiye'] },
    seen: { target_margin_pct: '18', floor_margin_pct: '8', out_of_scope: ['İç nakliye'] },
  })
})

test('a floor above the target is said and not sent; a colleague who was faster is said', async () => {
  const stored = basis()
  const { calls } = await openApp(
    '/staff/settings/marj',
    asAdmin(stored, {
      'PUT /staff/pricing-settings': () => {
        stored.floor_margin_pct = '9'
        return problem(409, 'STALE', 'Bu kayıt siz açtıktan sonra değişti.')
      },
    }),
  )
  await page.getByLabelText('Hedef marj').fill('5')
  await expect.element(page.getByText('En düşük marj hedef marjdan yüksek olamaz.')).toBeVisible()
  await save().click()
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
  await page.getByLabelText('Hedef marj').fill('25')
  await save().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('siz açtıktan sonra değişti')
  await expect.element(page.getByLabelText('En düşük marj')).toHaveValue('9')
  await expect.element(page.getByLabelText('Hedef marj')).toHaveValue('25')
})

test('staff read the catalogue; on a phone and in the dark', async () => {
  await openApp('/staff/settings/ucretler', asStaff({ 'GET /staff/pricing-basis': basis() }), 'phone')
  await expect
    .element(page.getByRole('listitem').filter({ hasText: thc.title }))
    .toMatchTextContent(/220,00\s€ \/ konteyner/)
  await expect.element(page.getByRole('button', { name: 'Kalem ekle' })).not.toBeInTheDocument()
  await expectAccessible()
  expectNoSidewaysScroll()
  await inColours('dark')
  await expectReadable()
})

test('a charge is changed, added and removed', async () => {
  const stored = basis()
  const { calls } = await openApp(
    '/staff/settings/ucretler',
    asAdmin(stored, {
      [`PUT /staff/charges/${thc.id}`]: async (request: Request) => {
        stored.charges = [{ ...thc, ...(await request.clone().json()) }]
        return stored.charges[0]
      },
      'POST /staff/charges': async (request: Request) => {
        const added = { ...(await request.clone().json()), id: id(42) }
        stored.charges = [...stored.charges, added]
        return added
      },
      [`DELETE /staff/charges/${thc.id}`]: () => {
        stored.charges = stored.charges.filter((charge) => charge.id !== thc.id)
        return { done: true }
      },
    }),
  )
  await page.getByRole('button', { name: `Düzenle: ${thc.title}` }).click()
  await dialog()
    .getByLabelText(/Birim fiyat/)
    .fill('')
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(page.getByText('Her seferinde yazılır')).toBeVisible()
  await page.getByRole('button', { name: 'Kalem ekle' }).click()
  await dialog().getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(dialog().getByText('Adı yazın.')).toBeVisible()
  await dialog().getByLabelText('Ad', { exact: true }).fill('Konşimento')
  await dialog().getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(page.getByText('Konşimento')).toBeVisible()
  await page.getByRole('button', { name: `Kaldır: ${thc.title}` }).click()
  await page.getByRole('button', { name: 'Kalemi kaldır' }).click()
  await expect.element(page.getByText(thc.title)).not.toBeInTheDocument()
  const sent = calls.find(({ method, url }) => method === 'POST' && url.endsWith('/staff/charges'))
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,}$/)
})

test('a tax code gets a rate for a later day, another is added, and one in use stays', async () => {
  const stored = basis()
  const { calls } = await openApp(
    '/staff/settings/ucretler',
    asAdmin(stored, {
      'PUT /staff/tax-codes/KDV20': async (request: Request) => {
        stored.tax_codes = [{ code: 'KDV20', ...(await request.clone().json()) }]
        return stored.tax_codes[0]
      },
      'POST /staff/tax-codes': async (request: Request) => {
        const added = await request.clone().json()
        stored.tax_codes = [...stored.tax_codes, added]
        return added
      },
      'DELETE /staff/tax-codes/KDV20': () =>
        problem(409, 'TAX_CODE_IN_USE', 'Bu vergi kodu ücret kalemlerinde kullanılıyor.'),
    }),
  )
  await page.getByRole('button', { name: 'Düzenle: KDV20' }).click()
  await dialog()
    .getByLabelText(/Sonraki oran \(/)
    .fill('22')
  await dialog().getByRole('button', { name: 'Kaydet' }).click()
  // The day is missing.
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
  await dialog()
    .getByLabelText(/Sonraki oranın ilk günü/)
    .fill('01.01.2099')
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(page.getByText('1 Ocak 2099 gününden itibaren %22')).toBeVisible()
  await page.getByRole('button', { name: 'Vergi kodu ekle' }).click()
  await dialog().getByLabelText('Kod', { exact: true }).fill('kdv10')
  await dialog().getByLabelText('Ad', { exact: true }).fill('KDV %10')
  await dialog().getByLabelText('Oran', { exact: true }).fill('10')
  await dialog().getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(page.getByRole('button', { name: 'Düzenle: KDV10' })).toBeVisible()
  await page.getByRole('button', { name: 'Kaldır: KDV20' }).click()
  await page.getByRole('button', { name: 'Vergi kodunu kaldır' }).click()
  await expect.element(page.getByText('KDV20 kaldırılamadı')).toBeVisible()
})
