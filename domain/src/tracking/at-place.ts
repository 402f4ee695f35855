/** Whether something happened where a shipment begins or ends, or on the way between: a call at a port is not yet the arrival. */
import { isSameCity, placeCode, placeName } from '#places/known-places.ts'
import type { EventKind } from '#tracking/event-kinds.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import type { TrackingEvent } from '#tracking/tracking-event.ts'
import { foldTurkish } from '#values/turkish-text.ts'

type Place = { place_code: string; place_name: string }
type End = { code: string; city: string }
export type Destined = Pick<Followed, 'destination_code' | 'destination_city'>

export const originOf = ({ origin_code, origin_city }: Followed): End => ({
  code: origin_code,
  city: origin_city,
})
export const destinationOf = ({ destination_code, destination_city }: Destined): End => ({
  code: destination_code,
  city: destination_city,
})

/** Undefined where nobody can say. A ship to İstanbul may call at Ambarlı, and cargo for Milano is landed at Genova. */
export function isAt({ place_code, place_name }: Place, { code, city }: End): boolean | undefined {
  const name = place_name || placeName(place_code)
  if (names(name, city) || names(name, placeName(code))) return true
  const there = place_code || placeCode(place_name)
  return there !== '' && code !== '' ? isSameCity(there, code) : undefined
}

/** Also of a text such as `Hamburg Limanı`. */
function names(text: string, name: string): boolean {
  const [words, called] = [text, name].map((each) =>
    foldTurkish(each)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )
  return called !== '' && ` ${words} `.includes(` ${called} `)
}

const goingOn: readonly EventKind[] = ['loaded', 'departed']

/** Whether it is there that the way ends. Where nobody says where that was, it is unless the cargo went on from there. */
export function isAtEnd(event: TrackingEvent, events: readonly TrackingEvent[], shipment: Destined): boolean {
  const end = destinationOf(shipment)
  const goesOn = (other: TrackingEvent) =>
    goingOn.includes(other.kind) &&
    other.certainty === 'actual' &&
    other.happened_at > event.happened_at &&
    isOfSameBox(other, event) &&
    isAt(other, end) !== true
  return isAt(event, end) ?? (event.certainty !== 'actual' || !events.some(goesOn))
}

const isOfSameBox = (a: TrackingEvent, b: TrackingEvent): boolean =>
  a.container_number === '' || b.container_number === '' || a.container_number === b.container_number
