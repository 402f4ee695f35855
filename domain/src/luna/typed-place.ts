/** Where somebody means who writes a place into one field: `Mersin`, `Hamburg, Almanya`, `Şanghay Çin`. */
import { findCountry } from '#places/country.ts'
import { curatedPlaces } from '#places/curated-places.ts'
import { foldTurkish } from '#values/turkish-text.ts'

export type TypedPlace = { city: string; country: string }

export function typedPlace(typed: string): TypedPlace {
  const text = typed.trim()
  const cut = text.search(/,(?=[^,]*$)/)
  const named = cut > 0 ? findCountry(text.slice(cut + 1)) : undefined
  if (named) return { city: text.slice(0, cut).trim(), country: named.name }
  const [last = '', ...before] = text.split(/\s+/).toReversed()
  const spoken = before.length > 0 ? findCountry(last) : undefined
  if (spoken) return { city: before.toReversed().join(' '), country: spoken.name }
  return { city: text, country: countryOfPlace(text) }
}

/** Of a place that we know; the most used one where several have the name. Empty where we do not. */
function countryOfPlace(text: string): string {
  const words = foldTurkish(text)
  const [place] = curatedPlaces
    .filter(({ name, aliases }) => [name, ...aliases].some((each) => foldTurkish(each) === words))
    .toSorted((a, b) => b.rank - a.rank)
  return place ? (findCountry(place.country_code)?.name ?? '') : ''
}
