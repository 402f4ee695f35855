/** Suggests where to load and unload: the three places at each end that suit best, and the gates or ferries that a road leads through. */
import { isWithoutRoad, roadCrossings, withoutOtherGates } from '@kervan/domain/places/border-gate.ts'
import type { PlaceCorrections } from '@kervan/domain/places/corrections.ts'
import { findCountry } from '@kervan/domain/places/country.ts'
import {
  assumedUtilization,
  type Gateway,
  rankGateways,
  servesMode,
  usualGateways,
} from '@kervan/domain/places/gateways/suggest-gateways.ts'
import type { PortCandidate, SuggestedPorts } from '@kervan/domain/places/places.contract.ts'
import { tradeBanOn } from '@kervan/domain/places/trade-bans.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { placeCorrections } from '#features/places/place-corrections.queries.ts'
import {
  findPlace,
  placesByCode,
  placesOfKind,
  type RankedPlace,
  toPlace,
} from '#features/places/places.queries.ts'
import type { Db } from '#spine/database/act-as.ts'

const candidates = 3

type Mode = 'sea' | 'air' | 'land'
type Lane = {
  shipment_type: Mode
  origin_country: string
  origin_city?: string | undefined
  destination_country: string
  destination_city?: string | undefined
}

export async function suggestPorts(db: Db, lane: Lane): Promise<SuggestedPorts> {
  const { shipment_type, origin_country, destination_country } = lane
  const corrections = await placeCorrections(db)
  const from = await findEnd(db, origin_country, lane.origin_city)
  const to = await findEnd(db, destination_country, lane.destination_city)
  const notice = tradeBanOn(from.country, to.country)
  if (isSamePlace(from, to)) return { pol: nothing, pod: nothing, gates: [], notice }
  const towns = [from, to].flatMap(({ city }) => city?.code ?? [])
  const gates = shipment_type === 'land' ? roadCrossings(origin_country, destination_country, towns) : []
  const pol = await suggestEnd(db, shipment_type, from, { otherCountry: to.country, gates, corrections })
  const pod = await suggestEnd(db, shipment_type, to, { otherCountry: from.country, gates, corrections })
  // What is loaded and unloaded in the same place, or has no place to be unloaded, does not go this way.
  const isNoWay =
    shipment_type === 'land'
      ? isWithoutRoad(origin_country, destination_country)
      : (pol.best !== null && pol.best.code === pod.best?.code) || pol.isElsewhere || pod.isElsewhere
  return {
    pol: isNoWay ? nothing : { best: pol.best, alternatives: pol.alternatives },
    pod: isNoWay ? nothing : { best: pod.best, alternatives: pod.alternatives },
    gates: await placesNamed(db, gates),
    notice,
  }
}

const nothing = { best: null, alternatives: [] }

type End = { country: string | undefined; typed: string; city: City | undefined }

async function findEnd(db: Db, country: string, typed = ''): Promise<End> {
  const code = findCountry(country)?.code
  const [city] = code && typed ? await findPlace(db, code, typed) : []
  return { country: code, typed, city }
}

function isSamePlace(one: End, other: End): boolean {
  if (one.country !== other.country) return false
  if (one.city && other.city) return one.city.code === other.city.code
  return one.typed.trim() !== '' && foldTurkish(one.typed) === foldTurkish(other.typed)
}

type Way = {
  otherCountry: string | undefined
  gates: readonly string[]
  corrections: PlaceCorrections
}

/** `isElsewhere`: the places that serve the city lie in the country where the goods come from. */
async function suggestEnd(db: Db, mode: Mode, { country, typed, city }: End, way: Way) {
  if (!country) return { ...nothing, isElsewhere: false }
  const ranked =
    mode === 'land'
      ? await terminals(db, country, typed, city, way.gates)
      : await gateways(db, mode, country, city, way)
  const alternatives = ranked.slice(0, candidates).map(toCandidate)
  const isElsewhere =
    alternatives.length === 0 &&
    city !== undefined &&
    usualGateways(mode, city.code, way.corrections).length > 0
  return { best: alternatives[0] ?? null, alternatives, isElsewhere }
}

type City = { code: string; country_code: string; latitude: number; longitude: number }

/** Those of the country that take such cargo, and those of other countries that serve the city. */
async function gateways(
  db: Db,
  mode: 'sea' | 'air',
  country: string,
  city: City | undefined,
  { otherCountry, corrections }: Way,
) {
  const own = await placesOfKind(db, country, mode === 'sea' ? 'port' : 'airport')
  const usual = city ? usualGateways(mode, city.code, corrections) : []
  const abroad = usual.filter((code) => own.every((place) => place.code !== code))
  const suited = own.filter(({ code }) => servesMode(mode, code, corrections) || usual.includes(code))
  const abroadPlaces = await placesByCode(db, abroad)
  return rankGateways(mode, city, [...suited, ...abroadPlaces], otherCountry, corrections)
}

/** For a city that is not in the table no terminal counts as near. */
async function terminals(
  db: Db,
  country: string,
  typed: string,
  city: City | undefined,
  gates: readonly string[],
) {
  if (typed && !city) return []
  const suited = withoutOtherGates(await placesOfKind(db, country, 'terminal'), gates)
  return rankGateways('land', city, suited)
}

function toCandidate({ row, score, basis, km }: Gateway<RankedPlace>): PortCandidate {
  const { latitude, longitude, rank, utilization, ...place } = row
  return {
    ...toPlace(place),
    utilization: utilization ?? assumedUtilization,
    utilization_known: utilization !== null,
    score,
    basis,
    distance_km: km,
  }
}

/** In the order of the codes. */
async function placesNamed(db: Db, codes: readonly string[]) {
  const rows = await placesByCode(db, codes)
  return codes.flatMap((code) => {
    const row = rows.find((place) => place.code === code)
    if (!row) return []
    const { latitude, longitude, rank, utilization, ...place } = row
    return [toPlace(place)]
  })
}
