/** A filter by day that a link brought along. */
import { CalendarDay } from '@kervan/domain/values/calendar-day.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { RemovableFilter } from '#spine/ui/removable-filter.tsx'

export function SinceFilter({ label, day, search }: { label: string; day: string; search: string }) {
  return <RemovableFilter search={search}>{`${label}: ${formatDate(day)} ve sonrası`}</RemovableFilter>
}

/** A day as an address names it; anything else is no filter. */
export function dayNamed(given: string | null): string | null {
  return CalendarDay.safeParse(given).data ?? null
}
