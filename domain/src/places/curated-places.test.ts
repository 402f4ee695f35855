import { expect, test } from 'vitest'
import { countryNames } from '#places/country-names.ts'
import { turkishProvinces } from '#places/curated/turkish-provinces.ts'
import { curatedPlaces } from '#places/curated-places.ts'
import { foldTurkish } from '#values/turkish-text.ts'

const twice = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const count = (kind: string) => curatedPlaces.filter(({ kinds }) => kinds.some((has) => has === kind)).length

test('each place has a code of its own, in a country we know', () => {
  expect(curatedPlaces.map(({ code }) => code).filter((code) => !/^[A-Z]{2}[A-Z2-9]{3}$/.test(code))).toEqual(
    [],
  )
  expect(twice(curatedPlaces.map(({ code }) => code))).toEqual([])
  expect(curatedPlaces.filter(({ country_code }) => !countryNames[country_code])).toEqual([])
})

test('no two places of a country have the same name, and no two airports the same letters', () => {
  expect(
    twice(curatedPlaces.map(({ name, country_code }) => `${country_code} ${foldTurkish(name)}`)),
  ).toEqual([])
  expect(twice(curatedPlaces.flatMap(({ iata }) => iata ?? []))).toEqual([])
})

test('airports, and only they, have the letters of airports', () => {
  const isAirport = ({ kinds }: (typeof curatedPlaces)[number]) => kinds.includes('airport')
  expect(curatedPlaces.filter((place) => isAirport(place) !== (place.iata !== null))).toEqual([])
  expect(curatedPlaces.flatMap(({ iata }) => iata ?? []).filter((iata) => !/^[A-Z]{3}$/.test(iata))).toEqual(
    [],
  )
})

test('all provinces are there, and enough of everything else', () => {
  expect(turkishProvinces).toHaveLength(81)
  expect(curatedPlaces.length).toBeGreaterThanOrEqual(260)
  expect(count('port')).toBeGreaterThanOrEqual(120)
  expect(count('airport')).toBeGreaterThanOrEqual(60)
  expect(count('terminal')).toBeGreaterThanOrEqual(40)
  expect(curatedPlaces.filter(({ kinds, rank }) => kinds.length === 0 || rank < 1 || rank > 10)).toEqual([])
})

test('places whose codes are easily taken for one another have their official ones', () => {
  const codes = Object.fromEntries(curatedPlaces.map(({ code, name }) => [name, code]))
  expect(codes).toMatchObject({
    Adıyaman: 'TRADI',
    Aydın: 'TRADN',
    Bilecik: 'TRBIL',
    Çorlu: 'TRCOR',
    Çorum: 'TRCOM',
    Karasu: 'TRKSP',
    Kapıkule: 'TRKPU',
    Lille: 'FRLLE',
  })
})

test('each place lies on the map, and those of Turkey lie in Turkey', () => {
  expect(
    curatedPlaces.filter(({ latitude, longitude }) => Math.abs(latitude) > 90 || Math.abs(longitude) > 180),
  ).toEqual([])
  expect(
    curatedPlaces.filter(
      ({ country_code, latitude, longitude }) =>
        country_code === 'TR' && (latitude < 35.8 || latitude > 42.2 || longitude < 25.6 || longitude > 44.9),
    ),
  ).toEqual([])
})
