/** The ports or airports that cargo of a city really goes through, best first: by table where one knows, otherwise by distance and size. */
import { noCorrections, type PlaceCorrections } from '#places/corrections.ts'
import { handlesAirCargo, usualAirports } from '#places/gateways/cargo-airports.ts'
import { foreignHinterland } from '#places/gateways/foreign-hinterland.ts'
import { gatewaysByCity } from '#places/gateways/hinterland-line.ts'
import { containerSizeOf, takesContainers } from '#places/gateways/port-services.ts'
import { turkishHinterland } from '#places/gateways/turkish-hinterland.ts'
import { greatCircleKm, type Position } from '#places/great-circle.ts'

type Mode = 'sea' | 'air' | 'land'

const portsByCity = gatewaysByCity([...turkishHinterland, ...foreignHinterland])

/** By code, the usual one first; none where the tables do not know. */
export function usualGateways(
  mode: Mode,
  city: string,
  { ports, airports } = noCorrections,
): readonly string[] {
  if (mode === 'land') return []
  if (mode === 'sea') return ports.get(city) ?? portsByCity.get(city) ?? []
  return airports.get(city) ?? usualAirports(city)
}

/** Whether containers or air cargo go through the place at all. */
export function servesMode(
  mode: 'sea' | 'air',
  place: string,
  { services, airCargo } = noCorrections,
): boolean {
  if (mode === 'sea') return services.get(place)?.includes('container') ?? takesContainers(place)
  return airCargo.get(place) ?? handlesAirCargo(place)
}

/** Ports from which trains go on to other countries, with goods of these only: to whoever comes from the west they lie behind the end. */
const landBridges: Record<string, string> = { CNLYG: 'HK ID JP KH KR MM MY PH SG TH TW VN' }

/** Whether goods between the two countries go through the place: those for a neighbour are not shipped to a port of their own country. */
export function isOnLane(
  { code, country_code }: { code: string; country_code: string },
  ownCountry: string,
  otherCountry: string,
): boolean {
  if (country_code === ownCountry) return true
  return country_code !== otherCountry && (landBridges[code]?.split(' ').includes(otherCountry) ?? true)
}

/** For places whose utilization is not known. */
export const assumedUtilization = 0.5
/** Each further line of the table suits a little less. */
const perPlaceInTable = 0.1
/** What is only near or large suits less than what is usual, and what is this far not at all. */
const mostWhenNear = 0.6
const tooFarKm = { sea: 700, air: 700, land: 150 }

type City = Position & { code: string; country_code: string }
type Candidate = City & { rank: number; utilization: number | null }
export type Gateway<Row> = {
  row: Row
  /** From 0 to 1: how well it suits, times how much room it has. */
  score: number
  basis: 'usual' | 'near' | 'large'
  /** From the city, where that is known. */
  km: number | null
}

/**
 * In the order of their scores. Where the tables know the city, nothing else is suggested; without a city the larger come first. The
 * other end's country is known by its code.
 */
export function rankGateways<Row extends Candidate>(
  mode: Mode,
  city: City | undefined,
  candidates: readonly Row[],
  otherCountry = '',
  corrections: PlaceCorrections = noCorrections,
): Gateway<Row>[] {
  const usual = city ? usualGateways(mode, city.code, corrections) : []
  const suited =
    city && usual.length > 0
      ? candidates.filter((row) => usual.includes(row.code) && isOnLane(row, city.country_code, otherCountry))
      : candidates
  const sizeOf = (row: Row) => (mode === 'sea' ? containerSizeOf(row) : row.rank)
  return suited
    .map((row): Gateway<Row> => {
      const place = usual.indexOf(row.code)
      const km = city ? greatCircleKm(city, row) : null
      // Whoever has one in town goes there, however large that of the next town is.
      const size = mode === 'land' || row.code === city?.code ? 1 : 0.5 + sizeOf(row) / 20
      const nearness = km === null ? 1 : 1 - km / tooFarKm[mode]
      const fit = place >= 0 ? 1 - place * perPlaceInTable : mostWhenNear * nearness * size
      const score = Math.max(0, fit) * (1 - (row.utilization ?? assumedUtilization))
      const basis = place >= 0 ? 'usual' : km === null ? 'large' : 'near'
      return { row, basis, km: km === null ? null : Math.round(km), score: Math.round(score * 1000) / 1000 }
    })
    .filter(({ score, basis }) => basis === 'usual' || score > 0)
    .sort((a, b) => b.score - a.score || (a.km ?? 0) - (b.km ?? 0) || sizeOf(b.row) - sizeOf(a.row))
}
