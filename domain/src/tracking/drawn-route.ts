/** The route of a shipment as a map and a list show it: its ways, the places on them with their dates, and how far it has come. */

import { lateAfterHours } from '#company/late-after-hours.ts'
import type { CuratedPlace } from '#places/curated-places.ts'
import type { Position } from '#places/great-circle.ts'
import { nearestShare, type Path, pathKm, pointAt } from '#places/path.ts'
import { portWaters } from '#places/sea/ports.ts'
import { isSeenInRedSea } from '#places/sea/usual-sea-route.ts'
import { knownPlace, type Mode, type Way, wayBetween } from '#places/way-between.ts'
import { deriveState, followedEvents } from '#tracking/derive-state.ts'
import { deriveTracking } from '#tracking/derive-tracking.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import { type PlacedStop, type PresentShare, presentShare } from '#tracking/present-share.ts'
import { firstTime, type ToldStop, toldStops } from '#tracking/route-stops.ts'
import type { TrackingEvent } from '#tracking/tracking-event.ts'

export type DrawnStop = ToldStop & {
  /** Nothing where we do not know the place. */
  position: Position | null
  state: 'done' | 'here' | 'ahead'
}

export type DrawnRoute = {
  /** None where we do not know where it begins or ends: a part is no whole. */
  legs: { mode: Mode; path: Path }[]
  stops: DrawnStop[]
  /** How much of the way is behind it, from 0 to 1. */
  done: number
  /** It was called off: nothing is ahead of it. */
  cancelled: boolean
  present: (Position & { estimated: boolean; last_name: string; next_name: string }) | null
}

type Located = ToldStop & { place: CuratedPlace }
type OnTheWay = PlacedStop & { position: Position | null }

export function drawRoute(shipment: Followed, told: readonly TrackingEvent[], now: string): DrawnRoute {
  const tracking = deriveTracking(shipment, told, lateAfterHours)
  const cancelled = tracking.status === 'cancelled'
  const stops = toldStops(shipment, tracking, followedEvents(deriveState(shipment, told)))
  const [origin, ...others] = stops.map((stop) => ({ ...stop, place: knownPlace(stop.code, stop.name) }))
  const destination = others.at(-1)
  if (!isLocated(origin) || !isLocated(destination)) return { ...withoutWay(stops), cancelled }
  const between = others.slice(0, -1).filter(isLocated)
  const guides = between.filter((stop) => guidesTheWay(shipment.shipment_type, stop))
  const throughSuez = isSeenInRedSea(stops.map(({ name }) => name))
  const ways = waysThrough(shipment.shipment_type, [origin, ...guides, destination], throughSuez)
  const path = joined(ways)
  const whole = pathKm(path)
  const guided = [origin, ...guides, destination].map((stop, index): OnTheWay => {
    const behind = ways.slice(0, index).reduce((km, way) => km + pathKm(way.path), 0)
    return placed(stop, whole > 0 ? behind / whole : 0, stop.place, path)
  })
  const waters = passesOf(ways, path, stops)
  const beside = between
    .filter((stop) => !guides.includes(stop) && !waters.some(({ name }) => name === stop.name))
    .map((stop) => placed(stop, nearestShare(path, stop.place).share, stop.place, path))
  const [first, ...rest] = guided
  if (!first) return { ...withoutWay(stops), cancelled }
  const last = rest.pop() ?? first
  const inOrder = [...rest, ...waters, ...beside].toSorted((a, b) => a.share - b.share)
  const present = presentShare([first, ...inOrder, last], tracking, now)
  const at = pointAt(path, present.share)
  const placedStops = [first, ...inOrder, last]
  const shown = placedStops.map((stop) => shownStop(stop, stateOf(stop, present)))
  const unknown = stops.filter(
    ({ part, code, name }) =>
      isBetween(part) && !shown.some((stop) => stop.code === code && stop.name === name),
  )
  return {
    legs: ways.map((way) => ({ mode: way.mode, path: way.path })),
    stops: withUnknown(shown, aboutWhen(placedStops), unknown),
    done: present.share,
    cancelled,
    present: at
      ? {
          ...at,
          estimated: present.estimated,
          last_name: present.last.name,
          next_name: present.next?.name ?? '',
        }
      : null,
  }
}

const isBetween = (part: ToldStop['part']): boolean => part === 'call' || part === 'passed'
const isLocated = (stop: { place: CuratedPlace | undefined } | undefined): stop is Located =>
  stop?.place !== undefined

/** A ship goes where it calls, and a truck wherever it was seen; any other place lies beside the way. */
function guidesTheWay(mode: Mode, { part, place }: Located): boolean {
  if (mode === 'land') return true
  return part === 'call' && (mode === 'air' || portWaters.has(place.code))
}

