import { expect, test } from 'vitest'
import { type ModeTransit, sumTransits, usualTransit } from '#benchmark/usual-transit.ts'

const of = (mode: ModeTransit['mode'], transits: number, each: number): ModeTransit => ({
  mode,
  transits,
  transit_days: transits * each,
})
const lane = [of('sea', 20, 28), of('air', 10, 3)]

test('a flight is compared with flights, and a mix with the same mix', () => {
  expect(usualTransit([of('air', 2, 2)], lane, 'sea')).toEqual({ transits: 10, transit_days: 3 })
  // Three by sea and one by air: (3 × 28 + 3) / 4
  expect(usualTransit([of('sea', 3, 30), of('air', 1, 2)], lane, 'sea')).toEqual({
    transits: 30,
    transit_days: 21.75,
  })
})

test('without shipments the mode that is compared counts; what nothing is known of is not told', () => {
  expect(usualTransit([], lane, 'sea')).toEqual({ transits: 20, transit_days: 28 })
  expect(usualTransit([], lane, undefined)).toEqual({ transits: 0, transit_days: null })
  expect(usualTransit([of('sea', 1, 30), of('land', 1, 5)], lane, 'sea').transit_days).toBeNull()
  expect(usualTransit([of('air', 1, 2)], [], 'air')).toEqual({ transits: 0, transit_days: null })
  expect(sumTransits([])).toEqual({ transits: 0, transit_days: null })
  expect(sumTransits(lane).transits).toBe(30)
})
