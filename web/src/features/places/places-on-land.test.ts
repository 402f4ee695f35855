import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { countryNames } from '@kervan/domain/places/country-names.ts'
import { type CuratedPlace, curatedPlaces } from '@kervan/domain/places/curated-places.ts'
import { type ExtendedFeature, geoContains } from 'd3-geo'
import { feature } from 'topojson-client'
import { beforeAll, expect, test } from 'vitest'

/** The atlas's names of countries that differ from ours. */
const atlasNames: Record<string, string[]> = {
  BA: ['Bosnia and Herz.'],
  CY: ['Cyprus'],
  MK: ['Macedonia'],
  US: ['United States of America'],
  XN: ['N. Cyprus'],
}

const outlines = new Map<string, ExtendedFeature[]>()

beforeAll(async () => {
  const atlas = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
  const topology = JSON.parse(await readFile(atlas, 'utf8'))
  const { features } = feature(topology, topology.objects.countries) as unknown as {
    features: (ExtendedFeature & { properties: { name: string } })[]
  }
  for (const code of new Set(curatedPlaces.map(({ country_code }) => country_code))) {
    const names = atlasNames[code] ?? countryNames[code] ?? []
    outlines.set(
      code,
      features.filter(({ properties }) => names.includes(properties.name)),
    )
  }
})

/** The point and rings around it: a harbour may lie off the atlas's coarse coastline. */
function around({ latitude, longitude }: Pick<CuratedPlace, 'latitude' | 'longitude'>): [number, number][] {
  const rings = [20, 40].flatMap((kilometres) =>
    Array.from({ length: 8 }, (_, step): [number, number] => {
      const [angle, degrees] = [(step * Math.PI) / 4, kilometres / 111]
      const narrow = Math.cos((latitude * Math.PI) / 180)
      return [longitude + (Math.sin(angle) * degrees) / narrow, latitude + Math.cos(angle) * degrees]
    }),
  )
  return [[longitude, latitude], ...rings]
}

const liesIn = (code: string, point: Pick<CuratedPlace, 'latitude' | 'longitude'>) =>
  around(point).some((spot) => outlines.get(code)?.some((outline) => geoContains(outline, spot)))

test('every country of the list is in the atlas', () => {
  expect([...outlines].filter(([, found]) => found.length === 0).map(([code]) => code)).toEqual([])
})

test('every place lies in its country, or within 40 km of it', () => {
  expect(curatedPlaces.filter((place) => !liesIn(place.country_code, place)).map(({ code }) => code)).toEqual(
    [],
  )
})

test('a place whose latitude and longitude are swapped is noticed', () => {
  expect(liesIn('TR', { latitude: 28.98, longitude: 41.01 })).toBe(false)
})
