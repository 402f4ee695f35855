/** Places by the one name that lanes have here, however they are written: `Shanghai`, `ŞANGHAY` and `CNSHA` are Şanghay. */
import { placesOfLane } from '@kervan/domain/benchmark/benchmark-lanes.ts'
import { curatedPlaces } from '@kervan/domain/places/curated-places.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'

const byName = new Map<string, string>()
for (const { name } of curatedPlaces) if (!byName.has(foldTurkish(name))) byName.set(foldTurkish(name), name)
for (const { code, name, aliases } of curatedPlaces)
  for (const alias of [...aliases, code])
    if (!byName.has(foldTurkish(alias))) byName.set(foldTurkish(alias), byName.get(foldTurkish(name)) ?? name)

const foldedNames = new Map<string, string[]>()
for (const [folded, name] of byName) foldedNames.set(name, [...(foldedNames.get(name) ?? []), folded])

/** One that is not on our list is called as it is written. */
export function placeCalled(written: string): string {
  const tidy = written.trim().replace(/\s+/g, ' ')
  const known = byName.get(foldTurkish(tidy))
  if (known) return known
  return tidy
    .toLocaleLowerCase('tr')
    .replace(
      /(^|[\s-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase('tr'),
    )
}

/** All folded spellings of a place, for comparing with `kervan_fold`. */
export const spellingsOf = (place: string): string[] => foldedNames.get(place) ?? [foldTurkish(place)]

export type Lane = { origin: string; destination: string }

export function laneCalled(hat: string): Lane {
  const { from, to } = placesOfLane(hat) ?? { from: hat, to: '' }
  return { origin: placeCalled(from), destination: placeCalled(to) }
}