function waysThrough(mode: Mode, stops: Located[], throughSuez: boolean): Way[] {
  const ways = stops
    .slice(1)
    .map(({ place }, index) => wayBetween(mode, stops[index]?.place ?? place, place, { throughSuez }))
  // Each goes on where the one before ended, over the date line too.
  let longitude: number | undefined
  return ways.map((way) => {
    const [start] = way.path
    const shift =
      longitude === undefined || !start ? 0 : Math.round((longitude - start.longitude) / 360) * 360
    const path = way.path.map((point) => ({ ...point, longitude: point.longitude + shift }))
    longitude = path.at(-1)?.longitude
    return { ...way, path }
  })
}

const joined = (ways: Way[]): Path => ways.flatMap(({ path }, index) => (index === 0 ? path : path.slice(1)))

/** On the side of the date line where the way is there. */
function placed(stop: ToldStop, share: number, { latitude, longitude }: Position, path: Path): OnTheWay {
  const { part, code, name, arrival, departure } = stop
  const turns = Math.round(((pointAt(path, share)?.longitude ?? longitude) - longitude) / 360)
  const position = { latitude, longitude: longitude + turns * 360 }
  return { part, code, name, arrival, departure, share, position }
}

/** Waters and gates on the way, with the time where somebody told it. */
function passesOf(ways: Way[], path: Path, stops: ToldStop[]): OnTheWay[] {
  const whole = pathKm(path)
  let behind = 0
  return ways.flatMap((way) => {
    const [start, km] = [behind, pathKm(way.path)]
    behind += km
    return way.passes.flatMap(({ name, share }) => {
      const along = whole > 0 ? (start + share * km) / whole : 0
      const position = pointAt(path, along)
      const seen = stops.find((stop) => stop.name === name)
      const stop = seen ?? ({ part: 'passed', code: '', name, arrival: null, departure: null } as const)
      return position ? [placed(stop, along, position, path)] : []
    })
  })
}

function stateOf(stop: OnTheWay, { at, known }: PresentShare<OnTheWay>): DrawnStop['state'] {
  if (stop === at) return 'here'
  const isBehind = stop.share < known || (stop.share === known && at === null)
  return isBehind ? 'done' : 'ahead'
}

const shownStop = (
  { part, code, name, arrival, departure, position }: OnTheWay,
  state: DrawnStop['state'],
): DrawnStop => ({
  part,
  code,
  name,
  arrival,
  departure,
  position,
  state,
})

/** When each was reached; of one without a time, about when: as far between those that have one as it lies on the way. */
function aboutWhen(stops: readonly OnTheWay[]): (number | undefined)[] {
  const told = stops.map((stop) => (firstTime(stop) ? Date.parse(firstTime(stop)) : undefined))
  return stops.map((stop, index) => {
    const [before, after] = [
      told.findLastIndex((time, at) => at <= index && time !== undefined),
      told.findIndex((time, at) => at >= index && time !== undefined),
    ]
    const [from, to, began, ended] = [stops[before], stops[after], told[before], told[after]]
    if (!from || !to || began === undefined || ended === undefined) return undefined
    const way = to.share - from.share
    return way > 0 ? began + ((stop.share - from.share) / way) * (ended - began) : began
  })
}

/** A place that we do not know stands in the list where its time belongs; what is behind us never after what is ahead. */
function withUnknown(
  shown: readonly DrawnStop[],
  times: readonly (number | undefined)[],
  unknown: readonly ToldStop[],
): DrawnStop[] {
  const inOrder = shown.map((stop, index) => ({ stop, time: times[index] }))
  for (const each of unknown.map(unlocated)) {
    const time = Date.parse(firstTime(each))
    const before = inOrder
      .slice(0, -1)
      .findLastIndex(
        (other) =>
          other.time !== undefined &&
          other.time <= time &&
          (each.state === 'ahead' || other.stop.state !== 'ahead'),
      )
    inOrder.splice(Math.max(0, before) + 1, 0, { stop: each, time })
  }
  return inOrder.map(({ stop }) => stop)
}

const unlocated = (stop: ToldStop): DrawnStop => ({
  ...stop,
  position: null,
  state: stop.departure?.certainty === 'actual' || stop.arrival?.certainty === 'actual' ? 'done' : 'ahead',
})

const withoutWay = (stops: ToldStop[]): Omit<DrawnRoute, 'cancelled'> => ({
  legs: [],
  stops: stops.map(unlocated),
  done: 0,
  present: null,
})
