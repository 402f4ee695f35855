import type { Charge } from '@kervan/domain/quotes/pricing-basis.ts'
import { expect, test } from 'vitest'
import { draftFigures } from '#features/quotes/manual/draft-figures.ts'
import { draftOfRequest } from '#features/quotes/manual/draft-of-request.ts'
import {
  blankLine,
  lineFromCharge,
  linesForLoad,
  linesInCurrency,
  newQuoteDraft,
  type QuoteDraft,
} from '#features/quotes/manual/quote-draft.ts'
import { formPath, readDraft } from '#features/quotes/manual/quote-draft-schema.ts'
import { aRequest } from '#testing/signed-in.ts'

const id = aRequest.customer_id
const draft = (more: Partial<QuoteDraft> = {}): QuoteDraft => ({
  ...newQuoteDraft(),
  customer_id: id,
  ...more,
})
const cargo = (mode: QuoteDraft['transport_mode'], more: Partial<QuoteDraft['cargo_details']>) => {
  const { input, problems } = readDraft(
    draft({ transport_mode: mode, cargo_details: { ...newQuoteDraft().cargo_details, ...more } }),
  )
  return { cargo: input.cargo_details, problems: Object.fromEntries(problems) }
}
const start = newQuoteDraft()
const line = start.items[0] as QuoteDraft['items'][number]

test('a new draft has the defaults of the dialog, and what is empty is not sent', () => {
  const { input, problems } = readDraft(draft())
  expect(problems.size).toBe(0)
  expect(input).toEqual({
    customer_id: id,
    transport_mode: 'sea_fcl',
    incoterm: 'FOB',
    currency: 'USD',
    validity_days: 30,
    target_margin_pct: '15',
    cargo_details: { containers: [{ type: '20GP', qty: 1 }] },
    items: [
      {
        kind: 'freight',
        title: 'Ocean Freight',
        description: '',
        quantity: '1',
        unit: 'container',
        unit_price: '0',
        currency: 'USD',
        is_optional: false,
        is_disbursement: false,
        tax_code: '311',
        unit_cost: null,
        cost_currency: 'USD',
      },
    ],
  })
})

test('every mode sends its own measures only', () => {
  const all = { cbm: '4.2', weight_kg: '1850.5', pieces: '12', total_weight_kg: '320', pallets: '8' }
  expect(cargo('sea_lcl', all).cargo).toEqual({ cbm: '4.2', weight_kg: '1850.5' })
  expect(cargo('air', all).cargo).toEqual({ pieces: 12, total_weight_kg: '320' })
  expect(cargo('van', { ...all, stackable: true }).cargo).toEqual({
    pallets: 8,
    stackable: true,
    forklift_needed: false,
  })
  const dimensions = { length: '120', width: '80', height: '100.5' }
  expect(cargo('land', { dimensions }).cargo).toMatchObject({ dimensions })
})

test('a row of dimensions without any is left out, and a problem stays with its own row', () => {
  const blank = { l: '', w: '', h: '', qty: '1' }
  const half = { l: '120', w: '', h: '100', qty: '2' }
  const { problems } = cargo('air', { dims_cm: [blank, half] })
  expect(problems).toEqual({ 'cargo_details.dims_cm.1.w': 'Bir sayı yazın.' })
  const typed = draft({ cargo_details: { ...newQuoteDraft().cargo_details, dims_cm: [blank, half] } })
  expect(formPath(typed, ['cargo_details', 'dims_cm', 0, 'qty'])).toBe('cargo_details.dims_cm.1.qty')
})

