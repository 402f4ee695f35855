/** The newest three notifications for the first page, and the same in one line for phones. */

import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { useReadActs, useUnread } from '#features/notifications/read-state.ts'
import { api } from '#spine/api/api.ts'
import { PagedList } from '#spine/api/paged-list.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { SummaryLine } from '#spine/ui/summary-line.tsx'

const shown = 3
const view = '/dashboard?view=notifications'

const useNewest = () =>
  useQuery(api.notifications.list.queryOptions({ input: { limit: shown }, select: ({ items }) => items }))

export function NewestNotifications() {
  const newest = useNewest()
  const { read } = useReadActs()
  return (
    <Card aria-label="Bildirimler">
      <CardHead
        title="Bildirimler"
        action={
          <Link to={view} className="link touch-room relative text-14">
            Tümü
          </Link>
        }
      />
      <PagedList
        pages={newest}
        failure={{ title: 'Bildirimler gösterilemedi', className: 'py-8' }}
        empty={
          <EmptyState title="Bildirim yok" className="py-8">
            Teklif ve gönderi haberleri anında burada görünür.
          </EmptyState>
        }
        skeleton="w-3/4"
      >
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <NotificationRow key={row.id} notification={row} onRead={() => read(row)} brief />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}

/** What changed: how much is unread, and the newest of it. */
export function NewestLine() {
  const unread = useUnread().data?.unread
  const newest = useNewest().data?.find(({ read_at }) => read_at === null)
  return (
    <SummaryLine icon={Bell} to={view} marked={Boolean(unread)}>
      {unread ? `${unread} yeni bildirim${newest ? `: ${newest.title}` : ''}` : 'Yeni bildirim yok'}
    </SummaryLine>
  )
}
