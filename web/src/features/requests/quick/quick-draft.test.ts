import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { expect, test } from 'vitest'
import { cargoText } from '#features/requests/quick/cargo-text.ts'
import { checkDraft, errorsOfStep, firstInvalidStep } from '#features/requests/quick/check-draft.ts'
import { draftFindings } from '#features/requests/quick/draft-findings.ts'
import { blankDraft, isBlank, type QuickDraft } from '#features/requests/quick/quick-draft.ts'
import { draftFrom } from '#features/requests/quick/repeat-draft.ts'
import { parseStoredDraft } from '#features/requests/quick/stored-quick-draft.ts'

const filled = (part: Partial<QuickDraft> = {}): QuickDraft => ({
  ...blankDraft(),
  transport_mode: 'sea_lcl',
  from_city: 'Mersin',
  from_country: 'Türkiye',
  to_city: 'Hamburg',
  to_country: 'Almanya',
  description: 'Makine parçası',
  weight: '1.450,5',
  volume: '4,20',
  ready_date: dayInIstanbul(new Date()),
  ...part,
})
const errorsIn = (part: Partial<QuickDraft>) => checkDraft(filled(part)).errors

test('the draft becomes the form that is sent, without fields that the mode does not have', () => {
  expect(checkDraft(filled({ pallets: '8', from_post_code: '33010' }))).toEqual({
    errors: {},
    form: expect.objectContaining({
      route: expect.objectContaining({ from_city: 'Mersin', from_post_code: '' }),
      cargo: expect.objectContaining({
        weight: '1450.5',
        volume: '4.2',
        pallets: null,
        container_details: [],
        dimensions: [],
      }),
    }),
  })
})

test('a road load of more than one truck is sent with their number, and refused without it', () => {
  const road = filled({
    transport_mode: 'land',
    from_post_code: '33010',
    to_post_code: '20457',
    weight: '40.000',
    volume: '',
    pallets: '60',
  })
  expect(checkDraft(road).errors).toEqual({
    weight: expect.stringMatching(/^Bu yük tek araca sığmaz: .* 2 × tır alır\.$/),
  })
  const trucks = { ...road, vehicle_count: '2' }
  expect(checkDraft(trucks).form?.cargo.vehicle_count).toBe(2)
  expect(cargoText(trucks)).toEqual(['40.000\u00a0kg, 60 palet, 2 araç'])
  expect(errorsIn({ ...trucks, vehicle_count: '0' }).vehicle_count).toBe('En az 1 olmalı.')
  // A van is one; what was typed for trucks is not sent.
  expect(checkDraft({ ...trucks, transport_mode: 'van' }).errors.vehicle_count).toBeUndefined()
})

test('the review shows numbers in the notation of the request, however they were typed', () => {
  expect(cargoText(filled({ weight: '1850', volume: '4,20', packages: '1200' }))).toEqual([
    '1.850\u00a0kg, 4,2\u00a0m³, 1.200 kap',
  ])
  const dimensions = [{ key: 0, length: '0120', width: '80', height: '100', quantity: '3' }]
  expect(cargoText(filled({ transport_mode: 'air', weight: ' 1.850,50 ', dimensions }))).toEqual([
    '3 × (120 × 80 × 100 cm)',
    '1.850,5\u00a0kg',
  ])
})

test('a blank form reports what is missing per step', () => {
  const { form, errors } = checkDraft(blankDraft())
  expect(form).toBeNull()
  expect(firstInvalidStep(errors)).toBe('mode')
  expect(errorsOfStep(errors, 'mode')).toEqual({ transport_mode: 'Taşıma şeklini seçin.' })
  expect(errorsOfStep(errors, 'route')).toEqual({
    from_city: 'Çıkış şehri gerekli',
    from_country: 'Çıkış ülkesi gerekli',
    to_city: 'Varış şehri gerekli',
    to_country: 'Varış ülkesi gerekli',
  })
  expect(errorsOfStep(errors, 'cargo')).toEqual({
    description: 'Yükü kısaca anlatın.',
    weight: 'Ağırlığı yazın.',
  })
  expect(errorsOfStep(errors, 'schedule')).toEqual({ ready_date: 'Hazır olma tarihini seçin.' })
})

test('land requires postal codes in the route step, while later steps are still empty', () => {
  const { errors } = checkDraft({
    ...blankDraft(),
    transport_mode: 'land',
    from_city: 'Bursa',
    from_country: 'TR',
  })
  expect(errorsOfStep(errors, 'route')).toMatchObject({
    from_post_code: 'Çıkış posta kodu gerekli',
    to_post_code: 'Varış posta kodu gerekli',
    to_city: 'Varış şehri gerekli',
  })
})

test('a van requires pallets but no postal code', () => {
  expect(errorsIn({ transport_mode: 'van' })).toEqual({ pallets: 'Palet adedini yazın.' })
  expect(errorsIn({ transport_mode: 'van', pallets: '0' })).toEqual({ pallets: 'En az 1 olmalı.' })
  expect(errorsIn({ transport_mode: 'van', pallets: '2' })).toEqual({})
})

