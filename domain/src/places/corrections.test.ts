/** What an admin corrects holds instead of the shipped tables, and nothing else changes. */
import { expect, test } from 'vitest'
import { laneKey, noCorrections } from '#places/corrections.ts'
import { gatewayOf } from '#places/gateway-of.ts'
import { servesMode, usualGateways } from '#places/gateways/suggest-gateways.ts'
import { positionOf } from '#places/known-places.ts'
import { estimateLane } from '#places/lane-estimate.ts'
import { estimateTransit } from '#places/transit-estimate.ts'

test('the ports that serve a city', () => {
  const corrections = { ...noCorrections, ports: new Map([['TRKYA', ['TRISK']]]) }
  expect(usualGateways('sea', 'TRKYA')[0]).toBe('TRMER')
  expect(usualGateways('sea', 'TRKYA', corrections)).toEqual(['TRISK'])
  expect(usualGateways('sea', 'TRANK', corrections)).toEqual(usualGateways('sea', 'TRANK'))
  expect(gatewayOf('sea', 'Konya', 'Türkiye', '', corrections)).toBe('TRISK')
})

test('what a port and an airport are for', () => {
  const corrections = {
    ...noCorrections,
    services: new Map([['TRMER', ['bulk'] as const]]),
    airCargo: new Map([['TRTZX', false]]),
  }
  expect([servesMode('sea', 'TRMER'), servesMode('air', 'TRTZX')]).toEqual([true, true])
  expect([servesMode('sea', 'TRMER', corrections), servesMode('air', 'TRTZX', corrections)]).toEqual([
    false,
    false,
  ])
})

test('how long a lane takes, in both directions, and by van half of that', () => {
  const corrections = { ...noCorrections, lanes: new Map([[laneKey('land', 'TR', 'DE'), [20, 30] as const]]) }
  const [istanbul, hamburg] = [positionOf('TRIST'), positionOf('DEHAM')]
  if (!istanbul || !hamburg) throw new Error('Both are shipped.')
  expect(estimateTransit('land', hamburg, istanbul, corrections)).toEqual([20, 30])
  expect(estimateTransit('van', istanbul, hamburg, corrections)).toEqual([10, 15])
  expect(estimateTransit('sea', istanbul, hamburg, corrections)).toEqual(
    estimateTransit('sea', istanbul, hamburg),
  )
  const lane = estimateLane(
    'land',
    { city: 'İstanbul', country: 'Türkiye' },
    { city: '', country: 'Almanya' },
    corrections,
  )
  expect(lane).toMatchObject({ days: [20, 30] })
})
