/** Counts down to when something is due: quiet, then coloured, then how late it is. */

import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { cn } from '#spine/ui/class-names.ts'
import { useMinuteClock } from '#spine/ui/minute-clock.ts'
import { formatSpan, lateWords, nearnessOf } from '#spine/ui/remaining-time.ts'
import { StatusBadge } from '#spine/ui/status-badge.tsx'

export function DueClock({ due, className }: { due: string; className?: string }) {
  const now = useMinuteClock()
  const nearness = nearnessOf(due, now)
  const span = formatSpan(Date.parse(due) - now)
  if (nearness === 'missed')
    return (
      <time dateTime={due} title={`En geç ${formatDateTime(due)} idi`} className={className}>
        <StatusBadge tone="delayed">{lateWords(due, now)}</StatusBadge>
      </time>
    )
  return (
    <time
      dateTime={due}
      title={`En geç ${formatDateTime(due)}`}
      className={cn(
        'figures whitespace-nowrap',
        nearness === 'soon' ? 'font-medium text-delayed' : 'text-muted',
        className,
      )}
    >
      {span}
    </time>
  )
}
