import { expect, test } from 'vitest'
import { mayBePreviewed, newOrder, OrderDraftSchema, refusalOf } from '#quotes/order-draft.ts'
import { onlyFigures, readAmount, readMeasure, stepped, writeNumber } from '#quotes/typed-amount.ts'

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

test('what is missing is said in the order the spec asks for it', () => {
  expect(refusalOf({ ...sea, title: ' ', origin_port: '' })).toEqual({
    title: 'Eksik Bilgi',
    description: 'Lütfen zorunlu alanları doldurun.',
  })
  expect(refusalOf({ ...sea, origin_port: '' })).toEqual({
    title: 'Liman Bilgisi Eksik',
    description: 'Deniz taşımacılığı için liman bilgileri gereklidir.',
  })
  expect(refusalOf({ ...sea, shipment_type: 'air', origin_port: '' })).toBeUndefined()
  expect(mayBePreviewed({ ...sea, origin_city: '' })).toBe(true)
  expect(mayBePreviewed({ ...sea, shipment_type: '' })).toBe(false)
})

test('every field at fault is marked at once', () => {
  expect(
    issuesOf({ ...sea, customer_id: '', title: '', origin_port: '', quote_amount: '12x' }).toSorted(),
  ).toEqual(['customer_id', 'origin_port', 'quote_amount', 'title'])
  expect(issuesOf({ ...sea, quote_valid_until: '2020-01-01' })).toEqual(['quote_valid_until'])
})

test('the sum of the parts is the price by sea; elsewhere parts, ports and codes stay behind', () => {
  const typed = { ...sea, freight_cost: '1.000', baf_cost: '250,5', estimated_volume: '4,2' }
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
  ['1250,50', '1250.50'],
  ['1250.50', '1250.50'],
  ['1.250', '1250.00'],
  ['1.250,5', '1250.50'],
  ['', null],
])('%j is read as %j', (typed, value) => expect(readAmount(typed)).toEqual({ value }))

test('what is no amount is said; fields take figures only and step by a tenth', () => {
  expect(readAmount('1,234,567').problem).toBeDefined()
  expect(readAmount('99999999999').problem).toBe('Bu sayı çok büyük.')
  expect(readMeasure('4,125')).toEqual({ value: '4.125' })
  expect(onlyFigures('1.2a5 €0,-5')).toBe('1.250,5')
  expect(writeNumber('1850.000', 3)).toBe('1.850')
  expect([stepped('', 1), stepped('0,05', -1), stepped('4,2', 1)]).toEqual(['0,1', '0', '4,3'])
})
