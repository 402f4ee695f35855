/** *Neden böyle diyoruz?*: the events that a statement rests on. */
import type { ShipmentTracking } from '@kervan/domain/tracking/tracking.contract.ts'
import { eventDetail, eventText } from '#features/tracking/event-text.ts'

type Props = { ids: readonly string[]; told: ShipmentTracking['tracking_data'] }

export function WhyWeSaySo({ ids, told }: Props) {
  const events = told.filter(({ id }) => ids.includes(id))
  if (events.length === 0) return null
  return (
    <details className="mt-1 text-13 print:hidden">
      <summary className="link inline-flex min-h-6 cursor-pointer items-center">Neden böyle diyoruz?</summary>
      <ul className="mt-1 flex flex-col gap-1">
        {events.map((event) => (
          <li key={event.id} className="break-words text-muted">
            <span className="text-ink">{eventText(event)}</span> {eventDetail(event)}
          </li>
        ))}
      </ul>
    </details>
  )
}
