/** Which of our places a source means: by our code, by an airport's letters as airlines write them, or by a name alone. */
import { curatedPlaces } from '#places/curated-places.ts'
import { foldTurkish } from '#values/turkish-text.ts'

/** Letters of a city, which airlines write for any of its airports: the end of our code, though its airport has others. */
export const cityCodes =
  'LON PAR MIL ROM STO MOW BUH NYC CHI SAO BUE TYO OSA BJS SHA JKT IZM ANK THR BAK'.split(' ')

const airports = curatedPlaces.filter(({ kinds }) => kinds.includes('airport'))
const byCode = new Map([
  ...airports
    .filter(({ code }) => cityCodes.includes(code.slice(2)))
    .map((place) => [place.code.slice(2), place] as const),
  ...airports.map((place) => [place.iata ?? '', place] as const),
  ...curatedPlaces.map((place) => [place.code, place] as const),
])
const byName = new Map(
  curatedPlaces.flatMap((place) =>
    [place.name, ...place.aliases].map((name) => [foldTurkish(name), place] as const),
  ),
)

/** What we do not know stays as it was told. */
export function toldPlace(code: string, name: string): { place_code: string; place_name: string } {
  const letters = code.trim().toUpperCase()
  const place = letters ? byCode.get(letters) : byName.get(foldTurkish(name))
  return place
    ? { place_code: place.code, place_name: name || place.name }
    : { place_code: letters, place_name: name }
}
