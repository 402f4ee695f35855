/** How many days are left until the day that must not pass, or how many have gone by since. */
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { dayInIstanbul, daysBetween } from '@kervan/domain/values/istanbul-time.ts'
import { cn } from '#spine/ui/class-names.ts'
import { useNow } from '#spine/ui/use-now.ts'

export function DaysLeft({ deadline }: { deadline: string }) {
  const now = useNow()
  const days = daysBetween(dayInIstanbul(new Date(now)), dayInIstanbul(new Date(deadline)))
  return (
    <time
      dateTime={deadline}
      title={formatDate(deadline)}
      className={cn('figures whitespace-nowrap', days <= 1 && 'font-medium', days < 0 && 'text-delayed')}
    >
      {daysText(days)}
    </time>
  )
}

export function daysText(days: number): string {
  if (days < 0) return `${-days} gün geçti`
  return days === 0 ? 'Bugün' : `${days} gün kaldı`
}
