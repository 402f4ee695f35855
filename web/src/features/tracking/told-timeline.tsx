/** What was told about a shipment, the newest first; what is expected stands above what has happened. */
import type { ShipmentTracking } from '@kervan/domain/tracking/tracking.contract.ts'
import { hasPassed } from '@kervan/domain/values/has-passed.ts'
import { AlikeEvents, dayOfAll } from '#features/tracking/alike-events.tsx'
import { EventLabel } from '#features/tracking/event-label.tsx'
import { eventDetail, eventText } from '#features/tracking/event-text.ts'
import { alike, lineKey, shownEvents } from '#features/tracking/told-lines.ts'
import { RouteSteps } from '#spine/ui/route-steps.tsx'

/** A day that has passed is not shown as if it were still to come. */
const isOverdue = ({ certainty, happened_at }: ShipmentTracking['tracking_data'][number]): boolean =>
  certainty !== 'actual' && hasPassed(happened_at, new Date())

type Props = {
  told: ShipmentTracking['tracking_data']
  /** Delivered or called off: nothing is expected any more. */
  isOver: boolean
}

export function ToldTimeline({ told, isOver }: Props) {
  const lines = alike(shownEvents(told, isOver))
  const last = lines.find(([{ certainty }]) => certainty === 'actual')
  return (
    <RouteSteps
      label="Gönderinin geçmişi, en yenisi başta"
      newestFirst
      steps={lines.map((line) => {
        const [event, ...others] = line
        const several = others.length > 0
        const detail = several
          ? eventDetail({ ...event, container_number: '' }, dayOfAll(line))
          : eventDetail(event)
        return {
          key: lineKey(line),
          label: <EventLabel kind={event.kind} text={eventText(event)} />,
          detail: (
            <>
              {[detail, isOverdue(event) && 'bu gün geçti'].filter(Boolean).join(' · ')}
              {several && <AlikeEvents events={line} />}
            </>
          ),
          state: event.certainty !== 'actual' ? 'ahead' : line === last ? 'current' : 'done',
        }
      })}
    />
  )
}
