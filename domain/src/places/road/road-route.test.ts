import { expect, test } from 'vitest'
import { borderGate } from '#places/border-gate.ts'
import { countryNames } from '#places/country-names.ts'
import { curatedPlaces } from '#places/curated-places.ts'
import { greatCircleKm } from '#places/great-circle.ts'
import { positionOf } from '#places/known-places.ts'
import { pathKm } from '#places/path.ts'
import { roadNet, roadRoute } from '#places/road/road-route.ts'

const road = (from: string, to: string) => {
  const [a, b] = [positionOf(from), positionOf(to)]
  if (!a || !b) throw new Error(`${from} or ${to} is not known.`)
  return roadRoute(a, b)
}

test.each([
  ['TRIST', 'DEMUC', 'Kapıkule'],
  ['GRSKG', 'TRIZM', 'İpsala'],
  ['TRIST', 'KZALA', 'Sarp'],
  ['TRADA', 'IQBGW', 'Habur'],
  ['TRIST', 'AZNAJ', 'Dilucu'],
  ['TRIST', 'AZBAK', 'Sarp'],
  ['TRANK', 'SYALP', 'Cilvegözü'],
  ['TRIST', 'CYFMG', 'Mersin'],
  ['TRIST', 'CYKYR', 'Taşucu'],
])('from %s to %s the road leads by %s', (from, to, gate) => {
  expect(road(from, to)?.gate?.name).toBe(gate)
})

test('inside Türkiye there is no gate', () => {
  expect(road('TRIST', 'TRADA')?.gate).toBeNull()
})

test('whoever is at a gate crosses there', () => {
  expect(road('TRHMZ', 'DEMUC')?.gate).toBeNull()
})

test('who is at the port of the ferry takes it there', () => {
  expect(road('TRMER', 'CYFMG')?.gate).toBeNull()
})

test('over an ocean there is no road, nor where no gate is known', () => {
  for (const town of ['USNYC', 'CNSHA', 'EGCAI', 'CYLMS']) expect(road('TRIST', town)).toBeUndefined()
})

test('every gate that is named is a place we know', () => {
  const names = Object.values(countryNames).map(([name]) => borderGate('Türkiye', name))
  const known = new Set(curatedPlaces.map(({ name }) => name))
  expect([...new Set(names)].filter((name) => name !== '' && !known.has(name))).toEqual([])
})

test('every point of the net is reached by road', () => {
  const [first = ''] = roadNet().points.keys()
  const reached = new Set([first])
  for (const name of reached)
    for (const next of roadNet().neighbours.get(name)?.keys() ?? []) reached.add(next)
  expect([...roadNet().points.keys()].filter((name) => !reached.has(name))).toEqual([])
})

test('the roads of Europe lead round the sea, but no further', () => {
  const istanbul = positionOf('TRIST')
  const towns = curatedPlaces.filter(
    ({ code, kinds }) => /^(DE|AT|HU|RS|BG|RO|PL|IT|FR|NL|CZ)/.test(code) && kinds.includes('city'),
  )
  const detours = towns.map((town) => {
    const way = istanbul && roadRoute(istanbul, town)
    return { code: town.code, factor: way ? pathKm(way.path) / greatCircleKm(istanbul, town) : 0 }
  })
  expect(detours.filter(({ factor }) => factor < 1 || factor > 1.9)).toEqual([])
})