test('the minimums of the spec, and what is not a whole number, are said at their fields', () => {
  const containers = [
    { type: '20GP', qty: '0' },
    { type: '40HC', qty: '1.5' },
  ]
  expect(cargo('sea_fcl', { containers }).problems).toEqual({
    'cargo_details.containers.0.qty': 'En az 1 olmalı.',
    'cargo_details.containers.1.qty': 'Tam sayı yazın.',
  })
  expect(cargo('air', { pieces: '0' }).problems).toEqual({ 'cargo_details.pieces': 'En az 1 olmalı.' })
  expect(cargo('land', { pallets: '0' }).problems).toEqual({ 'cargo_details.pallets': 'En az 1 olmalı.' })
  expect(cargo('sea_lcl', { cbm: '0', weight_kg: '0' }).problems).toEqual({})
  const { problems } = readDraft(
    draft({
      validity_days: '0',
      target_margin_pct: '100.5',
      etd: '2099-03-05',
      eta: '2099-03-01',
      items: [{ ...line, title: ' ', quantity: '', unit_price: '1.23456' }],
    }),
  )
  expect(Object.fromEntries(problems)).toMatchObject({
    validity_days: 'En az 1 olmalı.',
    target_margin_pct: 'En fazla 100 olmalı.',
    'items.0.title': 'Kalemin adını yazın.',
    'items.0.quantity': 'Bir sayı yazın.',
    'items.0.unit_price': 'Virgülden sonra daha az basamak yazın.',
  })
})

test('without a customer it says so; of somebody new a phone number is enough', () => {
  const noCustomer = 'Müşteri seçimi veya müşteri bilgileri gerekli'
  expect([...readDraft(draft({ customer_id: '' })).problems]).toEqual([['customer_id', noCustomer]])
  const isNew = { customer_source: 'new' } as const
  expect([...readDraft(draft(isNew)).problems]).toEqual([['new_customer.phone', noCustomer]])
  const blank = newQuoteDraft().new_customer
  const { input, problems } = readDraft(
    draft({ ...isNew, new_customer: { ...blank, phone: '+90 532 000 00 01' } }),
  )
  expect(problems.size).toBe(0)
  expect(input).not.toHaveProperty('customer_id')
  expect(input.new_customer).toEqual({
    first_name: null,
    last_name: null,
    company: null,
    email: null,
    phone: '+90 532 000 00 01',
  })
  const wrong = readDraft(draft({ ...isNew, new_customer: { ...blank, first_name: 'Ece', email: 'ece' } }))
  expect([...wrong.problems.keys()]).toEqual(['new_customer.email'])
})

test('a request fills in its parties, route, mode, cargo, delivery term and dates', () => {
  const request = {
    ...aRequest,
    preferred_date: '2099-03-05',
    estimated_weight: '1850.125',
    estimated_volume: '4.200',
    cargo_details: { transport_mode: 'sea_lcl', incoterm: 'CIF', auto_detected_pol: 'Mersin (TRMER)' },
  } satisfies typeof aRequest
  const made = draftOfRequest(request, '2026-03-05')
  expect(made).toMatchObject({
    request_id: request.id,
    customer_name: 'Defne Işık, Örnek Tekstil',
    transport_mode: 'sea_lcl',
    incoterm: 'CIF',
    currency: 'USD',
    pol: 'Mersin',
    pod: 'Hamburg',
    etd: '2099-03-05',
    cargo_details: { cbm: '4.2', weight_kg: '1850.13' },
    // Priced for as many freight tons as it measures.
    items: [{ title: 'Ocean Freight', unit: 'wm', quantity: '4.2' }],
  })
  const { input, problems } = readDraft(made)
  expect(problems.size).toBe(0)
  expect(input).toMatchObject({ request_id: request.id })
  expect(input).not.toHaveProperty('customer_id')
  // What has passed, and what nobody has chosen.
  expect(draftOfRequest({ ...request, cargo_details: {} }, '2099-03-06')).toMatchObject({
    etd: '',
    incoterm: '',
  })
})

