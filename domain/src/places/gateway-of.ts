/** Where a shipment of a mode begins or ends: the port, airport or town that stands for a city. */
import { noCorrections, type PlaceCorrections } from '#places/corrections.ts'
import { findCountry } from '#places/country.ts'
import { type CuratedPlace, curatedPlaces } from '#places/curated-places.ts'
import { servesMode, usualGateways } from '#places/gateways/suggest-gateways.ts'
import { greatCircleKm } from '#places/great-circle.ts'
import { foldTurkish } from '#values/turkish-text.ts'

type Mode = 'sea' | 'air' | 'land'
const kindOf = { sea: 'port', air: 'airport' } as const
/** Beyond this a port is no longer the city's. */
const farthestKm = 700

/** The code, or nothing where we know no such city. `named` is the port that a quote names, which comes before the usual one. */
export function gatewayOf(
  mode: Mode,
  city: string,
  country: string,
  named = '',
  corrections: PlaceCorrections = noCorrections,
): string {
  const countryCode = findCountry(country)?.code ?? ''
  const around = curatedPlaces.filter(({ country_code }) => country_code === countryCode)
  const ofKind = around.filter(({ kinds }) => mode === 'land' || kinds.includes(kindOf[mode]))
  const suited = ofKind.filter(({ code }) => mode === 'land' || servesMode(mode, code, corrections))
  const direct = placeNamed(ofKind, named) ?? placeNamed(suited, city)
  if (direct) return direct.code
  const town = placeNamed(around, city)
  if (!town) return ''
  const [usual] = usualGateways(mode, town.code, corrections)
  if (usual) return usual
  const [nearest] = suited
    .map((place) => ({ code: place.code, km: greatCircleKm(town, place) }))
    .filter(({ km }) => km <= farthestKm)
    .sort((a, b) => a.km - b.km)
  return nearest?.code ?? ''
}

/** The known place that somebody means who writes so. The country by its code. */
export function townNamed(city: string, countryCode: string): CuratedPlace | undefined {
  return placeNamed(
    curatedPlaces.filter(({ country_code }) => country_code === countryCode),
    city,
  )
}

/** Also of a text such as `Mersin (TRMER)` or `Hamburg Limanı`. */
function placeNamed(places: readonly CuratedPlace[], text: string): CuratedPlace | undefined {
  if (text.trim() === '') return undefined
  const words = foldTurkish(text)
  const called = (place: CuratedPlace) =>
    [place.name, place.code, ...place.aliases, ...(place.iata ? [place.iata] : [])].map(foldTurkish)
  return (
    places.find((place) => called(place).includes(words)) ??
    places.find((place) =>
      called(place).some((name) => ` ${words.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${name} `)),
    )
  )
}
