/** What a city field offers: what was used lately while nothing is typed, then what the server has found. */
import type { PlaceKind } from '@kervan/domain/places/places.contract.ts'

export type KnownPlace = {
  code: string
  name: string
  country: string
  kinds: readonly PlaceKind[]
  iata: string | null
}
/** How goods travel: which code of a place says something. */
export type Travel = 'sea' | 'air' | 'land'
export type RecentPlace = { name: string; country: string }

const offered = 6

export function placeSuggestions(
  typed: string,
  found: readonly KnownPlace[],
  recent: readonly RecentPlace[],
  by?: Travel,
) {
  const places: readonly (RecentPlace & Partial<KnownPlace>)[] =
    typed.trim() === '' ? recent.slice(0, offered) : found
  return places.map((place) => ({
    key: place.code ?? `${place.name}, ${place.country}`,
    label: place.name,
    detail: [codeBy(by, place), place.country].filter(Boolean).join(' · '),
    place,
  }))
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
