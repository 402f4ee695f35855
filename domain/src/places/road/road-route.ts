/** The way of a truck between two places: the points of the trunk roads it takes, by the gate through which it usually leaves Türkiye. */
import { borderGate } from '#places/border-gate.ts'
import { countryNames } from '#places/country-names.ts'
import { type CuratedPlace, curatedPlaces } from '#places/curated-places.ts'
import { greatCircleKm, type Position } from '#places/great-circle.ts'
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
/** How many points of the net are tried from a place. */
const entrances = 4

/** Nothing where no road of ours joins the two, as over an ocean. */
export function roadRoute(from: CuratedPlace, to: CuratedPlace): RoadRoute | undefined {
  const gate = gateBetween(from, to)
  const stations = gate ? [from, gate, to] : [from, to]
  const parts = stations.slice(1).map((next, index) => directRoad(stations[index] ?? next, next))
  if (parts.some((part) => part === undefined)) return undefined
  return { path: parts.flatMap((part = [], index) => (index === 0 ? part : part.slice(1))), gate }
}

function gateBetween(from: CuratedPlace, to: CuratedPlace): CuratedPlace | null {
  const country = ({ country_code }: CuratedPlace) => countryNames[country_code]?.[0] ?? ''
  // Whoever is at a gate of the border crosses there.
  if ([from, to].some(isGate)) return null
  const name = borderGate(country(from), country(to))
  return curatedPlaces.find((place) => place.name === name) ?? null
}

const isGate = ({ country_code, kinds }: CuratedPlace): boolean =>
  country_code === 'TR' && kinds.length === 1 && kinds[0] === 'terminal'

function directRoad(from: Position, to: Position): Position[] | undefined {
  if (greatCircleKm(from, to) <= neighbourhoodKm) return [from, to]
  const names = shortestWay(roadNet(), entranceOf(from), entranceOf(to))
  if (!names) return undefined
  const between = names.map((name) => roadNet().points.get(name)).filter((point) => point !== undefined)
  // A point of the net that is the place itself would be drawn as a hook.
  const apart = between.filter((point) => Math.min(greatCircleKm(point, from), greatCircleKm(point, to)) > 25)
  return [from, ...apart, to]
}

/** From a place that is far from every road of ours none of them is reached. */
const farthestKm = 700

function entranceOf(position: Position): Entrance {
  const near = [...roadNet().points]
    .map(([name, point]) => ({ name, km: greatCircleKm(point, position) }))
    .filter(({ km }) => km <= farthestKm)
    .sort((a, b) => a.km - b.km)
  return { points: near.slice(0, entrances).map(({ name }) => name), position }
}
