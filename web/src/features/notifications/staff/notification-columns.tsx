/** The columns of staff's notifications. */
import type { StaffNotification } from '@kervan/domain/notifications/staff-notifications.contract.ts'
import { staffTypeWords } from '@kervan/domain/notifications/staff-notifications.copy.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { Link } from 'react-router'
import { useMarkStaffRead } from '#features/notifications/staff/staff-notifications.ts'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import type { ListColumn } from '#spine/lists/list-definition.ts'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { rowActionsColumn } from '#spine/ui/row-actions.ts'
import { rowLink } from '#spine/ui/row-keys.ts'

export const notificationColumns: readonly ListColumn<StaffNotification, 'created'>[] = [
  {
    key: 'title',
    head: 'Bildirim',
    place: 'main',
    cell: (each) => <Title notification={each} />,
    width: 16,
    grow: 6,
  },
  {
    key: 'message',
    head: 'Ayrıntı',
    cell: ({ message }) => (
      <span title={message} className="truncate">
        {message}
      </span>
    ),
    width: 12,
    grow: 8,
    className: 'text-muted',
  },
  {
    key: 'type',
    head: 'Tür',
    cell: ({ type }) => staffTypeWords[type],
    width: 5,
    className: 'text-muted',
  },
  {
    key: 'created',
    sort: 'created',
    head: 'Zaman',
    cell: ({ created_at }) => formatDateTime(created_at),
    width: 12,
    className: 'figures text-muted',
  },
  {
    key: 'act',
    head: 'İşlem',
    place: 'acts',
    cell: (each) => <ReadButton notification={each} />,
    width: 0,
    className: rowActionsColumn,
  },
]

function Title({ notification }: { notification: StaffNotification }) {
  const { id, title, link, read_at } = notification
  const { read } = useMarkStaffRead()
  const isUnread = read_at === null
  return (
    <Link
      to={link}
      state={openedHere}
      onClick={() => read(notification)}
      {...rowLink(id)}
      title={title}
      className={cn(
        'flex min-w-0 items-center gap-2 outline-none after:absolute after:inset-0',
        isUnread ? 'font-medium' : 'text-muted',
      )}
    >
      <span
        aria-hidden="true"
        className={cn('size-2 shrink-0 rounded-full', isUnread && 'bg-saffron-fill')}
      />
      <span className="truncate">{title}</span>
      {isUnread && <span className="sr-only">, okunmadı</span>}
    </Link>
  )
}

function ReadButton({ notification }: { notification: StaffNotification }) {
  const { read, isPending } = useMarkStaffRead()
  if (notification.read_at !== null) return null
  return (
    <Button
      size="sm"
      busy={isPending}
      aria-label={`Okundu: ${notification.title}`}
      onClick={() => read(notification)}
    >
      Okundu
    </Button>
  )
}
