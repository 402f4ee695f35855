/** The communication centre in the office's sidebar: who waits for this person's answer, as its badge counts; the page has all of it. */
import { Link } from 'react-router'
import { communicationAddress } from '#features/chat/office/communication-address.ts'
import { type InboxState, useInbox } from '#features/chat/office/inbox.ts'
import { cn } from '#spine/ui/class-names.ts'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const waiting: InboxState = {
  part: 'open',
  search: '',
  kind: undefined,
  isWaiting: true,
  isOwn: true,
  isByWaiting: true,
}
const shownRows = 5

export function CommunicationPanel() {
  const { data, isPending } = useInbox(waiting)
  if (isPending)
    return (
      <Loading className="flex flex-col gap-2">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </Loading>
    )
  // What cannot be fetched is an empty list: nobody works from the sidebar alone.
  const rows = data?.slice(0, shownRows) ?? []
  return (
    <div className="flex flex-col gap-2 text-13">
      {rows.length === 0 ? (
        <p className="text-muted">Sizi bekleyen konuşma yok</p>
      ) : (
        <ul aria-label="Sizi bekleyenler" className="flex flex-col">
          {rows.map(({ id, name, company, last_text, unread, waiting_since }) => (
            <li key={id} className="border-line border-b py-2 last:border-b-0">
              <Link
                to={communicationAddress(id)}
                className={cn('block truncate hover:underline', unread > 0 && 'font-medium')}
              >
                {name || company || 'Adsız ziyaretçi'}
              </Link>
              {last_text && <p className="truncate text-muted">{last_text}</p>}
              {waiting_since && <RelativeTime moment={waiting_since} className="text-12 text-muted" />}
            </li>
          ))}
        </ul>
      )}
      <Link to="/staff/communication" className="self-start text-sea hover:underline">
        İletişim merkezi
      </Link>
    </div>
  )
}
