import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { expect, test } from 'vitest'
import {
  cargoOf,
  hiddenFieldProblem,
  missingForPreview,
  newOrder,
  OrderDraftSchema,
  orderFromRequest,
  submitProblem,
  updatesFromRequest,
} from '#features/quotes/order-draft.ts'
import { portsOf } from '#features/quotes/ports-of-request.ts'
import { readAmount, readMeasure, toInput } from '#features/quotes/typed-amount.ts'

const sea = {
  ...newOrder(),
  customer_id: '01890a5d-ac96-774b-bcce-b302099a8057',
  title: 'Mersin – Hamburg',
  shipment_type: 'sea',
  origin_city: 'Mersin',
  destination_city: 'Hamburg',
  origin_port: 'Mersin',
  destination_port: 'Hamburg',
}
const issuesOf = (draft: typeof sea) =>
  OrderDraftSchema.safeParse(draft).error?.issues.map(({ path }) => path.join('.')) ?? []

test('the first missing thing is reported: required fields, then ports', () => {
  expect(submitProblem({ ...sea, title: ' ', origin_port: '' })).toEqual({
    title: 'Eksik Bilgi',
    description: 'Lütfen zorunlu alanları doldurun.',
  })
  expect(submitProblem({ ...sea, origin_port: '' })).toEqual({
    title: 'Liman Bilgisi Eksik',
    description: 'Deniz taşımacılığı için liman bilgileri gereklidir.',
  })
  expect(submitProblem({ ...sea, shipment_type: 'air', origin_port: '' })).toBeUndefined()
  expect(missingForPreview({ ...sea, origin_city: '' })).toEqual([])
  expect(missingForPreview({ ...sea, title: ' ', shipment_type: '' })).toEqual(['title', 'shipment_type'])
})

test('a new sea order says its containers and its term; a share of one has no count, other transport has neither', () => {
  const boxes = { container_type: '40HC', container_quantity: '2', incoterm: 'FCA' }
  expect(OrderDraftSchema.parse({ ...sea, ...boxes })).toMatchObject({ ...boxes, container_quantity: 2 })
  expect(cargoOf({ ...sea, ...boxes })).toEqual({
    incoterm: 'FCA',
    transport_mode: 'sea_fcl',
    container_details: [{ type: '40HC', quantity: 2 }],
  })
  expect(cargoOf({ ...sea, ...boxes, container_type: 'LCL' })).toEqual({
    incoterm: 'FCA',
    transport_mode: 'sea_lcl',
  })
  expect(cargoOf({ ...sea, ...boxes, shipment_type: 'air' })).toEqual({ incoterm: 'FCA' })
  expect(issuesOf({ ...sea, ...boxes, container_quantity: '0' })).toEqual(['container_quantity'])
})

test('a new road order counts its trucks, and says how many would do', () => {
  const land = { ...sea, shipment_type: 'land', vehicle_count: '2', estimated_weight: '40000' }
  expect(OrderDraftSchema.parse(land)).toMatchObject({ vehicle_count: 2 })
  expect(cargoOf(land)).toEqual({ vehicle_count: 2 })
  expect(cargoOf({ ...land, shipment_type: 'sea' })).toEqual({})
  expect(issuesOf({ ...land, vehicle_count: '' })).toEqual(['estimated_weight'])
  expect(issuesOf({ ...land, vehicle_count: '0' })).toContain('vehicle_count')
})

test('a share of a container is charged by its volume, so a new order says it', () => {
  const shared = { ...sea, container_type: 'LCL' }
  expect(issuesOf({ ...shared, estimated_volume: '' })).toEqual(['estimated_volume'])
  expect(issuesOf({ ...shared, estimated_volume: '4.2' })).toEqual([])
})

test('every invalid field is marked at once', () => {
  expect(
    issuesOf({ ...sea, customer_id: '', title: '', origin_port: '', quote_amount: '12x' }).toSorted(),
  ).toEqual(['customer_id', 'origin_port', 'quote_amount', 'title'])
  expect(issuesOf({ ...sea, quote_valid_until: '2020-01-01' })).toEqual(['quote_valid_until'])
})

