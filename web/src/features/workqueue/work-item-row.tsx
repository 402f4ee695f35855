/** One work item on the office's home page: who asks for what, how to reach them, when it is due. */

import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { workKindWords } from '@kervan/domain/workqueue/work.copy.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { useId } from 'react'
import { DueClock } from '#features/company/due-clock.tsx'
import { isMissed } from '#features/company/time-left.ts'
import { ContactLinks } from '#features/customers/contact-links.tsx'
import { CompleteWork, isDoneHere } from '#features/workqueue/complete-work.tsx'
import { WorkLink } from '#features/workqueue/work-links.tsx'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { cn } from '#spine/ui/class-names.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { useNow } from '#spine/ui/use-now.ts'

export function WorkItemRow({ item, isNew }: { item: WorkItem; isNew: boolean }) {
  const title = useId()
  return (
    <li
      aria-labelledby={title}
      className={cn(
        'flex flex-wrap items-start gap-x-6 gap-y-3 border-line border-b px-5 py-4 last:border-b-0',
        isNew && 'animate-arrived',
      )}
    >
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1.5">
        <p id={title} className="flex flex-wrap items-center gap-x-2 gap-y-1 break-words font-medium">
          {item.title} <Due at={item.due_at} />
        </p>
        <p className="text-13 text-muted">
          {[item.request_id && workKindWords[item.kind], item.customer_name, item.company]
            .filter(Boolean)
            .join(', ')}{' '}
          · <RelativeTime moment={item.created_at} />
        </p>
        {item.description && (
          <p className="measure whitespace-pre-line break-words text-14">{item.description}</p>
        )}
        <ContactLinks email={item.email} phone={item.phone} subject={item.title} />
      </div>
      {item.request_id ? (
        <LinkButton href={`/staff/quotes/new?requestId=${item.request_id}`} state={openedHere} size="sm">
          Fiyatla
        </LinkButton>
      ) : isDoneHere(item) ? (
        <CompleteWork item={item} />
      ) : (
        <WorkLink item={item} />
      )}
    </li>
  )
}

function Due({ at }: { at: string }) {
  if (isMissed(at, useNow())) return <DueClock due={at} />
  return (
    <span className="figures font-normal text-13 text-muted">
      En geç <time dateTime={at}>{formatDateTime(at)}</time> (<DueClock due={at} />)
    </span>
  )
}
