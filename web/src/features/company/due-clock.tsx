/** Counts down to a due time in office hours: muted, coloured when it is near, then how late it is. By the clock until the calendar is known. */

import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { isMissed, timeLeft } from '#features/company/time-left.ts'
import { useOfficeCalendar } from '#features/company/use-office-calendar.ts'
import { cn } from '#spine/ui/class-names.ts'
import { formatLateness } from '#spine/ui/remaining-time.ts'
import { StatusBadge } from '#spine/ui/status-badge.tsx'
import { useNow } from '#spine/ui/use-now.ts'

export function DueClock({ due, className }: { due: string; className?: string }) {
  const now = useNow()
  const calendar = useOfficeCalendar()
  if (isMissed(due, now))
    return (
      <time dateTime={due} title={`En geç ${formatDateTime(due)} idi`} className={className}>
        <StatusBadge tone="delayed">{formatLateness(due, now)}</StatusBadge>
      </time>
    )
  const { text, isSoon } = timeLeft(due, now, calendar)
  return (
    <time
      dateTime={due}
      title={`En geç ${formatDateTime(due)}${calendar ? '; kalan süre mesai saatiyle' : ''}`}
      className={cn(
        'figures whitespace-nowrap',
        isSoon ? 'font-medium text-delayed' : 'text-muted',
        className,
      )}
    >
      {text}
    </time>
  )
}
