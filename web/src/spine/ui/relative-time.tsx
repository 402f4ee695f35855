/** How long ago something was, updated while it is shown; the exact time is in the tooltip. */
import { formatAgo, formatDateTime } from '@kervan/domain/values/format-date.ts'
import { useNow } from '#spine/ui/use-now.ts'

export function RelativeTime({ moment, className }: { moment: string; className?: string }) {
  const now = useNow()
  return (
    <time dateTime={moment} title={formatDateTime(moment)} className={className}>
      {formatAgo(moment, new Date(Math.max(now, Date.parse(moment))))}
    </time>
  )
}