test('a load that cannot be is refused where it is typed, with what would fit', () => {
  const containers = [{ key: 0, type: '20GP' as const, quantity: '1' }]
  expect(errorsIn({ transport_mode: 'sea_fcl', weight: '90.000', containers })).toEqual({
    weight: '90.000\u00a0kg, 1 × 20GP için çok ağır: en fazla 30.200\u00a0kg taşır. 4 × 20GP alır.',
  })
  expect(errorsIn({ transport_mode: 'van', pallets: '12', weight: '900' })).toEqual({
    pallets: 'Van en fazla 10\u00a0palet alır. Bu yük için kara yolunu seçin. 1 × tır alır.',
  })
  expect(errorsIn({ volume: '' })).toEqual({ volume: 'Hacmi yazın; parsiyel yük m³ ile fiyatlanır.' })
})

test('what is unusual is noticed at its field, as far as the draft is readable', () => {
  const noticed = (part: Partial<QuickDraft>) =>
    draftFindings(filled(part)).map(({ name, severity }) => `${severity} ${name}`)
  expect(noticed({})).toEqual([])
  expect(noticed({ volume: '24', weight: '6.000' })).toEqual(['unusual volume'])
  expect(noticed({ weight: '', volume: '4' })).toEqual([])
  expect(noticed({ to_country: 'Atlantis', ready_date: '2099-03-05' })).toEqual([
    'unusual to_country',
    'unusual ready_date',
  ])
  const containers = [{ key: 0, type: '20GP' as const, quantity: '' }]
  expect(noticed({ transport_mode: 'sea_fcl', weight: '90.000', containers })).toEqual([])
  const dimensions = [{ key: 0, length: '400', width: '350', height: '320', quantity: '1' }]
  expect(noticed({ transport_mode: 'air', weight: '9.000', dimensions })).toEqual(['impossible dimensions'])
})

test('rows have their own errors, and sides are at least one centimetre', () => {
  const dimensions = [
    { key: 0, length: '120', width: '80', height: '100', quantity: '3' },
    { key: 1, length: '', width: '0', height: '1,5', quantity: '1' },
  ]
  expect(errorsIn({ transport_mode: 'air', dimensions })).toEqual({
    'dimensions.1.length': 'Bir sayı yazın.',
    'dimensions.1.width': 'En az 1 olmalı.',
    'dimensions.1.height': 'Tam sayı yazın.',
  })
  expect(
    errorsIn({ transport_mode: 'sea_fcl', containers: [{ key: 0, type: '40HC', quantity: '0' }] }),
  ).toEqual({ 'containers.0.quantity': 'En az 1 olmalı.' })
})

test.each([
  ['1.5', 'Ondalık için virgül kullanın: 1,5. Nokta binleri ayırır: 1.234.'],
  ['0', 'Sıfırdan büyük bir sayı yazın.'],
  ['99999999999', 'Bu sayı çok büyük.'],
  ['-5', 'Sıfır ya da daha büyük bir sayı yazın.'],
])('a weight of %s is refused with its reason', (weight, message) => {
  expect(errorsIn({ weight })).toEqual({ weight: message })
})

test('a day that has passed is refused', () => {
  expect(errorsIn({ ready_date: '2020-01-01' })).toEqual({ ready_date: 'Hazır olma tarihi geçmiş olamaz.' })
})

test('a stored draft is parsed; another shape is ignored', () => {
  const stored = { id: 'd1', draft: filled(), step: 'cargo', repeats: null }
  expect(parseStoredDraft(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  expect(parseStoredDraft(undefined)).toBeUndefined()
  expect(parseStoredDraft({ ...stored, step: 'payment' })).toBeUndefined()
  expect(parseStoredDraft({ ...stored, draft: { ...filled(), weight: 5 } })).toBeUndefined()
  expect(parseStoredDraft({ ...stored, draft: { ...filled(), containers: [] } })).toBeUndefined()
  for (const unknown of ['rocket', 'constructor'])
    expect(parseStoredDraft({ ...stored, draft: { ...filled(), transport_mode: unknown } })).toBeUndefined()
  expect(parseStoredDraft({ ...stored, draft: { ...filled(), priority: 'never' } })).toBeUndefined()
  expect(isBlank(blankDraft())).toBe(true)
})

const earlier = {
  shipment_type: 'land',
  origin_city: 'Bursa',
  origin_country: 'Türkiye',
  origin_postal_code: '16000',
  destination_city: 'Köln',
  destination_country: 'Almanya',
  destination_postal_code: '50667',
  description: 'Tekstil',
  estimated_weight: '1450.500',
  estimated_volume: null,
  urgency_level: 'fast',
  cargo_details: { transport_mode: 'van', pallets: 4, stackable: true, notes: 'Sabah' },
} as unknown as RequestDetail

test('a repeated request fills in everything but the date', () => {
  expect(draftFrom(earlier)).toMatchObject({
    transport_mode: 'van',
    from_city: 'Bursa',
    to_post_code: '50667',
    weight: '1.450,5',
    volume: '',
    pallets: '4',
    stackable: true,
    priority: 'fast',
    notes: 'Sabah',
    ready_date: '',
  })
  expect(checkDraft({ ...draftFrom(earlier), ready_date: dayInIstanbul(new Date()) }).form).not.toBeNull()
})

test('a request of another form gets the likeliest mode and the default priority', () => {
  const detailed = { ...earlier, urgency_level: 'flexible', cargo_details: {} } as RequestDetail
  expect(draftFrom(detailed)).toMatchObject({ transport_mode: 'land', priority: 'fast', pallets: '' })
})
