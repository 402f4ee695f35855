import { expect, test } from 'vitest'
import { mergeEdit } from '#features/requests/merge-edit.ts'
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
}

test('what only the other changed is taken; what only this person changed stays', () => {
  const now = { ...before, estimated_weight: '2.000' }
  const typed = { ...before, description: 'Vinç gerekir' }
  expect(mergeEdit(before, now, typed)).toEqual({
    values: { ...before, estimated_weight: '2.000', description: 'Vinç gerekir' },
    own: ['description'],
    taken: ['Brüt ağırlık (kg)'],
    contested: [],
  })
})

test('what both changed stays as it is typed, and the other’s value is shown', () => {
  const now: TypedEdit = { ...before, shipment_type: 'air', preferred_date: '2099-03-05', description: '' }
  const typed: TypedEdit = { ...before, shipment_type: 'land', preferred_date: '2099-03-07' }
  const { values, taken, contested } = mergeEdit(before, now, typed)
  expect(values).toEqual(typed)
  expect(taken).toEqual([])
  expect(contested).toEqual([
    { label: 'Taşıma türü', theirs: { shipment_type: 'air' }, shown: 'Hava' },
    { label: 'Tercih edilen tarih', theirs: { preferred_date: '2099-03-05' }, shown: '5 Mart 2099' },
  ])
})

test('what the other emptied says so', () => {
  const typed = { ...before, estimated_weight: '1.900' }
  expect(mergeEdit(before, { ...before, estimated_weight: '' }, typed).contested).toMatchObject([
    { shown: 'boş' },
  ])
})

test('the same change made twice is no question', () => {
  const now = { ...before, title: 'Makine parçası' }
  expect(mergeEdit(before, now, now)).toEqual({ values: now, own: [], taken: [], contested: [] })
})

test('a city and its country are never mixed from two sides', () => {
  const now = { ...before, origin_city: 'Bremen', origin_country: 'Almanya' }
  const { values, contested } = mergeEdit(before, now, { ...before, origin_city: 'İzmir' })
  expect(values).toMatchObject({ origin_city: 'İzmir', origin_country: 'Türkiye' })
  expect(contested).toEqual([
    {
      label: 'Çıkış yeri',
      theirs: { origin_city: 'Bremen', origin_country: 'Almanya' },
      shown: 'Bremen, Almanya',
    },
  ])
})
