/** The way between two places as it is drawn: along water, over the air or by road, with the places it passes. */
import { type CuratedPlace, curatedPlaces } from '#places/curated-places.ts'
import { continuous, greatCirclePath, nearestShare, type Path, rounded } from '#places/path.ts'
import { roadRoute } from '#places/road/road-route.ts'
import { usualSeaRoute } from '#places/sea/usual-sea-route.ts'

export type Mode = 'sea' | 'air' | 'land'
export type Way = {
  mode: Mode
  path: Path
  /** Waters and border gates that people know by name, with how far along they are, from 0 to 1. */
  passes: { name: string; share: number }[]
}

/** A ship keeps near the points of its net, so that a rounded corner does not cut a cape; a truck may turn wider. */
const turnKm = { sea: 90, land: 45 }

const remembered = new Map<string, Way>()
const mostRemembered = 2000

/** `throughSuez`: for a ship of which that is known. */
type Known = { throughSuez?: boolean }

/** Lanes repeat, and finding one takes milliseconds. */
export function wayBetween(mode: Mode, from: CuratedPlace, to: CuratedPlace, known: Known = {}): Way {
  const key = `${mode} ${from.code} ${to.code} ${known.throughSuez ? 'suez' : ''}`
  const before = remembered.get(key)
  if (before) return before
  const way = findWay(mode, from, to, known)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(key, way)
  return way
}

/** To or from a place without water a ship's cargo goes on by road; where no road is known either, the line is the shortest one. */
function findWay(mode: Mode, from: CuratedPlace, to: CuratedPlace, known: Known): Way {
  return (
    (mode === 'sea' ? byWater(from, to, known) : undefined) ??
    (mode === 'air' ? undefined : byRoad(from, to)) ?? { mode, path: greatCirclePath(from, to), passes: [] }
  )
}

function byWater(from: CuratedPlace, to: CuratedPlace, known: Known): Way | undefined {
  const route = usualSeaRoute(from.code, to.code, known)
  if (!route) return undefined
  const arcs = route.path.flatMap((point, index) => {
    const next = route.path[index + 1]
    return next ? greatCirclePath(point, next).slice(0, -1) : [point]
  })
  return { mode: 'sea', path: rounded(continuous(arcs), turnKm.sea), passes: route.passes }
}

function byRoad(from: CuratedPlace, to: CuratedPlace): Way | undefined {
  const route = roadRoute(from, to)
  if (!route) return undefined
  const path = rounded(continuous(route.path), turnKm.land)
  const { gate } = route
  return {
    mode: 'land',
    path,
    passes: gate ? [{ name: gate.name, share: nearestShare(path, gate).share }] : [],
  }
}

/** By its code, or where that says nothing by its name. */
export function knownPlace(code: string, name: string): CuratedPlace | undefined {
  return curatedPlaces.find((place) => (code === '' ? place.name === name : place.code === code))
}
