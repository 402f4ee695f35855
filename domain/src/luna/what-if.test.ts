/** One load by sea, air and road: the equipment, and the units that it is priced by. */
import { expect, test } from 'vitest'
import { priceOfAll, waysOfTravel } from '#luna/what-if.ts'

const ways = (weight: string, volume: string) =>
  waysOfTravel({ weight, volume }).map(({ basis, quantity }) => `${basis} ${quantity}`)

test('a small load is shared, light goods fly by their volume, and a part of a truck by its kilograms', () => {
  // 8 m³ are 8 W/M, 1333.33 kg by air (6000 cm³ a kilogram), 2664 kg on the road (333 kg a cubic metre).
  expect(ways('1200', '8')).toEqual(['lcl 8', 'air_over 1333.5', 'truck_kg 2664'])
})

test('a heavy small load is charged by its weight everywhere', () => {
  expect(ways('4200', '3')).toEqual(['lcl 4.2', 'air_over 4200', 'truck_kg 4200'])
})

test('a large one fills boxes and a whole truck', () => {
  expect(ways('18000', '26')).toEqual(['dry_20 1', 'air_over 18000', 'truck_kg 18000'])
  expect(ways('22000', '60')).toEqual(['dry_40 1', 'air_over 22000', 'truck 1'])
  expect(ways('40000', '120')).toEqual(['dry_40 2', 'air_over 40000', 'truck 2'])
})

test('the price of all is exact, and rounded once', () => {
  expect(priceOfAll('3.15', '1333.5')).toBe('4200.53')
  expect(priceOfAll('1100.00', '2')).toBe('2200.00')
})
