import { expect, test } from 'vitest'
import { countrySuggestions } from '#features/places/country-field.tsx'
import { placeSuggestions, recentPlaces } from '#features/places/place-suggestions.ts'
import { nextActive } from '#spine/ui/combobox-keys.ts'

const request = (origin_city: string, destination_city: string) => ({
  origin_city,
  origin_country: 'Türkiye',
  destination_city,
  destination_country: 'Almanya',
})

test('recent places come newest first, each once', () => {
  const requests = [request('Mersin', 'Hamburg'), request('İzmir', ''), request('Mersin', 'Bremen')]
  expect(recentPlaces(requests, 'origin').map(({ name }) => name)).toEqual(['Mersin', 'İzmir'])
  expect(recentPlaces(requests, 'destination').map(({ name }) => name)).toEqual(['Hamburg', 'Bremen'])
})

test('a city field suggests recent places until something is typed', () => {
  const found = [
    { code: 'DEHAM', name: 'Hamburg', country: 'Almanya', kinds: ['port' as const], iata: 'HAM' },
  ]
  const recent = [{ name: 'Mersin', country: 'Türkiye' }]
  expect(placeSuggestions('', found, recent).map(({ label }) => label)).toEqual(['Mersin'])
  expect(placeSuggestions('ham', found, recent)).toMatchObject([
    { key: 'DEHAM', label: 'Hamburg', detail: 'HAM · Almanya' },
  ])
  const detailBy = (by: 'sea' | 'air' | 'land') => placeSuggestions('ham', found, recent, by)[0]?.detail
  expect(detailBy('sea')).toBe('DEHAM · Almanya')
  expect(detailBy('air')).toBe('HAM · Almanya')
  expect(detailBy('land')).toBe('Almanya')
})

test('ports come first for sea and airports for air; for land no airport is suggested; the order is otherwise kept', () => {
  const place = (name: string, ...kinds: ('city' | 'port' | 'airport')[]) => ({
    ...{ code: name, name, country: 'Türkiye', kinds, iata: null },
  })
  const found = [
    place('Mardin', 'city', 'airport'),
    place('Marmaris', 'city', 'port'),
    place('Marmara Ereğlisi', 'port'),
    place('Maraş', 'city', 'airport'),
    place('Marmaris Havalimanı', 'airport'),
  ]
  const named = (by?: 'sea' | 'air' | 'land') =>
    placeSuggestions('mar', found, [], by).map(({ label }) => label)
  expect(named('sea')).toEqual(['Marmaris', 'Marmara Ereğlisi', 'Mardin', 'Maraş', 'Marmaris Havalimanı'])
  expect(named('air')).toEqual(['Mardin', 'Maraş', 'Marmaris Havalimanı', 'Marmaris', 'Marmara Ereğlisi'])
  const all = found.map(({ name }) => name)
  expect(named()).toEqual(all)
  expect(named('land')).toEqual(all.slice(0, -1))
})

test('a terminal is not offered as a city; a port is by sea, an airport by air', () => {
  const place = (name: string, ...kinds: ('city' | 'port' | 'airport' | 'terminal')[]) => ({
    ...{ code: name, name, country: 'Türkiye', kinds, iata: null },
  })
  const found = [
    place('Kapıkule', 'terminal'),
    place('Ambarlı', 'port'),
    place('Sabiha Gökçen', 'airport'),
    place('Edirne', 'city', 'terminal'),
  ]
  const named = (by?: 'sea' | 'air' | 'land', asCity = true) =>
    placeSuggestions('a', found, [], by, asCity).map(({ label }) => label)
  expect(named('sea')).toEqual(['Ambarlı', 'Edirne'])
  expect(named('air')).toEqual(['Sabiha Gökçen', 'Edirne'])
  expect(named('land')).toEqual(['Edirne'])
  expect(named()).toEqual(['Edirne'])
  expect(named('land', false)).toContain('Kapıkule')
})

test('countries are found by any of their names; Türkiye comes first', () => {
  expect(countrySuggestions('')[0]?.label).toBe('Türkiye')
  expect(countrySuggestions('ALMAN')[0]?.label).toBe('Almanya')
  expect(countrySuggestions('germ')[0]?.label).toBe('Almanya')
  expect(countrySuggestions('Almanya')).toEqual([])
  expect(countrySuggestions('Atlantis')).toEqual([])
})

test('the arrow keys move through the list and back to the typed text', () => {
  expect([-1, 0, 1, 2].map((active) => nextActive(active, 1, 3))).toEqual([0, 1, 2, -1])
  expect([-1, 0, 1].map((active) => nextActive(active, -1, 3))).toEqual([2, -1, 0])
})
