/** How many of each container and truck a load takes, how full they are then, and which pieces go into none of them. Without zod. */
import { type AskedLoad, volumeOf } from '#requests/sense/asked-load.ts'
import { containerLimits, type Limits, stowedShare, truckLimits } from '#requests/sense/equipment-limits.ts'
import type { Piece } from '#requests/sense/finding.ts'
import { fittingTrucks, goesIn, sharesOf } from '#requests/sense/what-fits.ts'

export type FitRow = {
  name: string
  cubicMetres: number | null
  easyKg: number
  quantity: number
  /** From 0 to 1, of so many. */
  filled: number
  /** What is used up first. */
  by: 'weight' | 'volume' | 'floor'
  /** Pieces that are too large for it. */
  tooLarge: readonly Piece[]
}

const containers = ['20GP', '40GP', '40HC', '45HC'] as const
const trucks = ['tenteli', 'mega', 'frigorifik'] as const

/** Containers are never stowed to the brim; a truck is loaded by its floor too. */
export function fitTable(load: AskedLoad): { containers: FitRow[]; trucks: FitRow[] } {
  return {
    containers: containers.map((key) => {
      const limits = containerLimits[key]
      const share = sharesOf(load, limits, stowedShare)
      const quantity = Math.max(1, Math.ceil(share))
      return { ...rowOf(load, limits, stowedShare), quantity, filled: share / quantity }
    }),
    trucks: trucks.map((key) => {
      const { quantity, filled } = fittingTrucks(load, key)
      const row = rowOf(load, truckLimits[key], 1)
      const isByFloor = filled * quantity > sharesOf(load, truckLimits[key], 1) + 1e-9
      return { ...row, quantity, filled, by: isByFloor ? 'floor' : row.by }
    }),
  }
}

function rowOf(load: AskedLoad, limits: Limits, usable: number) {
  const { name, cubicMetres, easyKg } = limits
  const byWeight = (load.kg ?? 0) / easyKg
  const byVolume = cubicMetres ? (volumeOf(load) ?? 0) / (cubicMetres * usable) : 0
  return {
    name,
    cubicMetres,
    easyKg,
    by: byWeight > byVolume ? ('weight' as const) : ('volume' as const),
    tooLarge: load.pieces.filter((piece) => !goesIn(piece, limits)),
  }
}
