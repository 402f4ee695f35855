/** Counts down to a due time: muted, then coloured when it is near, then how late it is. */

import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { cn } from '#spine/ui/class-names.ts'
import { formatDuration, formatLateness, urgencyOf } from '#spine/ui/remaining-time.ts'
import { StatusBadge } from '#spine/ui/status-badge.tsx'
import { useNow } from '#spine/ui/use-now.ts'

export function DueClock({ due, className }: { due: string; className?: string }) {
  const now = useNow()
  const urgency = urgencyOf(due, now)
  if (urgency === 'missed')
    return (
      <time dateTime={due} title={`En geç ${formatDateTime(due)} idi`} className={className}>
        <StatusBadge tone="delayed">{formatLateness(due, now)}</StatusBadge>
      </time>
    )
  return (
    <time
      dateTime={due}
      title={`En geç ${formatDateTime(due)}`}
      className={cn(
        'figures whitespace-nowrap',
        urgency === 'soon' ? 'font-medium text-delayed' : 'text-muted',
        className,
      )}
    >
      {formatDuration(Date.parse(due) - now)}
    </time>
  )
}
