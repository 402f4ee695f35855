/** The prices of the demo world are such as a forwarder would name, by the same kinds of load that price bands compare. */
import {
  type BandBasis,
  bandBases,
  bandBasisOf,
  palletMetres,
} from '@kervan/domain/requests/price-band-basis.ts'
import { shipmentTypeOf } from '@kervan/domain/requests/requests.policy.ts'
import { expect, test } from 'vitest'
import { demoLanes, type Lane } from '#assembly/demo/history/demo-lanes.ts'
import { inventLoad, type Load } from '#assembly/demo/history/invented-load.ts'
import { inventPrice } from '#assembly/demo/history/invented-price.ts'
import type { InventedRequest } from '#assembly/demo/history/invented-request.ts'
import { createRandom } from '#assembly/demo/history/seeded-random.ts'

/**
 * Lowest and highest plausible price of one unit, in the lane's own currency. Orders of magnitude of the trade in 2026 for lanes between
 * Türkiye and Europe, the Far East and America (certainty: unverified).
 */
const plausible: Partial<Record<BandBasis, readonly [number, number]>> = {
  dry_20: [450, 2800],
  dry_40: [700, 4000],
  reefer_40: [1300, 7200],
  lcl: [40, 160],
  air_45: [2, 12],
  air_100: [1.8, 10],
  air_300: [1.5, 8],
  air_500: [1.3, 7],
  air_1000: [1.2, 7],
  air_over: [1.1, 6.5],
  truck: [1700, 3600],
  truck_ldm: [140, 480],
  van: [1500, 3000],
}

function basisOf({ mode, units, cargo }: Load): BandBasis | null {
  return bandBasisOf({
    transport_mode: mode,
    container_type: cargo.container_details[0]?.type,
    chargeable_kg: mode === 'air' ? units : null,
    pallets: cargo.pallets,
    vehicles: cargo.vehicle_count,
  })
}

/** Per container, W/M, chargeable kilogram, loading metre or vehicle. */
function quantityOf({ units, cargo }: Load, basis: BandBasis): number {
  const { unit } = bandBases[basis]
  if (unit === 'ldm') return (cargo.pallets ?? 0) * palletMetres
  return unit === 'truck' || unit === 'van' ? (cargo.vehicle_count ?? 1) : units
}

const random = createRandom(7)
/** What may travel in every kind of box. */
const goods = 'Kuru incir ve kayısı'
const priced = (lane: Lane, mode: Load['mode'], load: Load, inward = true) => {
  const customer = { paysInLira: false }
  const inquiry = { lane, mode, inward, at: 0, customer }
  const invented = { inquiry, load, request: { shipment_type: shipmentTypeOf(mode).type } }
  return Number(inventPrice(random, invented as InventedRequest).total)
}

test('every price is plausible for its equipment, weight break or truck', () => {
  const seen = new Map<BandBasis, number>()
  for (const lane of demoLanes)
    for (const mode of Object.keys(lane.price) as Load['mode'][])
      for (let turn = 0; turn < 300; turn += 1) {
        const load = inventLoad(random, mode, goods)
        const basis = basisOf(load)
        if (!basis) throw new Error(`A load that cannot be compared: ${load.words}`)
        const total = priced(lane, mode, load, turn % 2 === 0)
        // Below the smallest price of all the unit says nothing.
        if (total <= 145) continue
        const [low, high] = plausible[basis] ?? [0, 0]
        const price = total / quantityOf(load, basis)
        expect(price, `${lane.from.city} ${load.words} ${basis}`).toBeGreaterThanOrEqual(low)
        expect(price, `${lane.from.city} ${load.words} ${basis}`).toBeLessThanOrEqual(high)
        seen.set(basis, (seen.get(basis) ?? 0) + 1)
      }
  expect([...seen.keys()].toSorted()).toEqual(
    Object.keys(plausible)
      .filter((basis) => seen.has(basis as BandBasis))
      .toSorted(),
  )
  for (const basis of [
    'dry_20',
    'dry_40',
    'reefer_40',
    'lcl',
    'air_300',
    'truck',
    'truck_ldm',
    'van',
  ] as const)
    expect(seen.get(basis), basis).toBeGreaterThan(50)
})

test('a small box is cheaper than a large one, a reefer much dearer; a share of a truck dearer than its part of the floor', () => {
  const [lane] = demoLanes
  if (!lane) throw new Error('There is no lane.')
  const mean = (load: Load) => {
    const all = Array.from({ length: 200 }, () => priced(lane, load.mode, load))
    return all.reduce((sum, one) => sum + one, 0) / all.length
  }
  const box = (type: '20GP' | '40HC' | '40RF') => {
    const load = inventLoad(random, 'sea_fcl', goods, [type])
    return mean(load) / load.units
  }
  const [small, large, cold] = [box('20GP'), box('40HC'), box('40RF')]
  expect(small / large).toBeGreaterThan(0.55)
  expect(small / large).toBeLessThan(0.8)
  expect(cold / large).toBeGreaterThan(1.6)
  expect(cold / large).toBeLessThan(2.2)
  const truck = (pallets: number) => {
    const shape = inventLoad(random, 'land', goods)
    for (let found = shape; ; found = inventLoad(random, 'land', goods))
      if (found.cargo.pallets === pallets) return mean(found)
  }
  const [part, full] = [truck(8), truck(32)]
  expect(part / full).toBeGreaterThan(8 / 32)
  expect(part / full).toBeLessThan(0.6)
})

test('only what is kept cool travels in a reefer', () => {
  const types = new Set(
    Array.from(
      { length: 300 },
      () => inventLoad(random, 'sea_fcl', 'Mermer plaka, sandıkta').cargo.container_details[0]?.type,
    ),
  )
  expect([...types].toSorted()).toEqual(['20GP', '40GP', '40HC'])
})
