/** Finds countries by the names people type. */
import { countryNames } from '#places/country-names.ts'
import { compareTurkish, foldTurkish } from '#values/turkish-text.ts'

export type Country = { code: string; name: string }

const byCode = new Map(Object.entries(countryNames).map(([code, [name]]) => [code, { code, name }]))
const byName = new Map(
  Object.entries(countryNames).flatMap(([code, names]) =>
    names.map((name) => [foldTurkish(name), byCode.get(code)] as const),
  ),
)

export const countries: readonly Country[] = [...byCode.values()].sort((a, b) =>
  compareTurkish(a.name, b.name),
)

/** By its code or any of its names, in any spelling. */
export function findCountry(typed: string): Country | undefined {
  return byCode.get(typed.trim().toUpperCase()) ?? byName.get(foldTurkish(typed))
}

/** Suggestions while typing: names that begin with the typed text come first. */
export function searchCountries(typed: string, limit: number): Country[] {
  const folded = foldTurkish(typed)
  const matches = Object.entries(countryNames).flatMap(([code, names]) => {
    const places = names.map((name) => foldTurkish(name).indexOf(folded)).filter((place) => place >= 0)
    const country = byCode.get(code)
    return country && places.length > 0 ? [{ country, place: Math.min(...places) }] : []
  })
  return matches
    .sort((a, b) => Math.sign(a.place) - Math.sign(b.place) || compareTurkish(a.country.name, b.country.name))
    .slice(0, limit)
    .map(({ country }) => country)
}

/** Whether text that is still being typed may become the name of a country. */
export function mayBecomeCountry(typed: string): boolean {
  return searchCountries(typed, 1).length > 0
}
