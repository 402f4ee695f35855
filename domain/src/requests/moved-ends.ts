/** Whether the origin or the destination of a request has changed; then its old street, postal code and port no longer apply. */
import { findCountry } from '#places/country.ts'
import { foldTurkish } from '#values/turkish-text.ts'

type Ends = {
  origin_city: string
  origin_country: string
  destination_city: string
  destination_country: string
}

/** Another spelling of the same place does not count. */
export function movedEnds(before: Ends, after: Ends) {
  const origin = (ends: Ends) => placeOf(ends.origin_city, ends.origin_country)
  const destination = (ends: Ends) => placeOf(ends.destination_city, ends.destination_country)
  return {
    origin: origin(before) !== origin(after),
    destination: destination(before) !== destination(after),
  }
}

function placeOf(city: string, country: string): string {
  return `${foldTurkish(city)}, ${findCountry(country)?.code ?? foldTurkish(country)}`
}
