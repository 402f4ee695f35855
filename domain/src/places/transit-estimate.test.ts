import { expect, test } from 'vitest'
import { positionOf } from '#places/known-places.ts'
import { estimateTransit, type TravelMode } from '#places/transit-estimate.ts'

const estimate = (mode: TravelMode, from: string, to: string) => {
  const [start, end] = [positionOf(from), positionOf(to)]
  if (!start || !end) throw new Error(`no such place: ${start ? to : from}`)
  return estimateTransit(mode, start, end)
}

test.each([
  ['sea', 'CNSHA', 'TRAMR', 42, 57],
  ['sea', 'TRMER', 'DEHAM', 12, 21],
  ['sea', 'TRIZM', 'ITGOA', 9, 17],
  ['sea', 'USLAX', 'TRAMR', 36, 49],
  ['sea', 'USNYC', 'TRMER', 22, 31],
  ['sea', 'FRFOS', 'TRALI', 9, 17],
  ['air', 'DEFRA', 'TRIST', 1, 3],
  ['air', 'CNSHA', 'TRIST', 3, 6],
  ['land', 'TRBTZ', 'KZALA', 12, 18],
  ['land', 'TRIST', 'KGFRU', 12, 18],
  ['land', 'TRIST', 'PKLHE', 12, 18],
  ['sea', 'RUVVO', 'TRAMR', 42, 57],
  ['land', 'TRIST', 'DEMUC', 5, 8],
  ['van', 'TRIST', 'DEMUC', 2, 4],
  ['sea', 'TRMER', 'CYFMG', 2, 5],
  ['land', 'TRMER', 'CYFMG', 2, 4],
] as const)('%s from %s to %s takes %i to %i days', (mode, from, to, soonest, latest) => {
  expect(estimate(mode, from, to)).toEqual([soonest, latest])
})

test('no truck goes to the far end of Russia in the days of its west', () => {
  expect(estimate('land', 'TRIST', 'RUVVO')).toBeUndefined()
  expect(estimate('land', 'TRIST', 'RUMOW')).toEqual([8, 14])
})

test('where no table knows the lane, distance decides', () => {
  const near = estimate('sea', 'EGALY', 'TRMER')
  expect(near?.[0]).toBeGreaterThanOrEqual(5)
  expect(near?.[1]).toBeLessThanOrEqual(15)
  const far = estimate('sea', 'BRSSZ', 'TRMER')
  expect(far?.[0]).toBeGreaterThan(20)
  expect(estimate('land', 'TRANK', 'TRIZM')).toEqual([1, 2])
  const poland = estimate('land', 'TRIST', 'PLWAW')
  expect(poland?.[0]).toBeGreaterThanOrEqual(4)
  expect(poland?.[1]).toBeLessThanOrEqual(10)
})

test.each([
  ['TRIZM', 'SAJED'],
  ['TRMER', 'JOAQJ'],
  ['TRAMR', 'DJJIB'],
  ['SDPZU', 'TRMER'],
])('between %s and %s a ship passes Suez, not the Cape', (from, to) => {
  expect(estimate('sea', from, to)?.[1]).toBeLessThanOrEqual(20)
})

test('where there is no way, nothing is claimed', () => {
  expect(estimate('sea', 'TRMER', 'KZALA')).toBeUndefined()
  for (const town of ['USNYC', 'CNSHA', 'EGCAI']) expect(estimate('land', 'TRIST', town)).toBeUndefined()
})

test('it is the same in both directions', () => {
  for (const mode of ['sea', 'air', 'land', 'van'] as const)
    expect(estimate(mode, 'DEHAM', 'TRIST')).toEqual(estimate(mode, 'TRIST', 'DEHAM'))
})
