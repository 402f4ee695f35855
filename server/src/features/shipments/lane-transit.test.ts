import { expect, test } from 'vitest'
import { transitOf } from '#features/shipments/lane-transit.ts'

const history = (median: number) => ({
  shipments: 60,
  delivered: 47,
  days: { low: median - 2, median, high: median + 3 },
})
const lane = (from: string, to: string) => {
  const [origin_city = '', origin_country = ''] = from.split(', ')
  const [destination_city = '', destination_country = ''] = to.split(', ')
  return { origin_city, origin_country, destination_city, destination_country }
}

test('our own deliveries come before an estimate', () => {
  expect(transitOf(history(37), 'sea_fcl', lane('Şanghay, Çin', 'İstanbul, Türkiye'))).toMatchObject({
    basis: 'history',
    soonest_days: 35,
    latest_days: 40,
    median_days: 37,
    deliveries: 47,
  })
  expect(transitOf(history(5), 'air', lane('Şanghay, Çin', 'İstanbul, Türkiye')).basis).toBe('history')
})

test.each<[from: string, to: string, median: number, why: string]>([
  ['İstanbul, Türkiye', 'Los Angeles, Amerika Birleşik Devletleri', 24, 'the west coast is twice as far'],
  ['Mersin, Türkiye', 'Dammam, Suudi Arabistan', 13, 'Cidde lies on the other sea'],
  ['Mersin, Türkiye', 'Cidde, Suudi Arabistan', 45, 'Dammam lies on the other sea'],
])('by sea from %s to %s a median of %i days is that of other places: %s', (from, to, median) => {
  expect(transitOf(history(median), 'sea_fcl', lane(from, to))).toMatchObject({
    basis: 'estimate',
    deliveries: 0,
  })
})

test('where a city is not known, the deliveries between the countries speak for it', () => {
  expect(transitOf(history(24), 'sea_fcl', lane('İstanbul, Türkiye', 'Hiçbiryer, ABD')).basis).toBe('history')
})
