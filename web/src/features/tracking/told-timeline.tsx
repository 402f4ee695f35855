/** What was told about a shipment, the newest first; what is expected stands above what has happened. */
import type { ShipmentTracking } from '@kervan/domain/tracking/tracking.contract.ts'
import { hasPassed } from '@kervan/domain/values/has-passed.ts'
import { EventLabel } from '#features/tracking/event-label.tsx'
import { eventDetail, eventText } from '#features/tracking/event-text.ts'
import { RouteSteps } from '#spine/ui/route-steps.tsx'

/** A day that has passed is not shown as if it were still to come. */
const isOverdue = ({ certainty, happened_at }: ShipmentTracking['tracking_data'][number]): boolean =>
  certainty !== 'actual' && hasPassed(happened_at, new Date())

type Told = ShipmentTracking['tracking_data'][number]

/** Of several words about the same expected step the one that counts: an estimate above a plan, then what was told last. */
function isOutdone(event: Told, told: readonly Told[]): boolean {
  const weight = ({ certainty, told_at }: Told) => `${certainty === 'estimated' ? 1 : 0} ${told_at}`
  return (
    event.certainty !== 'actual' &&
    told.some(
      (other) =>
        other.certainty !== 'actual' &&
        other.kind === event.kind &&
        other.container_number === event.container_number &&
        (other.place_code || other.place_name) === (event.place_code || event.place_name) &&
        weight(other) > weight(event),
    )
  )
}

export function ToldTimeline({ told }: { told: ShipmentTracking['tracking_data'] }) {
  const counting = told.filter(({ counts }) => counts)
  const events = counting.filter((event) => !isOutdone(event, counting))
  const last = events.find(({ certainty }) => certainty === 'actual')
  return (
    <RouteSteps
      label="Gönderinin geçmişi, en yenisi başta"
      newestFirst
      steps={events
        // What was expected and is past has happened by now, or was told anew.
        .filter(
          ({ certainty, happened_at }) => certainty === 'actual' || !last || happened_at > last.happened_at,
        )
        .map((event) => ({
          key: event.id,
          label: <EventLabel kind={event.kind} text={eventText(event)} />,
          detail: [eventDetail(event), isOverdue(event) && 'bu gün geçti'].filter(Boolean).join(' · '),
          state: event.certainty !== 'actual' ? 'ahead' : event === last ? 'current' : 'done',
        }))}
    />
  )
}
