/** How long containers may stay without a charge, and how long they have stayed beyond it. */
import { freeTimeWords } from '@kervan/domain/tracking/free-time-words.ts'
import type { ShipmentTracking } from '@kervan/domain/tracking/tracking.contract.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { cn } from '#spine/ui/class-names.ts'

type Clock = ShipmentTracking['free_time'][number]

export function FreeTimeList({ clocks }: { clocks: readonly Clock[] }) {
  if (clocks.length === 0) return null
  return (
    <section aria-label="Ücretsiz süreler" className="flex flex-col gap-2">
      <h3 className="text-14 font-medium">Ücretsiz süreler</h3>
      <ul className="flex flex-col gap-1.5 text-14">
        {clocks.map((clock) => (
          <li key={`${clock.container_number} ${clock.kind}`} className="flex flex-wrap gap-x-3">
            <span className="figures">{clock.container_number}</span>
            <span>{freeTimeWords[clock.kind]}</span>
            <span className={cn('text-muted', clock.days_left < 0 && 'text-danger')}>{textOf(clock)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function textOf({ free_days, last_free_day, days_left, stopped_event_id }: Clock): string {
  const days = `${free_days} gün`
  if (stopped_event_id)
    return days_left < 0 ? `${days} ücretsizdi, ${-days_left} gün aşıldı` : `${days} ücretsizdi, aşılmadı`
  const until = `son gün ${formatDate(last_free_day)}`
  if (days_left < 0) return `${days} doldu, ${-days_left} gündür ücretli`
  return days_left === 0 ? `${days}, bugün doluyor` : `${days}, ${days_left} gün kaldı, ${until}`
}
