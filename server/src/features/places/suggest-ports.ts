/** Suggests where to load and unload: the three least utilized places at each end, nearest to the city first among equals. */
import { findCountry } from '@kervan/domain/places/country.ts'
import type { PlaceKind, PortCandidate, SuggestedPorts } from '@kervan/domain/places/places.contract.ts'
import { findPlace, placesOfKind, toPlace } from '#features/places/places.queries.ts'
import type { Db } from '#spine/database/act-as.ts'

/** For places whose utilization is not known. */
const assumedUtilization = 0.5
const candidates = 3
/** By land, terminals further away than this would be a detour. */
const nearKilometres = 150
const kilometresOfDegree = 111

const kindOf: Record<'sea' | 'air' | 'land', PlaceKind> = { sea: 'port', air: 'airport', land: 'terminal' }

type Lane = {
  shipment_type: keyof typeof kindOf
  origin_country: string
  origin_city?: string | undefined
  destination_country: string
  destination_city?: string | undefined
}

export async function suggestPorts(db: Db, lane: Lane): Promise<SuggestedPorts> {
  const kind = kindOf[lane.shipment_type]
  const pol = await suggestEnd(db, kind, lane.origin_country, lane.origin_city)
  const pod = await suggestEnd(db, kind, lane.destination_country, lane.destination_city)
  return { pol, pod }
}

async function suggestEnd(db: Db, kind: PlaceKind, country: string, city = '') {
  const code = findCountry(country)?.code
  if (!code) return { best: null, alternatives: [] }
  const [near] = city ? await findPlace(db, code, city) : []
  const rows = await placesOfKind(db, code, kind)
  // For a city that is not in the table no terminal counts as near.
  const isNear = (place: Point) => near && distance(near, place) * kilometresOfDegree <= nearKilometres
  const suited = kind === 'terminal' && city ? rows.filter(isNear) : rows
  const ranked = suited
    .map(({ aliases, latitude, longitude, rank, utilization, ...row }) => {
      const used = utilization ?? assumedUtilization
      const candidate: PortCandidate = {
        ...toPlace(row),
        utilization: used,
        utilization_known: utilization !== null,
        score: Math.round((1 - used) * 1000) / 1000,
      }
      return { candidate, rank, away: near ? distance(near, { latitude, longitude }) : 0 }
    })
    .sort((a, b) => b.candidate.score - a.candidate.score || a.away - b.away || b.rank - a.rank)
    .slice(0, candidates)
    .map(({ candidate }) => candidate)
  return { best: ranked[0] ?? null, alternatives: ranked }
}

type Point = { latitude: number; longitude: number }

/** In degrees, with longitudes narrowed towards the poles: exact enough to compare two distances. */
function distance(a: Point, b: Point): number {
  const narrow = Math.cos(((a.latitude + b.latitude) / 2) * (Math.PI / 180))
  return Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * narrow)
}
