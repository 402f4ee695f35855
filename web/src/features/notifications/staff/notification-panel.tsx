/** The newest notifications in the office's sidebar; the page has all of them. */
import type { StaffNotification } from '@kervan/domain/notifications/staff-notifications.contract.ts'
import { widgetSize } from '@kervan/domain/notifications/staff-notifications.copy.ts'
import { Link } from 'react-router'
import {
  useMarkStaffRead,
  useNewestStaffNotifications,
} from '#features/notifications/staff/staff-notifications.ts'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const page = '/staff/notifications'

export function NotificationPanel() {
  const { data, isPending } = useNewestStaffNotifications()
  const { read } = useMarkStaffRead()
  if (isPending)
    return (
      <Loading className="flex flex-col gap-2">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Loading>
    )
  // What cannot be fetched is an empty list: nobody works from the sidebar alone.
  const items = data?.items ?? []
  const shown = items.slice(0, widgetSize.shown)
  const more = items.length - shown.length
  return (
    <div className="flex flex-col gap-2 text-13">
      {shown.length === 0 ? (
        <p className="text-muted">Bildirim yok</p>
      ) : (
        <ul aria-label="Son bildirimler" className="flex flex-col">
          {shown.map((each) => (
            <Row key={each.id} notification={each} onRead={() => read(each)} />
          ))}
        </ul>
      )}
      <Link to={page} className="self-start text-sea hover:underline">
        {more > 0 ? `+${more} daha` : 'Bütün bildirimler'}
      </Link>
    </div>
  )
}

function Row({ notification, onRead }: { notification: StaffNotification; onRead: () => void }) {
  const { title, message, link, read_at, created_at } = notification
  const isUnread = read_at === null
  return (
    <li className="flex items-start gap-2 border-line border-b py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <Link
          to={link}
          state={openedHere}
          onClick={onRead}
          className={cn('line-clamp-2 break-words hover:underline', isUnread ? 'font-medium' : 'text-muted')}
        >
          {title}
          {isUnread && <span className="sr-only">, okunmadı</span>}
        </Link>
        {message && <p className="truncate text-muted">{message}</p>}
        <RelativeTime moment={created_at} className="text-12 text-muted" />
      </div>
      {isUnread && (
        <Button size="sm" variant="ghost" aria-label={`Okundu: ${title}`} onClick={onRead}>
          Okundu
        </Button>
      )}
    </li>
  )
}
