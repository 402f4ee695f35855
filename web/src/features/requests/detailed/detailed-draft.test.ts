import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { expect, test } from 'vitest'
import { checkDetailed } from '#features/requests/detailed/check-detailed.ts'
import {
  blankDraft,
  chooseCargo,
  chooseService,
  chooseType,
  type DetailedDraft,
  type DraftName,
  detailsOfService,
  isBlank,
  isShown,
} from '#features/requests/detailed/detailed-draft.ts'
import { chargeRuleOf, loadOf } from '#features/requests/detailed/detailed-load.ts'
import { countErrors, firstError, tabNames, tabs } from '#features/requests/detailed/detailed-tabs.ts'
import { draftFindings } from '#features/requests/detailed/draft-findings.ts'
import { draftFrom } from '#features/requests/detailed/repeat-detailed.ts'
import { parseStoredDraft } from '#features/requests/detailed/stored-detailed-draft.ts'

const today = dayInIstanbul(new Date())
const filled = (part: Partial<DetailedDraft> = {}): DetailedDraft => ({
  ...blankDraft(),
  title: 'Mersin – Hamburg, 2 × 40HC',
  shipment_type: 'sea',
  delivery_mode: 'door-to-port',
  service_type: 'FCL',
  origin_city: 'Mersin',
  origin_country: 'Türkiye',
  origin_address: 'Örnek Sanayi Sitesi 4. Blok',
  destination_city: 'Hamburg',
  destination_country: 'Almanya',
  destination_address: 'Örnek Depo, 2. Kapı',
  preferred_date: today,
  ...part,
})
const errorsIn = (part: Partial<DetailedDraft>) => checkDetailed(filled(part)).errors

test('every field is on exactly one tab', () => {
  const placed: DraftName[] = tabNames.flatMap((tab) => [...tabs[tab].fields])
  expect(placed.toSorted()).toEqual(Object.keys(blankDraft()).toSorted())
})

test('the draft becomes the form that is sent, with the suggested ports', () => {
  const { form, errors } = checkDetailed(
    filled({ estimated_weight: '1.850,5', piece_count: '12', length: '120', width: '80', height: '100' }),
    { pol: 'Mersin (TRMER)', pod: 'Hamburg (DEHAM)' },
  )
  expect(errors).toEqual({})
  expect(form).toMatchObject({
    estimated_weight: '1850.500',
    estimated_volume: null,
    urgency_level: 'standard',
    cargo_details: {
      piece_count: 12,
      dimensions: { length: 120, width: 80, height: 100 },
      packaging_type: null,
      currency_preference: 'EUR',
      auto_detected_pol: 'Mersin (TRMER)',
    },
  })
})

test('a blank form reports what is missing, the first in reading order', () => {
  const { form, errors } = checkDetailed(blankDraft())
  expect(form).toBeNull()
  expect(errors).toEqual({
    title: 'Talep başlığı gerekli',
    shipment_type: 'Taşıma türünü seçin.',
    origin_city: 'Çıkış şehri gerekli',
    origin_country: 'Çıkış ülkesi gerekli',
    destination_city: 'Varış şehri gerekli',
    destination_country: 'Varış ülkesi gerekli',
    preferred_date: 'Tercih edilen tarihi seçin.',
  })
  expect(firstError(errors)).toEqual({ tab: 'basics', message: 'Talep başlığı gerekli' })
  expect(tabNames.map((tab) => countErrors(errors, tab))).toEqual([7, 0, 0, 0, 0])
})

test('rules between fields are checked while a choice is still missing', () => {
  const { errors } = checkDetailed({
    ...blankDraft(),
    shipment_type: 'sea',
    hazardous_materials: true,
    insurance_required: true,
  })
  expect(errors).toMatchObject({
    delivery_mode: 'Teslimat şekli gerekli',
    un_code: 'Tehlikeli madde için UN numarasını yazın.',
    insurance_value: 'Sigorta bedelini yazın.',
  })
})

