/**
 * How many days goods are usually under way between two places, for lanes that we have no history of.
 * Source: usual figures of the trade as of 2026; certainty: estimate, always shown as one.
 */
import { laneKey, noCorrections } from '#places/corrections.ts'
import type { CuratedPlace } from '#places/curated-places.ts'
import { greatCircleKm } from '#places/great-circle.ts'
import { roadRoute } from '#places/road/road-route.ts'
import { isByCape, usualSeaRoute } from '#places/sea/usual-sea-route.ts'

export type DayRange = readonly [soonest: number, latest: number]
export type TravelMode = 'sea' | 'air' | 'land' | 'van'

/** Days on the water between Türkiye and a part of the world: by the Cape, and by Suez where that is another way. */
const seaDays: { ports: string; byCape: DayRange; bySuez?: DayRange }[] = [
  { ports: 'CN HK TW KR JP VN TH MY SG ID PH KH MM RUVVO', byCape: [38, 50], bySuez: [26, 38] },
  { ports: 'IN PK LK BD', byCape: [34, 45], bySuez: [16, 24] },
  { ports: 'AE QA KW BH OM IQ IR SADMM', byCape: [36, 46], bySuez: [14, 20] },
  { ports: 'DE NL BE GB IE PL DK SE NO FI EE LV LT RULED FRLEH FRDKK FRCQF', byCape: [8, 14] },
  { ports: 'ES PT IT MT FRFOS FRMRS FRSET DZ TN MA LY', byCape: [5, 10] },
  { ports: 'BG RO UA GE RUNVS RUTUA RUROV RUTAG', byCape: [2, 5] },
  { ports: 'USLAX USLGB USOAK USSEA CAVAN MXZLO', byCape: [32, 42] },
  { ports: 'US CAMTR CAHAL', byCape: [18, 24] },
]
/** The night ships from the south coast, both ends included. */
const nightShip: { country: string; days: DayRange } = { country: 'XN', days: [2, 5] }
const milesADay = 269
const oneTransshipment = 3
/** Handling at both ends. */
const atPorts: DayRange = [4, 7]

/** By truck between Türkiye and a country. */
const roadDays: Record<string, DayRange> = {
  DE: [5, 8],
  IT: [5, 8],
  FR: [7, 10],
  GB: [7, 10],
  BG: [2, 4],
  GR: [2, 4],
  RO: [2, 4],
  MK: [2, 4],
  RS: [2, 4],
  AL: [2, 4],
  XK: [2, 4],
  XN: [2, 4],
  IQ: [4, 7],
  GE: [3, 5],
  AZ: [5, 8],
  KZ: [12, 18],
  UZ: [12, 18],
  KG: [12, 18],
  TJ: [12, 18],
  AF: [10, 16],
  PK: [12, 18],
  IR: [5, 8],
  RU: [8, 14],
}
const kmADay = 550
/** Waiting at one border. */
const atBorder: DayRange = [1, 2]

/** Farther than this a flight usually has a stop. */
const directFlightKm = 4_500

/** Nothing where no way of that mode is known between the two. */
export function estimateTransit(
  mode: TravelMode,
  from: CuratedPlace,
  to: CuratedPlace,
  { lanes } = noCorrections,
): DayRange | undefined {
  const shipped = mode === 'van' ? 'land' : mode
  const corrected = lanes.get(laneKey(shipped, from.country_code, to.country_code))
  if (mode === 'sea') return corrected ?? bySea(from, to)
  if (mode === 'air') return corrected ?? (greatCircleKm(from, to) <= directFlightKm ? [1, 3] : [3, 6])
  const road = corrected ?? byRoad(from, to)
  if (mode === 'land' || !road) return road
  // A van has two drivers or a short way, and does not wait for other goods.
  return [Math.max(1, Math.floor(road[0] / 2)), Math.max(1, Math.ceil(road[1] / 2))]
}

function bySea(from: CuratedPlace, to: CuratedPlace): DayRange | undefined {
  const table = abroad(from, to)
  if (table?.country_code === nightShip.country) return nightShip.days
  const listed =
    table &&
    seaDays.find(({ ports }) =>
      ports.split(' ').some((name) => name === table.code || name === table.country_code),
    )
  if (listed)
    return add(isByCape(from.code, to.code) ? listed.byCape : (listed.bySuez ?? listed.byCape), atPorts)
  const route = usualSeaRoute(from.code, to.code)
  if (!route) return undefined
  const days = Math.ceil(route.nautical_miles / milesADay)
  return add([days, days + oneTransshipment], atPorts)
}

function byRoad(from: CuratedPlace, to: CuratedPlace): DayRange | undefined {
  const table = abroad(from, to)
  const listed = table && roadDays[table.country_code]
  if (listed && !isBeyondTables(table)) return listed
  const route = roadRoute(from, to)
  if (!route) return undefined
  const km = route.path
    .slice(1)
    .reduce((sum, point, index) => sum + greatCircleKm(route.path[index] ?? point, point), 0)
  const days = Math.max(1, Math.ceil(km / kmADay))
  if (from.country_code === to.country_code) return [days, days + 1]
  return add([days, days + 1], atBorder)
}

/** The tables speak of where trucks of Türkiye go; of Russia that is the west. */
const isBeyondTables = ({ country_code, longitude }: CuratedPlace): boolean =>
  country_code === 'RU' && longitude > 70

/** The end that is not in Türkiye, where the other one is. */
function abroad(from: CuratedPlace, to: CuratedPlace): CuratedPlace | undefined {
  if ((from.country_code === 'TR') === (to.country_code === 'TR')) return undefined
  return from.country_code === 'TR' ? to : from
}

const add = (a: DayRange, b: DayRange): DayRange => [a[0] + b[0], a[1] + b[1]]
