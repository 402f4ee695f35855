/** The three newest notifications for the home page, and a one-line version for phones. */

import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { useReadActions, useUnread } from '#features/notifications/read-notifications.ts'
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
  const { read } = useReadActions()
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

/** The number of unread notifications and the title of the newest. */
export function NewestNotificationLine() {
  const unread = useUnread().data?.unread
  const newest = useNewest().data?.find(({ read_at }) => read_at === null)
  return (
    <SummaryLine icon={Bell} to={view} marked={Boolean(unread)}>
      {unread
        ? `${formatCount(unread)} yeni bildirim${newest ? `: ${newest.title}` : ''}`
        : 'Yeni bildirim yok'}
    </SummaryLine>
  )
}