test('what shares a container or truck asks for none of its own, and sends none that was chosen before', () => {
  const box = { container_type: '40HC', container_quantity: '2' }
  expect(isShown(filled(box), 'container_type')).toBe(true)
  const shared = filled({ ...box, service_type: 'LCL', fcl_lcl: 'LCL', estimated_volume: '4,2' })
  expect(isShown(shared, 'container_type')).toBe(false)
  expect(checkDetailed(shared).form?.cargo_details).toMatchObject({
    container_type: null,
    container_quantity: null,
  })
  const road = filled({
    shipment_type: 'land',
    delivery_mode: 'door-to-door',
    service_type: 'FTL',
    vehicle_count: '2',
    estimated_weight: '40.000',
  })
  expect(checkDetailed(road).form?.cargo_details.vehicle_count).toBe(2)
  expect(checkDetailed({ ...road, vehicle_count: '' }).errors).toEqual({
    estimated_weight: expect.stringMatching(/2 × tır alır\.$/),
  })
  const part = { ...road, service_type: 'LTL', estimated_weight: '4.000' }
  expect(checkDetailed(part).form?.cargo_details.vehicle_count).toBeNull()
})

test('errors are reported at their fields', () => {
  expect(errorsIn({ length: '120', width: '0', height: '1,5' })).toEqual({
    width: 'En az 1 olmalı.',
    height: 'Tam sayı yazın.',
  })
  expect(errorsIn({ length: '120' })).toEqual({ width: 'Bir sayı yazın.', height: 'Bir sayı yazın.' })
  expect(errorsIn({ estimated_weight: '99999999999' })).toEqual({ estimated_weight: 'Bu sayı çok büyük.' })
  expect(errorsIn({ container_number: 'CSQU3054384', cut_off_date: '2020-01-01' })).toEqual({
    container_number: 'Konteyner numarasını kontrol edin.',
    cut_off_date: 'Cut-off tarihi geçmiş olamaz.',
  })
  const air = { shipment_type: 'air', delivery_mode: 'door-to-door', service_type: 'AWB' } as const
  expect(errorsIn({ ...air, airport_origin: 'I' })).toEqual({ airport_origin: '3 harfli kodu yazın.' })
  expect(errorsIn({ preferred_date: '2020-01-01' })).toEqual({
    preferred_date: 'Tercih edilen tarih geçmiş olamaz.',
  })
})

test('fields of another shipment type are neither checked nor sent', () => {
  const land = { ...filled({ container_number: 'XX', container_type: '40HC', vehicle_type: 'mega' }) }
  const { form, errors } = checkDetailed({
    ...land,
    ...chooseType('land'),
    delivery_mode: 'door-to-door',
    ...chooseService('FTL'),
  })
  expect(errors).toEqual({})
  expect(form?.cargo_details).toMatchObject({
    container_number: '',
    container_type: null,
    vehicle_type: 'mega',
    partial_full: 'full',
  })
})

test('another type clears the delivery mode and the service', () => {
  const changed = { ...filled({ service_detail: 'FCL_DIRECT' }), ...chooseType('air') }
  expect(changed).toMatchObject({ delivery_mode: '', service_type: '', service_detail: '' })
  expect(isShown(changed, 'service_detail')).toBe(false)
  expect(isShown(filled({ service_type: 'BULK' }), 'service_detail')).toBe(false)
  expect(Object.keys(detailsOfService(filled()))).toEqual(['FCL_DIRECT', 'FCL_FEEDER'])
  expect(Object.keys(detailsOfService(filled({ service_type: '' })))).toHaveLength(4)
  expect(chooseCargo('dangerous')).toEqual({ cargo_type: 'dangerous', hazardous_materials: true })
  // Also where the flag was taken back.
  expect(isShown({ ...blankDraft(), cargo_type: 'dangerous' }, 'un_code')).toBe(true)
})

test('a door needs an address, a port is not asked for one', () => {
  const blank = { origin_address: '', destination_address: '' }
  expect(errorsIn({ ...blank, delivery_mode: 'door-to-door' })).toEqual({
    origin_address: 'Alım adresi gerekli',
    destination_address: 'Teslim adresi gerekli',
  })
  expect(errorsIn({ ...blank, delivery_mode: 'port-to-port' })).toEqual({})
  expect(isShown(filled({ delivery_mode: 'port-to-port' }), 'origin_address')).toBe(false)
  const { form } = checkDetailed(filled({ delivery_mode: 'port-to-port' }))
  expect(form).toMatchObject({ origin_address: '', destination_address: '' })
})

