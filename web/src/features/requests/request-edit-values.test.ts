import { neededFields } from '@kervan/domain/requests/edit-faults.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { RequestEdit } from '@kervan/domain/requests/requests.contract.ts'
import { expect, test } from 'vitest'
import {
  changedFields,
  countsVehicles,
  editFindings,
  editLabels,
  lostFacts,
  TypedEdit,
  toTypedEdit,
  typedEditOf,
} from '#features/requests/request-edit-values.ts'

const request = {
  title: 'Mersin – Hamburg',
  origin_city: 'Mersin',
  origin_country: 'Türkiye',
  destination_city: 'Hamburg',
  destination_country: 'Almanya',
  cargo_type: null,
  shipment_type: 'sea',
  description: '',
  preferred_date: null,
  estimated_weight: '1850.500',
  estimated_volume: null,
  service_type: '',
  cargo_details: {},
} as RequestDetail

test('the form has exactly the editable fields', () => {
  expect(Object.keys(editLabels).toSorted()).toEqual(Object.keys(RequestEdit.shape).toSorted())
})

test('a request survives the conversion to typed values and back', () => {
  expect(toTypedEdit(request)).toMatchObject({
    estimated_weight: '1.850,5',
    cargo_type: '',
    preferred_date: '',
  })
  const { service_type, cargo_details, ...edited } = request
  expect(TypedEdit.parse(toTypedEdit(request))).toEqual({ ...edited, vehicle_count: null })
})

test('an edit keeps the weight the wizard needed, takes no zero, and no load its containers cannot hold', () => {
  const cargo_details = {
    transport_mode: 'sea_fcl' as const,
    container_details: [{ type: '20GP' as const, quantity: 1 }],
  }
  const made = { ...request, cargo_details }
  const faultOf = (typed: string) =>
    typedEditOf(made).safeParse({ ...toTypedEdit(made), estimated_weight: typed }).error?.issues[0]?.message
  expect(faultOf('1.850')).toBeUndefined()
  expect(faultOf('')).toBe('Ağırlık gerekli; silinemez.')
  expect(faultOf('0')).toBe('Sıfırdan büyük bir sayı yazın ya da boş bırakın.')
  expect(faultOf('90.000')).toMatch(/4 × 20GP alır\.$/)
  const noticed = (estimated_weight: string) =>
    editFindings(made, {
      shipment_type: 'sea',
      estimated_weight,
      estimated_volume: '',
      vehicle_count: '',
    }).map(({ severity }) => severity)
  expect(['', '1.850', '27.000', '90.000'].map(noticed)).toEqual([[], [], ['unusual'], ['impossible']])
})

test('an edit keeps the day and the words that its form had to ask for, and asks for none that it never had', () => {
  const made = {
    ...request,
    preferred_date: '2099-03-05',
    description: 'Pamuk ipliği',
    cargo_details: { transport_mode: 'sea_fcl' as const },
  }
  const faultOf = (before: typeof made, typed: object) =>
    typedEditOf(before)
      .safeParse({ ...toTypedEdit(before), ...typed })
      .error?.issues.map(({ message }) => message)
  expect(faultOf(made, { preferred_date: '' })).toEqual(['Gün gerekli; silinemez.'])
  expect(faultOf(made, { description: ' ' })).toEqual(['Yükün tanımı gerekli; silinemez.'])
  expect(neededFields(made)).toEqual(['estimated_weight', 'preferred_date', 'description'])
  expect(neededFields({ ...made, cargo_details: {}, preferred_date: null })).toEqual([])
})

test('an edit of a road request counts its trucks, and says how many would do', () => {
  const made = {
    ...request,
    shipment_type: 'land' as const,
    cargo_details: { transport_mode: 'land' as const, vehicle_count: 2 },
  }
  const typed = (vehicle_count: string, estimated_weight = '40.000') =>
    typedEditOf(made).safeParse({ ...toTypedEdit(made), estimated_weight, vehicle_count })
  expect(toTypedEdit(made).vehicle_count).toBe('2')
  expect(typed('2').data?.vehicle_count).toBe(2)
  expect(typed('').error?.issues[0]?.message).toMatch(/2 × tır alır\.$/)
  expect(typed('', '20.000').data?.vehicle_count).toBeNull()
  expect(typed('0').error?.issues[0]?.message).toBe('En az 1 olmalı.')
  expect(typed('2,5').error?.issues[0]?.path).toEqual(['vehicle_count'])
  expect(countsVehicles(made, 'land')).toBe(true)
  expect(countsVehicles(made, 'sea')).toBe(false)
  expect(countsVehicles({ ...made, cargo_details: { transport_mode: 'van' } }, 'land')).toBe(false)
  expect(countsVehicles({ ...made, service_type: 'LTL' }, 'land')).toBe(false)
})

test('measures are parsed in Turkish notation, and invalid ones are explained', () => {
  const weightOf = (typed: string) =>
    TypedEdit.safeParse({ ...toTypedEdit(request), estimated_weight: typed })
  expect(weightOf('2.000').data?.estimated_weight).toBe('2000.000')
  expect(weightOf('').data?.estimated_weight).toBeNull()
  expect(weightOf('1.5').error?.issues[0]?.message).toContain('Ondalık için virgül')
  expect(weightOf('99999999999').error?.issues[0]?.message).toBe('Bu sayı çok büyük.')
  expect(TypedEdit.safeParse({ ...toTypedEdit(request), title: ' ' }).error?.issues[0]?.message).toBe(
    'Talep başlığı gerekli',
  )
})

test('the changed fields are named', () => {
  expect(changedFields(request, { ...request, title: 'Başka', estimated_volume: '4' })).toEqual([
    'Talep başlığı',
    'Hacim (m³)',
  ])
})

test('the facts that another place or shipment type removes are listed', () => {
  const known = {
    ...request,
    origin_postal_code: '33010',
    origin_address: 'Örnek Sitesi',
    origin_port: '',
    destination_postal_code: '',
    destination_address: '',
    destination_port: '',
    delivery_mode: 'door-to-door',
    service_type: '',
    cargo_details: {
      airport_codes: { origin: 'ADA', destination: 'HAM' },
      auto_detected_pod: 'Hamburg (DEHAM)',
      container_details: [
        { type: '40HC', quantity: 2 },
        { type: '20GP', quantity: 1 },
      ],
      incoterm: 'FOB',
    },
  } as RequestDetail
  const lost = (typed: object) => lostFacts(known, { ...toTypedEdit(known), ...typed })
  expect(lost({})).toEqual([])
  expect(lost({ origin_city: 'Adana' })).toEqual([
    'Çıkış posta kodu: 33010',
    'Alım adresi: Örnek Sitesi',
    'Çıkış havalimanı: ADA',
  ])
  expect(lost({ origin_city: ' mersin', origin_country: 'TR' })).toEqual([])
  expect(lost({ destination_city: 'Bremen' })).toEqual([
    'Boşaltma limanı: Hamburg (DEHAM) (öneri)',
    'Varış havalimanı: HAM',
  ])
  expect(lost({ shipment_type: 'land' })).toEqual([
    'Çıkış havalimanı: ADA',
    'Boşaltma limanı: Hamburg (DEHAM) (öneri)',
    'Varış havalimanı: HAM',
    "Konteynerler: 2\u00a0adet 40' yüksek (40HC), 1\u00a0adet 20' standart (20GP)",
    'Teslim şekli: FOB',
  ])
})
