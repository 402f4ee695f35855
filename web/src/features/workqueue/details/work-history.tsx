/** What was done with a piece of work, newest first: notes, and who had it when. */
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import {
  priorityWords,
  wokenByNews,
  wokenByTime,
  workEventWords,
} from '@kervan/domain/workqueue/work.copy.ts'
import type { WorkEvent } from '@kervan/domain/workqueue/work-acts.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function WorkHistory({ id }: { id: string }) {
  const history = useQuery(api.workqueue.history.queryOptions({ input: { id } }))
  const events = history.data?.events
  if (!events)
    return history.isError ? (
      <LoadFailure title="Geçmiş gösterilemedi" query={history} />
    ) : (
      <Loading className="flex flex-col gap-3">
        <Skeleton />
        <Skeleton className="w-2/3" />
      </Loading>
    )
  if (events.length === 0) return <p className="text-13 text-muted">Henüz bir şey yapılmadı.</p>
  return (
    <ol aria-label="Geçmiş">
      {events.map((event) => (
        <li key={event.id} className="border-line border-b py-2 last:border-b-0">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">{headOf(event)}</span>
            <RelativeTime moment={event.created_at} className="text-13 text-muted" />
          </p>
          {event.text && <p className="measure whitespace-pre-line break-words">{event.text}</p>}
        </li>
      ))}
    </ol>
  )
}

/** `Ece Yaman: Devretti → Deniz Aksoy` */
function headOf({ kind, actor_name, colleague_name, text, until, priority }: WorkEvent): string {
  const besides: Partial<Record<WorkEvent['kind'], string | null>> = {
    taken: colleague_name && `(${colleague_name} üstlenmişti)`,
    handed_over: colleague_name && `→ ${colleague_name}`,
    assigned: colleague_name && `→ ${colleague_name}`,
    account_closed: colleague_name && `(${colleague_name})`,
    snoozed: until && `(${formatDateTime(until)} zamanına)`,
    priority: priority && `(${priorityWords[priority]})`,
  }
  if (kind === 'woken' && !actor_name) return text ? wokenByNews : wokenByTime
  const words = [workEventWords[kind], besides[kind]].filter(Boolean).join(' ')
  if (kind === 'note') return actor_name
  return actor_name ? `${actor_name}: ${words}` : words
}
