/** How many of the law's 30 days are left for an answer: calendar days, unlike what the office promises by itself. */
import type { ListedDataRequest } from '@kervan/domain/customers/data-requests.contract.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { dayInIstanbul, daysBetween } from '@kervan/domain/values/istanbul-time.ts'
import { cn } from '#spine/ui/class-names.ts'
import { StatusBadge } from '#spine/ui/status-badge.tsx'
import { useNow } from '#spine/ui/use-now.ts'

const soonDays = 7

export function DaysLeft({
  request: { status, due_at, closed_at },
}: {
  request: Pick<ListedDataRequest, 'status' | 'due_at' | 'closed_at'>
}) {
  const now = useNow()
  if (status !== 'open' || closed_at)
    return <span className="figures text-muted">{closed_at ? formatDate(closed_at) : '–'}</span>
  const left = daysBetween(dayInIstanbul(new Date(now)), dayInIstanbul(new Date(due_at)))
  const title = `En geç ${formatDate(due_at)}`
  if (left < 0)
    return (
      <time dateTime={due_at} title={title}>
        <StatusBadge tone="delayed">{-left} gün geçti</StatusBadge>
      </time>
    )
  return (
    <time
      dateTime={due_at}
      title={title}
      className={cn('figures', left <= soonDays ? 'font-medium text-delayed' : 'text-muted')}
    >
      {left === 0 ? 'Bugün son gün' : `${left} gün kaldı`}
    </time>
  )
}
