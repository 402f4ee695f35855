/** The first line of the office's home page: what matters now, computed from the queue. */
import { ArrowRight, CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { Link } from 'react-router'
import { whatMatters } from '#assembly/pages/office/home/what-matters.ts'
import { useFirstUrgent, useWork, useWorkCounts } from '#features/workqueue/work-list.ts'
import { cn } from '#spine/ui/class-names.ts'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { useNow } from '#spine/ui/use-now.ts'

const looks = {
  late: { icon: CircleAlert, colours: 'text-delayed' },
  soon: { icon: Clock, colours: 'text-pending' },
  calm: { icon: CircleCheck, colours: 'text-approved' },
} as const

/** Kept free while it is computed, so that nothing moves. */
const room = 'min-h-12 lg:min-h-6'

export function MatterLine() {
  const counts = useWorkCounts()
  const work = useWork()
  const { open = 0, overdue = 0, urgent = 0, unassigned = 0 } = counts.data ?? {}
  const firstUrgent = useFirstUrgent(urgent > 0 && overdue === 0)
  const now = new Date(useNow())
  if (counts.isPending)
    return (
      <Loading>
        <div className={room}>
          <Skeleton className="h-6 max-w-xl" />
        </div>
      </Loading>
    )
  // The queue below says why it could not be read.
  if (!counts.data) return null
  const matter = whatMatters({ open, overdue, urgent, unassigned, first: work.data?.[0], firstUrgent }, now)
  const { icon: Icon, colours } = looks[matter.tone]
  return (
    <Link to={matter.to} className={cn('group flex max-w-4xl items-start gap-2 text-15 leading-6', room)}>
      <Icon className={cn('mt-0.5 size-5 shrink-0', colours)} strokeWidth={1.75} aria-hidden />
      <span className="line-clamp-2 min-w-0 break-words group-hover:underline">
        {matter.text}
        <ArrowRight className="ml-1.5 inline size-4 text-muted" strokeWidth={1.75} aria-hidden />
      </span>
    </Link>
  )
}
