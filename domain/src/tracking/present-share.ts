/** How far along its way a shipment is now: where it was last told to be, and from there on by the clock. */
import type { Tracking } from '#tracking/derive-tracking.ts'
import { type EventKind, meaningOf } from '#tracking/event-kinds.ts'
import type { ToldStop } from '#tracking/route-stops.ts'

export type PlacedStop = ToldStop & {
  /** How far along the whole way it is, from 0 to 1. */
  share: number
}

export type PresentShare<Stop extends PlacedStop> = {
  share: number
  /** How far we were told it is; beyond that we estimate. */
  known: number
  estimated: boolean
  /** Where it stands; on the move it is nowhere. */
  at: Stop | null
  last: Stop
  next: Stop | null
}

/** The clock alone never brings it to the next place: that is for somebody to tell. */
const farthestFraction = 0.95

/** `stops` in their order along the way, the first of which is its beginning and the last its end. */
export function presentShare<Stop extends PlacedStop>(
  stops: readonly [Stop, ...Stop[]],
  { status, because }: Pick<Tracking, 'status' | 'because'>,
  now: string,
): PresentShare<Stop> {
  const [origin] = stops
  const destination = stops.at(-1) ?? origin
  if (status === 'delivered') return standing(destination)
  if (status === 'pending' || status === 'preparing') return standing(origin)
  const [reason] = because.status
  const last = lastTold(stops) ?? {
    stop: origin,
    time: reason?.happened_at ?? now,
    hasLeft: reason !== undefined && saysItLeft(reason.kind),
  }
  if (!last.hasLeft || status === 'cancelled' || last.stop === destination) return standing(last.stop)
  const { share: known } = last.stop
  const next = stops.find((stop) => stop.share > known && expected(stop) > last.time)
  const [from, to] = [Date.parse(last.time), Date.parse(next ? expected(next) : last.time)]
  const fraction = next ? Math.min(Math.max((Date.parse(now) - from) / (to - from), 0), farthestFraction) : 0
  return {
    share: known + fraction * ((next?.share ?? known) - known),
    known,
    estimated: fraction > 0,
    at: null,
    last: last.stop,
    next: next ?? null,
  }
}

/** Told without a place, it still says that the goods are not where they began. */
const saysItLeft = (kind: EventKind): boolean =>
  kind === 'status_set' || ['departed', 'arrived'].includes(meaningOf(kind).step ?? '')

const standing = <Stop extends PlacedStop>(stop: Stop): PresentShare<Stop> => ({
  share: stop.share,
  known: stop.share,
  estimated: false,
  at: stop,
  last: stop,
  next: null,
})

const expected = ({ arrival, departure }: PlacedStop): string => (arrival ?? departure)?.at ?? ''

/** The newest thing that has happened at a place of the way. */
function lastTold<Stop extends PlacedStop>(stops: readonly Stop[]) {
  const told = stops.flatMap((stop) => {
    const [arrival, departure] = [stop.arrival, stop.departure].map((time) =>
      time?.certainty === 'actual' ? time.at : undefined,
    )
    const time = departure ?? arrival
    return time ? [{ stop, time, hasLeft: departure !== undefined || stop.part === 'passed' }] : []
  })
  return told.reduce<(typeof told)[number] | undefined>(
    (best, one) => (best && best.time > one.time ? best : one),
    undefined,
  )
}
