/** What would hold a load: the fewest containers or trucks that take it without being full to the brim. Without zod. */
import { type AskedLoad, volumeOf } from '#requests/sense/asked-load.ts'
import {
  type ContainerKey,
  containerLimits,
  type Limits,
  type Sides,
  stowedShare,
  type TruckKey,
  truckLimits,
} from '#requests/sense/equipment-limits.ts'
import type { Fit, Piece } from '#requests/sense/finding.ts'

/** Containers for the same goods; the first of equally many is suggested. */
const families: readonly (readonly ContainerKey[])[] = [
  ['20GP', '40HC'],
  ['20RF', '40RF'],
  ['20OT', '40OT'],
  ['20FR', '40FR'],
  ['tank'],
]
const oversizeBoxes: readonly ContainerKey[] = ['40HC', '45HC', '40OT', '40FR']

/** The number of containers that a form can hold. */
const mostBoxes = 500

/** The same kind of container; for pieces that no such one takes, an open one. Null where nothing would do. */
export function fittingBoxes(load: AskedLoad, chosen: readonly ContainerKey[]): Fit | null {
  const [first = '40HC'] = chosen
  const alike = families.find((family) => family.includes(first)) ?? ['40HC']
  return fewest(load, [...new Set([...chosen, ...alike])]) ?? fewest(load, oversizeBoxes)
}

function fewest(load: AskedLoad, keys: readonly ContainerKey[]): Fit | null {
  const fits = keys.flatMap((key) => {
    const limits: Limits = containerLimits[key]
    const share = sharesOf(load, limits, stowedShare)
    const quantity = Math.max(1, Math.ceil(share))
    return load.pieces.every((piece) => goesIn(piece, limits)) && quantity <= mostBoxes
      ? [{ name: limits.name, quantity, filled: share / quantity }]
      : []
  })
  return fits.reduce<Fit | null>((best, fit) => (best && best.quantity <= fit.quantity ? best : fit), null)
}

/** How many trucks of a kind. */
export function fittingTrucks(load: AskedLoad, key: TruckKey): Fit {
  const limits: Limits = truckLimits[key]
  // A lowbed has a piece or two on it, whatever they measure.
  const floor = limits.euroPallets === null ? 0 : loadingMetres(load) / trailerMetres
  const share = Math.max(sharesOf(load, limits, 1), floor)
  const quantity = Math.max(1, Math.ceil(share - tolerance))
  return { name: limits.name, quantity, filled: Math.min(1, share / quantity) }
}

/** So that 33 pallets, which come to 13.2 m, or sums of floats do not ask for another truck. */
const tolerance = 1e-9
export const trailerMetres = 13.6
const palletMetres = 0.4
const trailerWidthCm = 240

/** Metres of a trailer's floor; what can be stacked counts for half. */
export function loadingMetres({ pallets, pieces, stackable }: AskedLoad): number {
  const floor = pallets
    ? pallets * palletMetres
    : pieces.reduce((sum, piece) => sum + floorMetres(piece) * piece.quantity, 0)
  return stackable ? floor / 2 : floor
}

/** What is broader or longer than the trailer takes all of it, however far it stands out. */
function floorMetres({ length, width }: Sides): number {
  const [short, long] = [Math.min(length, width), Math.max(length, width)]
  return Math.min(trailerMetres, (Math.min(short, trailerWidthCm) * long) / trailerWidthCm / 100)
}

/** How many of them the load takes by weight and volume, whichever is more. */
export function sharesOf(load: AskedLoad, limits: Limits, usable: number): number {
  const volume = volumeOf(load)
  const byWeight = (load.kg ?? 0) / limits.easyKg
  const byVolume = volume && limits.cubicMetres ? volume / (limits.cubicMetres * usable) : 0
  return Math.max(byWeight, byVolume)
}

/** Turned any way. */
export function goesIn(piece: Sides, { inside }: Pick<Limits, 'inside'>): boolean {
  const [sides, room] = [sidesOf(piece), sidesOf(inside)]
  return sides.every((side, index) => side <= (room[index] ?? 0))
}

/** Without being laid on its side. */
export function standsIn(piece: Sides, { inside }: Pick<Limits, 'inside'>): boolean {
  const [short, long] = [Math.min(piece.length, piece.width), Math.max(piece.length, piece.width)]
  return piece.height <= inside.height && short <= inside.width && long <= inside.length
}

/** The shortest first. */
export function sidesOf({ length, width, height }: Sides): number[] {
  return [length, width, height].sort((one, other) => one - other)
}

/** `120 × 80 × 100 cm` */
export const sizeText = ({ length, width, height }: Piece) =>
  [length, '×', width, '×', height, 'cm'].join('\u00a0')
