/** What came live since the page was opened, of which the toasts show the three newest. */
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { Link } from 'react-router'
import { useSession } from '#features/auth/session.ts'
import { useHeardUpdates } from '#features/notifications/live-history.ts'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'

/** Nothing until something came. */
export function LiveHistoryCard() {
  const heard = useHeardUpdates(useSession('portal').data?.person?.id)
  if (heard.length === 0) return null
  return (
    <Card aria-label="Canlı güncellemeler">
      <CardHead
        title="Canlı güncellemeler"
        action={<span className="figures text-13 text-muted">{formatCount(heard.length)}</span>}
      />
      <ul className="max-h-96 overflow-y-auto">
        {heard.map(({ id, title, description, link, heard_at }) => (
          <li
            key={id}
            className="relative border-line border-b px-4 py-3 last:border-b-0 hover:bg-hover md:px-5"
          >
            <Link to={link} state={openedHere} className="break-words after:absolute after:inset-0">
              {title}
            </Link>
            <p className="break-words text-14 text-muted">{description}</p>
            <p className="text-13 text-muted">
              <RelativeTime moment={heard_at} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