test('the boxes of a request are its containers, and the freight is priced for each', () => {
  const container_details = [
    { type: '40HC', quantity: 2 },
    { type: '20RF', quantity: 1 },
  ] as const
  const made = draftOfRequest(
    { ...aRequest, cargo_details: { transport_mode: 'sea_fcl', container_details: [...container_details] } },
    '2026-03-05',
  )
  expect(made.cargo_details.containers).toEqual([
    { type: '40HC', qty: '2' },
    { type: '20RF', qty: '1' },
  ])
  expect(made.items[0]).toMatchObject({ quantity: '3', unit: 'container' })
})

test('another mode names the freight that nobody has named, another currency takes lines without a price', () => {
  const own = { ...line, title: 'Deniz navlunu, direkt' }
  const byAir = { ...start, transport_mode: 'air' as const }
  expect(linesForLoad([line, own], start, byAir).map(({ title, unit }) => [title, unit])).toEqual([
    ['Air Freight', 'kg'],
    ['Deniz navlunu, direkt', 'container'],
  ])
  const priced = { ...line, unit_price: '100' }
  expect(linesInCurrency([line, priced], 'EUR').map(({ currency }) => currency)).toEqual(['EUR', 'USD'])
})

test('a quantity follows the cargo until somebody types another', () => {
  const boxes = { ...start.cargo_details, containers: [{ type: '40HC', qty: '3' }] }
  const parcel = { ...boxes, cbm: '4.25', weight_kg: '1850' }
  const fcl = { transport_mode: 'sea_fcl' as const, cargo_details: boxes }
  const lcl = { transport_mode: 'sea_lcl' as const, cargo_details: parcel }
  const typed = { ...line, quantity: '7' }
  const forBoxes = linesForLoad([line, typed], start, fcl)
  expect(forBoxes.map(({ quantity }) => quantity)).toEqual(['3', '7'])
  expect(linesForLoad(forBoxes, fcl, lcl).map(({ quantity, unit }) => [quantity, unit])).toEqual([
    ['4.25', 'wm'],
    ['7', 'wm'],
  ])
  const charge = { ...aCharge, unit: 'wm' as const }
  expect(lineFromCharge(charge, blankLine('USD'), lcl).quantity).toBe('4.25')
  expect(lineFromCharge(charge, { ...blankLine('USD'), quantity: '2' }, lcl).quantity).toBe('2')
})

const aCharge: Charge = {
  id,
  kind: 'local_origin',
  title: 'Çıkış terminal hizmeti',
  unit: 'kg',
  currency: 'EUR',
  unit_price: '0.12',
  unit_cost: '0.09',
  tax_code: '305',
  is_disbursement: false,
  transport_modes: ['air'],
}

test('a charge of the catalogue brings its unit, tax and usual price, and leaves a typed price where it has none', () => {
  expect(lineFromCharge(aCharge, line, start)).toMatchObject({
    kind: 'local_charges',
    unit: 'kg',
    currency: 'EUR',
    unit_price: '0.12',
    tax_code: '305',
  })
  const open = { ...aCharge, unit_price: null, unit_cost: null }
  expect(lineFromCharge(open, { ...line, unit_price: '900' }, start)).toMatchObject({
    currency: 'USD',
    unit_price: '900',
  })
})

test('the sums under the lines are those of the server, and a half-typed number counts as none', () => {
  const rates = { EUR: '50.0000', USD: '40.0000', GBP: '60.0000' }
  const codes = [
    { code: '311', title: '', percent: '0', exemption_reason: '311', next: null },
    { code: 'KDV20', title: '', percent: '20', exemption_reason: null, next: null },
  ]
  const items = [
    { ...line, quantity: '2', unit_price: '1000', unit_cost: '800' },
    { ...line, kind: 'other' as const, unit_price: '100', currency: 'EUR', unit_cost: '' },
    { ...line, quantity: '', unit_price: '5' },
  ]
  const { totals, margin } = draftFigures({ items, currency: 'USD', target_margin_pct: '15' }, rates, codes)
  expect(totals).toMatchObject({ subtotal: '2125.00', tax: '25.00', total: '2150.00' })
  expect(margin).toMatchObject({ margin_percent: '20.00', state: 'on_target' })
})