test('sea orders are priced by parts; for others, cost parts, ports and postal codes that do not apply are dropped', () => {
  const typed = { ...sea, freight_cost: '1000', baf_cost: '250.5', estimated_volume: '4.2' }
  expect(OrderDraftSchema.parse(typed)).toMatchObject({
    freight_cost: '1000.00',
    baf_cost: '250.50',
    caf_cost: null,
    quote_amount: null,
    estimated_volume: '4.200',
    origin_port: 'Mersin',
    notify_customer: true,
  })
  expect(
    OrderDraftSchema.parse({ ...typed, shipment_type: 'land', origin_postal_code: '33010' }),
  ).toMatchObject({
    freight_cost: null,
    origin_port: '',
    origin_postal_code: '33010',
  })
})

test.each([
  ['1250.50', '1250.50'],
  ['1250', '1250.00'],
  ['0.5', '0.50'],
  ['', null],
])('%j is read as %j', (typed, value) => expect(readAmount(typed)).toEqual({ value }))

test('invalid amounts are reported', () => {
  expect(readAmount('1.234').problem).toBe('Virgülden sonra daha az basamak yazın.')
  expect(readAmount('-5').problem).toBe('Sıfır ya da daha büyük bir sayı yazın.')
  expect(readAmount('99999999999').problem).toBe('Bu sayı çok büyük.')
  expect(readMeasure('4.125')).toEqual({ value: '4.125' })
  expect([toInput('1850.000'), toInput('1250.50'), toInput(null)]).toEqual(['1850', '1250.5', ''])
})

test('a changed request updates the draft, except for what staff have typed', () => {
  const texts = { description: '', origin_port: '', destination_port: '', cargo_details: {} }
  const amounts = { estimated_weight: null, estimated_volume: null, quote_amount: null, freight_cost: null }
  const costs = { baf_cost: null, caf_cost: null, demurrage_cost: null, other_costs: null }
  const seen = { updated_at: '2026-03-05T11:30:00.000Z', title: 'Eski', origin_city: 'Mersin' }
  const before = { ...texts, ...amounts, ...costs, ...seen } as unknown as RequestDetail
  const now = { ...before, updated_at: '2026-03-05T12:00:00.000Z', title: 'Yeni', origin_city: 'İzmir' }
  const draft = {
    ...orderFromRequest(before, { origin_port: 'Mersin', destination_port: 'Hamburg' }),
    title: 'Personelin başlığı',
    quote_amount: '1250',
  }
  const renewed = { ...draft, ...Object.fromEntries(updatesFromRequest(draft, before, now)) }
  expect(renewed).toMatchObject({
    request_updated_at: now.updated_at,
    title: 'Personelin başlığı',
    origin_city: 'İzmir',
    origin_port: '',
    destination_port: 'Hamburg',
    quote_amount: '1250',
  })
})

test('the ports of a sea request are the customer’s own or the detected ones, without the code', () => {
  const request = {
    shipment_type: 'sea',
    origin_port: '',
    destination_port: 'Hamburg',
    cargo_details: { auto_detected_pol: 'Mersin (TRMER)', auto_detected_pod: 'Bremerhaven (DEBRV)' },
  } as const
  expect(portsOf(request)).toEqual({ origin_port: 'Mersin', destination_port: 'Hamburg' })
  expect(portsOf({ ...request, shipment_type: 'air' }).origin_port).toBe('')
})

test('a missing type is reported by its label', () => {
  const issues = OrderDraftSchema.safeParse({ ...sea, shipment_type: '' }).error?.issues
  expect(issues?.map(({ message }) => message)).toContain('Sevkiyat türünü seçin.')
})

test('a preferred date in the past is invalid for a new order and ignored for a request', () => {
  const late = { ...sea, quote_amount: '980', preferred_date: '2020-01-01' }
  expect(issuesOf(late)).toEqual(['preferred_date'])
  const priced = { request_id: sea.customer_id, request_updated_at: '2026-03-05T11:30:00.000Z' }
  expect(OrderDraftSchema.parse({ ...late, ...priced }).preferred_date).toBeNull()
})

test('an error without a visible field is reported', () => {
  expect(hiddenFieldProblem({ description: { message: 'Çok uzun.' } })).toEqual({
    title: 'Hata',
    description: 'Çok uzun.',
  })
  expect(hiddenFieldProblem({ title: { message: 'Başlığı yazın.', ref: {} } })).toBeUndefined()
})
