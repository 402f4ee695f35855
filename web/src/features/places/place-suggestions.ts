/** What a city field offers: what was used lately while nothing is typed, then what the server has found, where the goods can be loaded first. */
import type { PlaceKind } from '@kervan/domain/places/places.contract.ts'

export type KnownPlace = {
  code: string
  name: string
  country: string
  kinds: readonly PlaceKind[]
  iata: string | null
}
/** How goods travel: which code of a place says something. */
const travels = ['sea', 'air', 'land'] as const
export type Travel = (typeof travels)[number]

/** As a form names it; undefined while nothing is chosen. */
export const travelNamed = (given: string) => travels.find((way) => way === given)

export type RecentPlace = { name: string; country: string }

const offered = 6

export function placeSuggestions(
  typed: string,
  found: readonly KnownPlace[],
  recent: readonly RecentPlace[],
  by?: Travel,
) {
  const places: readonly (RecentPlace & Partial<KnownPlace>)[] =
    typed.trim() === '' ? recent.slice(0, offered) : suitedFirst(found, by)
  return places.map((place) => ({
    key: place.code ?? `${place.name}, ${place.country}`,
    label: place.name,
    detail: [codeBy(by, place), place.country].filter(Boolean).join(' · '),
    place,
  }))
}

/** Ships call at ports and aeroplanes at airports, and no lorry is sent to a place that is an airport alone; among equals the order stays as it was found. */
function suitedFirst(found: readonly KnownPlace[], by: Travel | undefined): readonly KnownPlace[] {
  if (by === undefined) return found
  if (by === 'land') return found.filter(({ kinds }) => kinds.some((kind) => kind !== 'airport'))
  const kind = by === 'sea' ? 'port' : 'airport'
  const suits = ({ kinds }: KnownPlace) => Number(kinds.includes(kind))
  return found.toSorted((one, other) => suits(other) - suits(one))
}

/** Ships go by UN/LOCODE, aeroplanes by IATA; lorries go to an address. */
function codeBy(by: Travel | undefined, { code, kinds, iata }: Partial<KnownPlace>) {
  if (by === 'land') return null
  return by === 'sea' ? kinds?.includes('port') && code : iata
}

/** The places at one end of earlier requests, newest first, each once. */
export function recentPlaces(
  requests: readonly {
    origin_city: string
    origin_country: string
    destination_city: string
    destination_country: string
  }[],
  end: 'origin' | 'destination',
): RecentPlace[] {
  const places = requests
    .map((request) => ({ name: request[`${end}_city`], country: request[`${end}_country`] }))
    .filter(({ name, country }) => name !== '' && country !== '')
  return [...new Map(places.map((place) => [`${place.name}|${place.country}`, place])).values()]
}