test('nothing weighs nothing, and a shared container needs a volume or dimensions', () => {
  expect(errorsIn({ estimated_weight: '0', estimated_volume: '0' })).toEqual({
    estimated_weight: 'Sıfırdan büyük bir sayı yazın.',
    estimated_volume: 'Sıfırdan büyük bir sayı yazın.',
  })
  const lcl = chooseService('LCL')
  expect(errorsIn(lcl)).toEqual({ estimated_volume: 'Parsiyel (LCL) yükün hacmini veya ölçülerini yazın.' })
  expect(errorsIn({ ...lcl, length: '120', width: '80', height: '100' })).toEqual({})
})

test('what cannot be is refused at its field; what is unusual is noticed', () => {
  expect(errorsIn({ fcl_lcl: 'LCL', estimated_volume: '4' })).toEqual({
    fcl_lcl: 'Tam konteyner (FCL) parsiyel gitmez. İkisinden birini seçin.',
  })
  expect(errorsIn({ estimated_volume: '90', container_type: '20DC', container_quantity: '1' })).toEqual({
    estimated_volume: '90\u00a0m³, 1 × 20DC içine sığmaz: içi 33,2\u00a0m³. 2 × 40HC alır.',
  })
  const noticed = (part: Partial<DetailedDraft>) =>
    draftFindings(filled(part)).map(({ severity, field }) => `${severity} ${field}`)
  expect(noticed({})).toEqual([])
  expect(noticed({ preferred_date: '2099-03-05', destination_country: 'Atlantis' })).toEqual([
    'unusual destination_country',
    'unusual preferred_date',
  ])
  // A side that is missing or unreadable makes no piece.
  expect(noticed({ length: '9000', width: '', height: '100', container_type: '40HC' })).toEqual([])
})

test('a load is charged by its measured pieces; full containers have no charge rule', () => {
  const draft = filled({ estimated_weight: '450', estimated_volume: '9', piece_count: '3' })
  const measured = { ...draft, length: '120', width: '80', height: '100' }
  expect(chargeRuleOf(draft)).toBeNull()
  expect(chargeRuleOf({ ...draft, shipment_type: 'air', service_type: 'EXPRESS' })).toBe('air_express')
  expect(chargeRuleOf({ ...draft, shipment_type: 'land', service_type: 'FTL' })).toBeNull()
  expect(chargeRuleOf({ ...draft, shipment_type: 'land', service_type: 'LTL' })).toBe('road')
  expect(loadOf(draft)).toMatchObject({ weight: '450.000', volume: '9.000', rows: [] })
  expect(loadOf(measured)).toMatchObject({ volume: null, rows: [{ length: 120, quantity: 3 }] })
})

test('a stored draft is parsed; another shape is ignored', () => {
  const stored = { id: 'd1', draft: filled(), tab: 'cargo', repeats: null }
  expect(parseStoredDraft(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  expect(parseStoredDraft({ ...stored, tab: 'payment' })).toBeUndefined()
  expect(parseStoredDraft({ ...stored, draft: { ...filled(), stackable: 'no' } })).toBeUndefined()
  expect(parseStoredDraft({ ...stored, draft: { ...filled(), shipment_type: 'rocket' } })).toBeUndefined()
  expect(isBlank(blankDraft())).toBe(true)
})

test('a repeated request has the values that were sent, except for dates in the past', () => {
  const { form } = checkDetailed(
    filled({ estimated_weight: '1.850,5', insurance_required: true, insurance_value: '25.000' }),
  )
  const sent = { ...form, cargo_details: { ...form?.cargo_details, cut_off_date: '2020-01-01' } }
  const again = draftFrom(sent as unknown as RequestDetail, today)
  expect(again).toMatchObject({ estimated_weight: '1.850,5', insurance_value: '25.000', cut_off_date: '' })
  expect(checkDetailed(again).form).toEqual(form)
  expect(
    draftFrom({ ...sent, preferred_date: '2020-01-01' } as unknown as RequestDetail, today).preferred_date,
  ).toBe('')
})
