/** Deliveries of some of the pieces, as airlines tell of them: together they are one, once nothing is left. */
import type { TrackingEvent } from '#tracking/tracking-event.ts'

/** Its name holds the code of what was told: such a line is a step on the way, since the rest is still to come. */
const isPartDelivery = ({ source, source_event_id }: TrackingEvent): boolean =>
  source === 'fsu' && /^[^/]+\/(DLV|DDL)\//.test(source_event_id)

/** The one that brought the last piece, of what has happened in the order of time. */
export function completingDelivery<Event extends TrackingEvent>(
  happened: readonly Event[],
): Event | undefined {
  let delivered = 0
  return happened.find((event) => {
    if (!isPartDelivery(event)) return false
    delivered += event.pieces ?? 0
    return Boolean(event.total_pieces) && delivered >= (event.total_pieces ?? 0)
  })
}
