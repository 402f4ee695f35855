import { expect, test } from 'vitest'
import { mergeEdits } from '#features/requests/merge-edits.ts'
import type { TypedEdit } from '#features/requests/request-edit-values.ts'

const before: TypedEdit = {
  title: 'Mersin – Hamburg',
  origin_city: 'Mersin',
  origin_country: 'Türkiye',
  destination_city: 'Hamburg',
  destination_country: 'Almanya',
  cargo_type: '',
  shipment_type: 'sea',
  description: '',
  preferred_date: '',
  estimated_weight: '1.850',
  estimated_volume: '',
  vehicle_count: '',
}

test('the other person’s changes are taken, one’s own stay', () => {
  const now = { ...before, estimated_weight: '2.000' }
  const typed = { ...before, description: 'Vinç gerekir' }
  expect(mergeEdits(before, now, typed)).toEqual({
    values: { ...before, estimated_weight: '2.000', description: 'Vinç gerekir' },
    own: ['description'],
    taken: ['Brüt ağırlık (kg)'],
    conflicts: [],
  })
})

test('a field that both changed keeps one’s own value and is a conflict', () => {
  const now: TypedEdit = { ...before, shipment_type: 'air', preferred_date: '2099-03-05', description: '' }
  const typed: TypedEdit = { ...before, shipment_type: 'land', preferred_date: '2099-03-07' }
  const { values, taken, conflicts } = mergeEdits(before, now, typed)
  expect(values).toEqual(typed)
  expect(taken).toEqual([])
  expect(conflicts).toEqual([
    { label: 'Taşıma türü', theirs: { shipment_type: 'air' }, shown: 'Hava' },
    { label: 'Tercih edilen tarih', theirs: { preferred_date: '2099-03-05' }, shown: '5 Mart 2099' },
  ])
})

test('a value that the other person removed is shown as empty', () => {
  const typed = { ...before, estimated_weight: '1.900' }
  expect(mergeEdits(before, { ...before, estimated_weight: '' }, typed).conflicts).toMatchObject([
    { shown: 'boş' },
  ])
})

test('the same change on both sides is no conflict', () => {
  const now = { ...before, title: 'Makine parçası' }
  expect(mergeEdits(before, now, now)).toEqual({ values: now, own: [], taken: [], conflicts: [] })
})

test('a city and its country always come from the same side', () => {
  const now = { ...before, origin_city: 'Bremen', origin_country: 'Almanya' }
  const { values, conflicts } = mergeEdits(before, now, { ...before, origin_city: 'İzmir' })
  expect(values).toMatchObject({ origin_city: 'İzmir', origin_country: 'Türkiye' })
  expect(conflicts).toEqual([
    {
      label: 'Çıkış yeri',
      theirs: { origin_city: 'Bremen', origin_country: 'Almanya' },
      shown: 'Bremen, Almanya',
    },
  ])
})
