import { measuresOf } from '@kervan/domain/requests/load-measures.ts'
import { expect, test } from 'vitest'
import { airSums, figure, lclSums, roadSums } from '#features/requests/help/weight-sums.ts'

const measured = (load: Parameters<typeof measuresOf>[0]) => {
  const measures = measuresOf(load)
  if (!measures) throw new Error('nothing to compare')
  return measures
}

test('there is no result while there is nothing to compare the weight with', () => {
  expect(measuresOf({ weight: null, volume: '4' })).toBeUndefined()
  expect(measuresOf({ weight: '100' })).toBeUndefined()
  expect(measuresOf({ weight: '100', rows: [], pallets: 0, volume: null })).toBeUndefined()
})

test('pieces in centimetres are charged by air', () => {
  const rows = [{ length: 120, width: 80, height: 100, quantity: 3 }]
  expect(airSums(measured({ weight: '450', rows }), 'cargo')).toMatchObject({ chargeable: '480 kg' })
})

test('a typed volume is charged by ship', () => {
  expect(lclSums(measured({ weight: '1850', volume: '4.2' }))).toMatchObject({ chargeable: '4,2 W/M' })
})

test('eight Euro pallets take 3.2 loading metres, half of it when they can be stacked', () => {
  const pallets = { weight: '2400', volume: '12.288', pallets: 8 }
  expect(roadSums(measured(pallets), 1750n)).toMatchObject({ chargeable: '5.600 kg' })
  expect(figure(measured({ ...pallets, stackable: true }).loadingMetres)).toBe('1,6')
})
