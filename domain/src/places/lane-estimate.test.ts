import { expect, test } from 'vitest'
import { estimateLane } from '#places/lane-estimate.ts'
import type { TravelMode } from '#places/transit-estimate.ts'

/** Cities are written with their countries: `İstanbul, Türkiye`. */
function estimate(mode: TravelMode, from: string, to: string) {
  const [start, end] = [from, to].map((end) => {
    const [city = '', country = ''] = end.split(', ')
    return { city, country }
  })
  if (!start || !end) throw new Error('two ends are needed')
  return estimateLane(mode, start, end)
}
function days(mode: TravelMode, from: string, to: string) {
  const found = estimate(mode, from, to)
  return 'days' in found ? found.days : found.by
}
function ends(mode: TravelMode, from: string, to: string) {
  const found = estimate(mode, from, to)
  return 'days' in found ? [found.from?.name ?? null, found.to?.name ?? null] : found.by
}

test.each([
  ['sea', 'İstanbul, Türkiye', 'Almatı, Kazakistan', null, 'Poti'],
  ['sea', 'Almatı, Kazakistan', 'Konya, Türkiye', 'Poti', 'Mersin'],
  ['sea', 'Konya, Türkiye', 'Hamburg, Almanya', 'Mersin', null],
  ['sea', 'Şanghay, Çin', 'Erbil, Irak', null, 'Mersin'],
  ['sea', 'Bursa, Türkiye', 'Bremen, Almanya', null, null],
  ['air', 'Konya, Türkiye', 'Stuttgart, Almanya', 'İstanbul', 'Frankfurt'],
  ['air', 'Ankara, Türkiye', 'Frankfurt, Almanya', null, null],
  ['land', 'İstanbul, Türkiye', 'Almatı, Kazakistan', null, null],
] as const)('by %s the days from %s to %s are said to be between %s and %s', (mode, from, to, ...ports) => {
  expect(ends(mode, from, to)).toEqual(ports)
})

test.each([
  ['land', 'İstanbul, Türkiye', 'New York, Amerika Birleşik Devletleri'],
  ['land', 'İstanbul, Türkiye', 'Şanghay, Çin'],
  ['van', 'İstanbul, Türkiye', 'Kahire, Mısır'],
  ['land', 'İstanbul, Türkiye', 'Hiçbiryer, Amerika Birleşik Devletleri'],
  ['sea', 'Mersin, Türkiye', 'Erbil, Irak'],
  ['sea', 'Erbil, Irak', 'İstanbul, Türkiye'],
  ['sea', 'Ankara, Türkiye', 'Kocaeli, Türkiye'],
  ['air', 'Konya, Türkiye', 'İstanbul, Türkiye'],
] as const)('by %s there is no way from %s to %s', (mode, from, to) => {
  expect(days(mode, from, to)).toBe('no_way')
})

test('a city is not sent to itself', () => {
  expect(days('sea', 'Mersin, Türkiye', 'mersin, TR')).toBe('same_place')
  expect(days('land', 'Hiçbiryer, Türkiye', 'hiçbiryer, Türkiye')).toBe('same_place')
})

test('an unknown city is no place of ours: the whole country answers for it', () => {
  expect(estimate('sea', 'Hiçbiryer, Çin', 'İstanbul, Türkiye')).toMatchObject({
    by: 'country',
    days: [42, 57],
  })
  // The north of France is farther than its south.
  expect(days('sea', 'İstanbul, Türkiye', 'Hiçbiryer, Fransa')).toEqual([9, 21])
  expect(days('air', 'Hiçbiryer, Çin', 'İstanbul, Türkiye')).toEqual([3, 6])
  expect(estimate('land', 'İstanbul, Türkiye', 'Hiçbiryer, Almanya')).toMatchObject({
    by: 'country',
    days: [5, 8],
  })
})

test('of a country without a place of ours, or of none at all, nothing is known', () => {
  expect(days('sea', 'Atlantis, Atlantis', 'İstanbul, Türkiye')).toBe('unknown')
  expect(days('sea', 'La Paz, Bolivya', 'İstanbul, Türkiye')).toBe('unknown')
})

test('Kuzey Kıbrıs is a night away by ro-ro, with or without the truck', () => {
  expect(days('sea', 'Mersin, Türkiye', 'Mağusa, KKTC')).toEqual([2, 5])
  expect(days('land', 'İstanbul, Türkiye', 'Girne, Kuzey Kıbrıs')).toEqual([2, 4])
})
