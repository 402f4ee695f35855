import { expect, test } from 'vitest'
import { curatedPlaces } from '#places/curated-places.ts'
import { cityCodes, toldPlace } from '#tracking/told-place.ts'
import { foldTurkish } from '#values/turkish-text.ts'

test.each([
  ['an airport’s letters', 'FRA', '', 'DEFRA', 'Frankfurt'],
  ['letters that are not the end of our code', 'LHR', '', 'GBLON', 'Londra'],
  ['a city’s letters', 'LON', '', 'GBLON', 'Londra'],
  ['small letters and spaces', ' fra ', '', 'DEFRA', 'Frankfurt'],
  ['our own code', 'TRMER', '', 'TRMER', 'Mersin'],
  ['our own code under another name', 'TRMER', 'MIP Terminal', 'TRMER', 'MIP Terminal'],
  ['a name alone', '', 'Hamburg', 'DEHAM', 'Hamburg'],
  ['its English name alone', '', 'Munich', 'DEMUC', 'Munich'],
  ['a code nobody knows', 'KTM', '', 'KTM', ''],
  ['a name nobody knows', '', 'Yanlış yer', '', 'Yanlış yer'],
  ['nothing', '', '', '', ''],
])('%s', (_, code, name, place_code, place_name) => {
  expect(toldPlace(code, name)).toEqual({ place_code, place_name })
})

test('each city’s letters end one airport’s code, and are no other airport’s', () => {
  const airports = curatedPlaces.filter(({ kinds }) => kinds.includes('airport'))
  for (const letters of cityCodes) {
    expect(airports.filter(({ code }) => code.endsWith(letters))).toHaveLength(1)
    expect(airports.some(({ iata }) => iata === letters)).toBe(false)
  }
})

test('no name means two places', () => {
  const names = curatedPlaces.flatMap(({ name, aliases }) => [
    ...new Set([name, ...aliases].map(foldTurkish)),
  ])
  expect(new Set(names).size).toBe(names.length)
})
