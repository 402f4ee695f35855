/** A removable filter that shows only what happened on a day or later. */
import { CalendarDay } from '@kervan/domain/values/calendar-day.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { RemovableFilter } from '#spine/ui/removable-filter.tsx'

export function FromDateFilter({ label, day, search }: { label: string; day: string; search: string }) {
  return <RemovableFilter search={search}>{`${label}: ${formatDate(day)} ve sonrası`}</RemovableFilter>
}

/** Reads a day from the URL; null where it is missing or invalid. */
export function parseDay(given: string | null): string | null {
  return CalendarDay.safeParse(given).data ?? null
}
