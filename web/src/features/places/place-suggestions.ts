/** The suggestions of a city field: recent places while nothing is typed, then the server's, the most suitable first. */
import type { PlaceKind } from '@kervan/domain/places/places.contract.ts'

export type KnownPlace = {
  code: string
  name: string
  country: string
  kinds: readonly PlaceKind[]
  iata: string | null
}
/** How goods travel, which decides what places are suitable and which code is shown. */
const travels = ['sea', 'air', 'land'] as const
export type Travel = (typeof travels)[number]

/** Reads a form's value; undefined while nothing is chosen. */
export const parseTravel = (given: string) => travels.find((way) => way === given)

export type RecentPlace = { name: string; country: string }

const maxRecent = 6

export function placeSuggestions(
  typed: string,
  found: readonly KnownPlace[],
  recent: readonly RecentPlace[],
  by?: Travel,
  asCity = false,
) {
  const suitable = sortBySuitability(found, by).filter((place) => !asCity || isTownBy(by, place))
  const places: readonly (RecentPlace & Partial<KnownPlace>)[] =
    typed.trim() === '' ? recent.slice(0, maxRecent) : suitable
  return places.map((place) => ({
    key: place.code ?? `${place.name}, ${place.country}`,
    label: place.name,
    detail: [shownCode(by, place), place.country].filter(Boolean).join(' · '),
    place,
  }))
}

/** Ports first for sea, airports first for air; for land, places that are only an airport are left out. The order is otherwise kept. */
function sortBySuitability(found: readonly KnownPlace[], by: Travel | undefined): readonly KnownPlace[] {
  if (by === undefined) return found
  if (by === 'land') return found.filter(({ kinds }) => kinds.some((kind) => kind !== 'airport'))
  const kind = by === 'sea' ? 'port' : 'airport'
  const suits = ({ kinds }: KnownPlace) => Number(kinds.includes(kind))
  return found.toSorted((one, other) => suits(other) - suits(one))
}

/** Goods come from a city, or from the port or airport they leave by; nobody's goods come from a border gate. */
function isTownBy(by: Travel | undefined, { kinds }: KnownPlace): boolean {
  if (kinds.includes('city')) return true
  return by === 'sea' ? kinds.includes('port') : by === 'air' && kinds.includes('airport')
}

/** UN/LOCODE for sea, IATA for air, none for land. */
function shownCode(by: Travel | undefined, { code, kinds, iata }: Partial<KnownPlace>) {
  if (by === 'land') return null
  return by === 'sea' ? kinds?.includes('port') && code : iata
}

/** The origins or destinations of earlier requests, newest first, each once. */
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
