/**
 * What a price band is for: only prices for the same equipment, weight break or kind of truck are compared. Without zod.
 *
 * The weight breaks of air freight and the floor from which a part load is sold as a full truck are usual figures of the trade
 * (certainty: unverified); they are corrected here. Which boxes cost alike is our own grouping: a 40' standard and a high cube are
 * sold at nearly one price, reefers and special equipment are not.
 */
import type { TransportMode } from '#requests/request-options.ts'

/** The unit that a price is divided by. */
export type BandUnit = 'container' | 'wm' | 'kg' | 'ldm' | 'truck' | 'van'

type Basis = {
  mode: TransportMode
  unit: BandUnit
  /** `konteyner başına`, with what is special about it. */
  words: string
  /** Container types as requests and quotes name them. */
  boxes?: readonly string[]
  /** Chargeable kilograms: from this, and below that. */
  from?: number
  below?: number
}

const box = (name: string, ...boxes: string[]): Basis => ({
  mode: 'sea_fcl',
  unit: 'container',
  words: `${name} konteyner başına`,
  boxes,
})
const air = (words: string, from: number, below?: number): Basis => ({
  mode: 'air',
  unit: 'kg',
  words: `kg başına (${words})`,
  from,
  ...(below !== undefined && { below }),
})

export const bandBases = {
  dry_20: box("20' standart", '20GP', '20DC'),
  dry_40: box("40' standart veya yüksek", '40GP', '40DC', '40HC'),
  dry_45: box("45' yüksek", '45HC'),
  reefer_20: box("20' soğutmalı", '20RF'),
  reefer_40: box("40' soğutmalı", '40RF', 'reefer'),
  open_top_20: box("20' üstü açık", '20OT'),
  open_top_40: box("40' üstü açık", '40OT', 'open_top'),
  flat_rack_20: box("20' flat rack", '20FR'),
  flat_rack_40: box("40' flat rack", '40FR', 'flat_rack'),
  tank: box('Tank', 'tank'),
  lcl: { mode: 'sea_lcl', unit: 'wm', words: 'W/M başına' },
  air_45: air('45 kg altı', 0, 45),
  air_100: air('45–100 kg', 45, 100),
  air_300: air('100–300 kg', 100, 300),
  air_500: air('300–500 kg', 300, 500),
  air_1000: air('500–1.000 kg', 500, 1000),
  air_over: air('1.000 kg ve üstü', 1000),
  truck: { mode: 'land', unit: 'truck', words: 'komple tır başına' },
  truck_ldm: { mode: 'land', unit: 'ldm', words: 'LDM başına (parsiyel)' },
  truck_kg: { mode: 'land', unit: 'kg', words: 'ücrete esas kg başına (parsiyel)' },
  van: { mode: 'van', unit: 'van', words: 'van başına' },
} as const satisfies Record<string, Basis>
export type BandBasis = keyof typeof bandBases

const named = Object.entries(bandBases) as [BandBasis, Basis][]

/** Euro pallets from which a trailer of 33 is sold as a full one: twelve of its 13.6 loading metres. */
export const fullTruckPallets = 30
/** Loading metres of a Euro pallet. */
export const palletMetres = 0.4

export type BandLoad = {
  transport_mode: TransportMode
  container_type?: string | null | undefined
  chargeable_kg?: number | null | undefined
  pallets?: number | null | undefined
  /** Trucks asked for; more than one are full. */
  vehicles?: number | null | undefined
  /** Said by the customer; else it follows from the pallets. */
  full_truck?: boolean | undefined
}

/** Full containers, vans and full trucks have one price whatever they weigh: no weight is charged. */
export function isSoldWhole(
  load: Pick<BandLoad, 'transport_mode' | 'pallets' | 'vehicles' | 'full_truck'>,
): boolean {
  const { transport_mode: mode, pallets, vehicles, full_truck } = load
  if (mode !== 'land') return mode === 'sea_fcl' || mode === 'van'
  return Boolean(full_truck || (vehicles && vehicles > 1) || (pallets && pallets >= fullTruckPallets))
}

/** As the customer said it; how many pallets there are does not count here. */
export function isFullTruck(request: {
  service_type: string
  cargo_details: { partial_full?: string | null | undefined; vehicle_count?: number | null | undefined }
}): boolean {
  const { partial_full, vehicle_count } = request.cargo_details
  return request.service_type === 'FTL' || partial_full === 'full' || (vehicle_count ?? 1) > 1
}

/** Null while the load does not say which prices it can be compared with. */
export function bandBasisOf(load: BandLoad): BandBasis | null {
  const { transport_mode: mode, chargeable_kg: kg, pallets, container_type } = load
  if (mode === 'sea_lcl') return 'lcl'
  if (mode === 'van') return 'van'
  if (mode === 'sea_fcl')
    return named.find(([, { boxes }]) => container_type && boxes?.includes(container_type))?.[0] ?? null
  if (mode === 'air') return (kg && named.find(([, basis]) => isInBreak(basis, kg))?.[0]) || null
  if (isSoldWhole(load)) return 'truck'
  if (pallets) return 'truck_ldm'
  return kg ? 'truck_kg' : null
}

function isInBreak({ mode, from, below = Number.POSITIVE_INFINITY }: Basis, kg: number): boolean {
  return mode === 'air' && from !== undefined && kg >= from && kg < below
}

/** Those of a load with several kinds of boxes, each once. */
export function bandBasesOf(load: BandLoad, containerTypes: readonly string[]): BandBasis[] {
  if (load.transport_mode !== 'sea_fcl') return [bandBasisOf(load)].filter((basis) => basis !== null)
  const all = containerTypes.map((container_type) => bandBasisOf({ ...load, container_type }))
  return [...new Set(all.filter((basis) => basis !== null))]
}
