/** The way of a truck between two places: the points of the trunk roads it takes, by the gate or ferry through which it usually leaves Türkiye. */
import { isWithoutRoad, roadCrossings } from '#places/border-gate.ts'
import type { CuratedPlace } from '#places/curated-places.ts'
import { greatCircleKm, type Position } from '#places/great-circle.ts'
import { positionOf } from '#places/known-places.ts'
import { type Entrance, type Net, readNet, shortestWay } from '#places/net.ts'
import { roads } from '#places/road/roads.ts'

export type RoadRoute = { path: Position[]; gate: CuratedPlace | null }

let read: Net | undefined
/** Read once, when the first route is asked for. */
export function roadNet(): Net {
  read ??= readNet(roads)
  return read
}

/** Towns this near to each other are joined without the net. */
const neighbourhoodKm = 120
/** Nearer than this a place is a point of the net, and a line from the one to the other would be drawn as a hook. */
const atPointKm = 25
/** How many points of the net are tried from a place beside it. */
const entrances = 4

/** Nothing where no road of ours joins the two, as over an ocean. */
export function roadRoute(from: CuratedPlace, to: CuratedPlace): RoadRoute | undefined {
  const gate = crossingBetween(from, to)
  if (gate === undefined) return undefined
  const stations = gate ? [from, gate, to] : [from, to]
  const parts = stations.slice(1).map((next, index) => directRoad(stations[index] ?? next, next))
  if (parts.some((part) => part === undefined)) return undefined
  return { path: parts.flatMap((part = [], index) => (index === 0 ? part : part.slice(1))), gate }
}

/** Null where none is needed, nothing where one is but we know none. */
function crossingBetween(from: CuratedPlace, to: CuratedPlace): CuratedPlace | null | undefined {
  const codes = [from.code, to.code]
  const crossings = roadCrossings(from.country_code, to.country_code, codes)
  // Whoever is at a gate of the border crosses there, and whoever is at the ferry's port takes it.
  if ([from, to].some(isGate) || crossings.some((code) => codes.includes(code))) return null
  if (isWithoutRoad(from.country_code, to.country_code)) return undefined
  return positionOf(crossings[0] ?? '') ?? null
}

const isGate = ({ country_code, kinds }: CuratedPlace): boolean =>
  country_code === 'TR' && kinds.length === 1 && kinds[0] === 'terminal'

function directRoad(from: Position, to: Position): Position[] | undefined {
  if (greatCircleKm(from, to) <= neighbourhoodKm) return [from, to]
  const names = shortestWay(roadNet(), entranceOf(from), entranceOf(to))
  if (!names) return undefined
  const between = names.map((name) => roadNet().points.get(name)).filter((point) => point !== undefined)
  const apart = between.filter(
    (point) => Math.min(greatCircleKm(point, from), greatCircleKm(point, to)) > atPointKm,
  )
  return [from, ...apart, to]
}

/** From a place that is far from every road of ours none of them is reached. */
const farthestKm = 700

function entranceOf(position: Position): Entrance {
  const near = [...roadNet().points]
    .map(([name, point]) => ({ name, km: greatCircleKm(point, position) }))
    .filter(({ km }) => km <= farthestKm)
    .sort((a, b) => a.km - b.km)
  // A place that lies at a point leaves by it; from any other one several are tried.
  const tried = near[0] && near[0].km <= atPointKm ? 1 : entrances
  return { points: near.slice(0, tried).map(({ name }) => name), position }
}
