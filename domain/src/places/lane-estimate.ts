/**
 * How many days goods are usually under way on a lane that is told by its cities and countries, and between which ports or airports that
 * is. Where a city is not known, the largest places of its country stand for it.
 */
import { noCorrections, type PlaceCorrections } from '#places/corrections.ts'
import { findCountry } from '#places/country.ts'
import { type CuratedPlace, curatedPlaces } from '#places/curated-places.ts'
import { gatewayOf, townNamed } from '#places/gateway-of.ts'
import { isOnLane, servesMode, usualGateways } from '#places/gateways/suggest-gateways.ts'
import { isSameCity, positionOf } from '#places/known-places.ts'
import { type DayRange, estimateTransit, type TravelMode } from '#places/transit-estimate.ts'
import { foldTurkish } from '#values/turkish-text.ts'

export type NamedTown = { city: string; country: string }

export type LaneEstimate =
  | {
      /** By the cities, or by the countries where one of these is not known. */
      by: 'city' | 'country'
      days: DayRange
      /** Where the days begin and end, unless that is the city itself. */
      from: CuratedPlace | null
      to: CuratedPlace | null
    }
  /** The same city, no way of this mode between the two, or one of which we know nothing. */
  | { by: 'same_place' }
  | { by: 'no_way' }
  | { by: 'unknown' }

export function estimateLane(
  mode: TravelMode,
  from: NamedTown,
  to: NamedTown,
  corrections: PlaceCorrections = noCorrections,
): LaneEstimate {
  const [start, end] = [findCountry(from.country)?.code, findCountry(to.country)?.code]
  if (!start || !end) return { by: 'unknown' }
  if (start === end && from.city.trim() && foldTurkish(from.city) === foldTurkish(to.city))
    return { by: 'same_place' }
  const [here, there] = [townNamed(from.city, start), townNamed(to.city, end)]
  if (!here || !there) return betweenCountries(mode, here ?? start, there ?? end, corrections)
  if (here === there) return { by: 'same_place' }
  if (mode === 'land' || mode === 'van') return daysBetween(mode, here, there, corrections)
  const [pol, pod] = [gatewayOn(mode, here, end, corrections), gatewayOn(mode, there, start, corrections)]
  if (pol === undefined || pod === undefined) return { by: 'unknown' }
  if (pol === null || pod === null || pol === pod) return { by: 'no_way' }
  const estimate = daysBetween(mode, pol, pod, corrections)
  if (estimate.by !== 'city') return estimate
  const unlessAt = (town: CuratedPlace, port: CuratedPlace) =>
    isSameCity(town.code, port.code) ? null : port
  return { ...estimate, from: unlessAt(here, pol), to: unlessAt(there, pod) }
}

function daysBetween(
  mode: TravelMode,
  from: CuratedPlace,
  to: CuratedPlace,
  corrections: PlaceCorrections,
): LaneEstimate {
  const days = estimateTransit(mode, from, to, corrections)
  return days ? { by: 'city', days, from: null, to: null } : { by: 'no_way' }
}

/** Null where the ports that serve the town lie in the other end's country: its goods do not come by ship from there. */
function gatewayOn(
  mode: 'sea' | 'air',
  town: CuratedPlace,
  otherCountry: string,
  corrections: PlaceCorrections,
): CuratedPlace | null | undefined {
  const usual = positionOf(gatewayOf(mode, town.code, town.country_code, '', corrections))
  if (!usual || isOnLane(usual, town.country_code, otherCountry)) return usual
  const others = usualGateways(mode, town.code, corrections).map(positionOf)
  return others.find((port) => port && isOnLane(port, town.country_code, otherCountry)) ?? null
}

/** How many places stand for a country. */
const mostPlaces = 4

/** From the soonest to the latest between the places that stand for the countries. */
function betweenCountries(
  mode: TravelMode,
  from: CuratedPlace | string,
  to: CuratedPlace | string,
  corrections: PlaceCorrections,
): LaneEstimate {
  const [starts, ends] = [placesFor(mode, from, corrections), placesFor(mode, to, corrections)]
  if (starts.length === 0 || ends.length === 0) return { by: 'unknown' }
  const found = starts
    .flatMap((start) =>
      ends.map((end) => (start === end ? undefined : estimateTransit(mode, start, end, corrections))),
    )
    .filter((days) => days !== undefined)
  if (found.length === 0) return { by: 'no_way' }
  const days: DayRange = [
    Math.min(...found.map(([soonest]) => soonest)),
    Math.max(...found.map(([, latest]) => latest)),
  ]
  return { by: 'country', days, from: null, to: null }
}

function placesFor(
  mode: TravelMode,
  end: CuratedPlace | string,
  corrections: PlaceCorrections,
): CuratedPlace[] {
  if (typeof end !== 'string') {
    const isByRoad = mode === 'land' || mode === 'van'
    const code = isByRoad ? end.code : gatewayOf(mode, end.code, end.country_code, '', corrections)
    return [positionOf(code)].filter((place) => place !== undefined)
  }
  return curatedPlaces
    .filter((place) => place.country_code === end && stands(mode, place, corrections))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, mostPlaces)
}

function stands(mode: TravelMode, { code, kinds }: CuratedPlace, corrections: PlaceCorrections): boolean {
  if (mode === 'sea') return kinds.includes('port') && servesMode('sea', code, corrections)
  if (mode === 'air') return kinds.includes('airport') && servesMode('air', code, corrections)
  return kinds.includes('city')
}
