/** The rows of the office's updates, each linked to what it is about. */
import { updateListSize } from 'virtual:contract'
import { officeUpdate } from '@kervan/domain/workqueue/office-update.ts'
import { Link } from 'react-router'
import type { UpdateEvent } from '#features/workqueue/use-office-updates.ts'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { cn } from '#spine/ui/class-names.ts'
import { RelativeTime } from '#spine/ui/relative-time.tsx'

type Props = {
  events: readonly UpdateEvent[]
  /** Later ones are new. */
  after: number | null
  onFollow: () => void
}

export function UpdateRows({ events, after, onFollow }: Props) {
  return (
    <>
      <ul aria-label="Güncellemeler" className="-mx-5 -mt-5">
        {events.map((event) => (
          <UpdateRow
            key={event.id}
            event={event}
            isNew={event.position > (after ?? Number.POSITIVE_INFINITY)}
            onFollow={onFollow}
          />
        ))}
      </ul>
      <p className="mt-4 text-13 text-muted">
        Son yedi günden en çok {updateListSize.office} güncelleme gösterilir.
      </p>
    </>
  )
}

type RowProps = { event: UpdateEvent; isNew: boolean; onFollow: () => void }

function UpdateRow({ event, isNew, onFollow }: RowProps) {
  const update = officeUpdate(event)
  if (!update) return null
  return (
    <li className="relative border-line border-b px-5 py-3 transition-colors last:border-b-0 hover:bg-hover has-[a:focus-visible]:bg-hover">
      <p className="flex items-baseline justify-between gap-3">
        <Link
          to={update.to}
          state={openedHere}
          onClick={onFollow}
          className={cn('min-w-0 break-words after:absolute after:inset-0', isNew && 'font-medium')}
        >
          {update.title}
          {isNew && <span className="sr-only">, yeni</span>}
        </Link>
        {isNew && <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-saffron-fill" />}
      </p>
      {update.description && <p className="break-words text-muted">{update.description}</p>}
      <RelativeTime moment={event.at} className="text-13 text-muted" />
    </li>
  )
}
