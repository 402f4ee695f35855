/** The office's bell: the number of new updates, and a panel with the newest, each linked to what it is about. */
import { updateListSize } from 'virtual:contract'
import { Bell } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { officeUpdate } from '#features/workqueue/office-update.ts'
import type { OfficeUpdates, UpdateEvent } from '#features/workqueue/use-office-updates.ts'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { Badge } from '#spine/ui/badge.tsx'
import { buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Sheet } from '#spine/ui/sheet.tsx'

export function UpdatesBell({ events, seen, unread, markSeen }: OfficeUpdates) {
  const locationKey = useLocation().key
  const [opened, setOpened] = useState<{ at: string; after: number | null } | null>(null)
  return (
    <Sheet
      title="Güncellemeler"
      // Any navigation closes it.
      open={opened?.at === locationKey}
      onOpenChange={(open) => {
        setOpened(open ? { at: locationKey, after: seen } : null)
        markSeen()
      }}
      trigger={<BellButton unread={unread} />}
      className="text-14"
    >
      {events.length === 0 ? (
        <EmptyState title="Henüz güncelleme yok" className="py-8">
          Yeni talepler, yanıtlanan teklifler, işler ve gönderiler geldiği anda burada görünür.
        </EmptyState>
      ) : (
        <>
          <ul aria-label="Güncellemeler" className="-mx-5 -mt-5">
            {events.map((event) => (
              <UpdateRow
                key={event.id}
                event={event}
                isNew={event.position > (opened?.after ?? Number.POSITIVE_INFINITY)}
                onFollow={markSeen}
              />
            ))}
          </ul>
          <p className="mt-4 text-13 text-muted">
            Son yedi günden en çok {updateListSize.office} güncelleme gösterilir.
          </p>
        </>
      )}
    </Sheet>
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

/** No tooltip: it would open again when the closing panel returns the focus. */
function BellButton({ unread, ...props }: ComponentProps<'button'> & { unread: number }) {
  return (
    <button
      type="button"
      aria-label={unread > 0 ? `Güncellemeler, ${unread} yeni` : 'Güncellemeler'}
      {...props}
      className={cn(buttonClasses({ variant: 'ghost' }), 'relative size-10 px-0 text-muted max-lg:size-11')}
    >
      <Bell className="size-5" strokeWidth={1.75} aria-hidden />
      {unread > 0 && (
        <span aria-hidden="true" className="absolute top-0 right-0">
          <Badge tone="waiting">{unread}</Badge>
        </span>
      )}
    </button>
  )
}
