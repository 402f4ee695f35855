/** Suggests where to load and unload: the three places at each end that suit best, and the gates that a road leads through. */
import { borderGates, withoutOtherGates } from '@kervan/domain/places/border-gate.ts'
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
  const from = await findEnd(db, origin_country, lane.origin_city)
  const to = await findEnd(db, destination_country, lane.destination_city)
  const towns = [from, to].flatMap(({ city }) => city?.code ?? [])
  const gates = shipment_type === 'land' ? borderGates(origin_country, destination_country, towns) : []
  return {
    pol: await suggestEnd(db, shipment_type, from, gates),
    pod: await suggestEnd(db, shipment_type, to, gates),
    gates: await placesNamed(db, gates),
    notice: tradeBanOn(findCountry(origin_country)?.code, findCountry(destination_country)?.code),
  }
}

type End = { country: string | undefined; typed: string; city: City | undefined }

async function findEnd(db: Db, country: string, typed = ''): Promise<End> {
  const code = findCountry(country)?.code
  const [city] = code && typed ? await findPlace(db, code, typed) : []
  return { country: code, typed, city }
}

async function suggestEnd(db: Db, mode: Mode, { country, typed, city }: End, gates: readonly string[]) {
  if (!country) return { best: null, alternatives: [] }
  const ranked =
    mode === 'land'
      ? await terminals(db, country, typed, city, gates)
      : await gateways(db, mode, country, city)
  const alternatives = ranked.slice(0, candidates).map(toCandidate)
  return { best: alternatives[0] ?? null, alternatives }
}

type City = { code: string; latitude: number; longitude: number }

/** Those of the country that take such cargo, and those of other countries that serve the city. */
async function gateways(db: Db, mode: 'sea' | 'air', country: string, city: City | undefined) {
  const own = await placesOfKind(db, country, mode === 'sea' ? 'port' : 'airport')
  const usual = city ? usualGateways(mode, city.code) : []
  const abroad = usual.filter((code) => own.every((place) => place.code !== code))
  const suited = own.filter(({ code }) => servesMode(mode, code) || usual.includes(code))
  return rankGateways(mode, city, [...suited, ...(await placesByCode(db, abroad))])
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
