/** The way of a ship between two ports: its distance along water, and the points it passes. */
import { curatedPlaces } from '#places/curated-places.ts'
import { greatCircleKm, type Position } from '#places/great-circle.ts'
import { type Entrance, type Net, readNet, shortestWay } from '#places/net.ts'
import { oceans } from '#places/sea/oceans.ts'
import { portWaters } from '#places/sea/ports.ts'
import { waters } from '#places/sea/waters.ts'

export const kmPerNauticalMile = 1.852

/** What can be closed, or is avoided: the two points of the net between which it lies. */
const passages = {
  suez: ['port_said', 'suez'],
  panama: ['colon', 'balboa'],
  hormuz: ['hormuz', 'hormuz_w'],
  bab_el_mandeb: ['red_sea_s', 'bab_el_mandeb'],
  kiel: ['brunsbuttel', 'kiel'],
} as const
export type Passage = keyof typeof passages

export type SeaRoute = {
  km: number
  nautical_miles: number
  path: Position[]
  /** Waters on the way that people know by name, with how far along it they are, from 0 to 1. */
  passes: { name: string; share: number }[]
}

const knownWaters: Record<string, string> = {
  bosphorus_s: 'İstanbul Boğazı',
  dardanelles: 'Çanakkale Boğazı',
  crete_s: 'Girit açıkları',
  malta: 'Malta açıkları',
  messina: 'Messina Boğazı',
  gibraltar: 'Cebelitarık Boğazı',
  finisterre: 'Biskay Körfezi',
  dover: 'Dover Boğazı',
  suez: 'Süveyş Kanalı',
  red_sea_c: 'Kızıldeniz',
  bab_el_mandeb: 'Babülmendep Boğazı',
  agulhas: 'Ümit Burnu',
  hormuz: 'Hürmüz Boğazı',
  dondra: 'Sri Lanka açıkları',
  malacca_s: 'Malakka Boğazı',
  singapore: 'Singapur Boğazı',
  taiwan_strait: 'Tayvan Boğazı',
  colon: 'Panama Kanalı',
  magellan_e: 'Macellan Boğazı',
  kattegat: 'Kattegat',
}

/**
 * Ships keep to lanes and away from coasts: where we could compare, they sail this much more than the straight lines of the net.
 */
const alongLanes = 1.035

/** Nothing where no water joins the two, or where we do not know one of them as a port. */
export function seaRoute(from: string, to: string, avoid: readonly Passage[] = []): SeaRoute | undefined {
  const [start, end] = [portOf(from), portOf(to)]
  if (!start || !end) return undefined
  const isClosed = (a: string, b: string) =>
    avoid.some((passage) => passages[passage].every((side) => side === a || side === b))
  const names = shortestWay(net(), start, end, isClosed)
  if (!names) return undefined
  const inBetween = names.map((name) => net().points.get(name)).filter((point) => point !== undefined)
  const path = [start.position, ...inBetween, end.position]
  const length = lengthKm(path)
  const km = length * alongLanes
  const passes = names.flatMap((point, index) => {
    const name = knownWaters[point]
    return name ? [{ name, share: lengthKm(path.slice(0, index + 2)) / length }] : []
  })
  return { km, nautical_miles: km / kmPerNauticalMile, path, passes }
}

function portOf(code: string): Entrance | undefined {
  const waters = portWaters.get(code)
  const place = waters && curatedPlaces.find((known) => known.code === code)
  if (!waters || !place) return undefined
  const { latitude, longitude } = place
  return { points: waters, position: { latitude, longitude } }
}

function lengthKm(path: Position[]): number {
  return path.slice(1).reduce((sum, point, index) => sum + greatCircleKm(path[index] ?? point, point), 0)
}

let read: Net | undefined

/** Read once, when the first route is asked for. */
export function net(): Net {
  read ??= readNet(`${waters}\n${oceans}`)
  return read
}
