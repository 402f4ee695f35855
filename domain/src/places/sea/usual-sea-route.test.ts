import { expect, test } from 'vitest'
import { positionOf } from '#places/known-places.ts'
import { seaRoute } from '#places/sea/sea-route.ts'
import { isSeenInRedSea, usualSeaRoute } from '#places/sea/usual-sea-route.ts'
import { wayBetween } from '#places/way-between.ts'

const names = (from: string, to: string, throughSuez = false) =>
  usualSeaRoute(from, to, { throughSuez })?.passes.map(({ name }) => name) ?? []

test.each([
  ['CNSHA', 'TRAMR'],
  ['AEJEA', 'TRMER'],
  ['INNSA', 'NLRTM'],
  ['KRPUS', 'TRMER'],
  ['JPTYO', 'TRMER'],
])('between %s and %s ships sail round the Cape, unless one is known to take the canal', (from, to) => {
  expect(names(from, to)).toContain('Ümit Burnu')
  expect(names(from, to)).not.toContain('Süveyş Kanalı')
  expect(names(from, to, true)).toContain('Süveyş Kanalı')
})

test.each([
  ['TRIZM', 'SAJED'],
  ['DJJIB', 'TRMER'],
  ['JOAQJ', 'TRMER'],
])('between %s and %s, behind the canal, they pass it', (from, to) => {
  expect(names(from, to)).toContain('Süveyş Kanalı')
})

test('Panama is for the Americas only', () => {
  expect(names('KRPUS', 'USNYC')).toContain('Panama Kanalı')
  expect(names('USLAX', 'TRMER')).toContain('Panama Kanalı')
  expect(names('KRPUS', 'NLRTM')).not.toContain('Panama Kanalı')
})

test('ways that never led through the canal stay as they are', () => {
  for (const [from, to] of [
    ['TRAMR', 'DEHAM'],
    ['CNSHA', 'USLAX'],
    ['TRMER', 'USNYC'],
  ] as const)
    expect(usualSeaRoute(from, to)).toEqual(seaRoute(from, to))
})

test('a ship that was seen in the Red Sea did not go round', () => {
  expect(isSeenInRedSea(['Singapur Boğazı', 'Kızıldeniz'])).toBe(true)
  expect(isSeenInRedSea(['Singapur Boğazı', 'Ümit Burnu'])).toBe(false)
})

test('the line on the map is that way', () => {
  const [from, to] = [positionOf('CNSHA'), positionOf('TRIST')]
  if (!from || !to) throw new Error('places are missing')
  const south = (throughSuez: boolean) =>
    Math.min(...wayBetween('sea', from, to, { throughSuez }).path.map(({ latitude }) => latitude))
  expect(south(false)).toBeLessThan(-34)
  expect(south(true)).toBeGreaterThan(0)
})
