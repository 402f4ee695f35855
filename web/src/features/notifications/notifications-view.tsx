/** All notifications, newest first, with the unread count and the channel preferences. */

import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { ChannelPreferences } from '#features/notifications/channel-preferences.tsx'
import { LiveHistoryCard } from '#features/notifications/live-history-card.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { useReadActions, useUnread } from '#features/notifications/read-notifications.ts'
import { api } from '#spine/api/api.ts'
import { PagedList } from '#spine/api/paged-list.tsx'
import { type Place, pageOptions, rowsOf } from '#spine/lists/list-pages.ts'
import { Button } from '#spine/ui/button.tsx'
import { Card } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

export function NotificationsView() {
  const unread = useUnread().data?.unread ?? 0
  const isEmpty = useNotifications().data?.length === 0
  const { readAll, isPending } = useReadActions()
  useDocumentTitle(unread > 0 ? `Bildirimler (${formatCount(unread)})` : 'Bildirimler')
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h1 className="text-28">Bildirimler</h1>
          <p role="status" className="text-14 text-muted">
            {unread > 0 ? `${formatCount(unread)} okunmamış bildirim` : !isEmpty && 'Hepsi okundu'}
          </p>
        </div>
        {unread > 0 && (
          <Button onClick={readAll} busy={isPending}>
            <CheckCheck strokeWidth={1.75} aria-hidden /> Hepsini okundu say
          </Button>
        )}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <NotificationList />
        <div className="flex flex-col gap-5">
          <LiveHistoryCard />
          <ChannelPreferences />
        </div>
      </div>
    </div>
  )
}

function NotificationList() {
  const list = useNotifications()
  const { read } = useReadActions()
  return (
    <Card aria-label="Bildirim listesi">
      <PagedList
        pages={list}
        failure={{ title: 'Bildirimler gösterilemedi' }}
        empty={
          <EmptyState
            title="Henüz bildiriminiz yok"
            action={<LinkButton href="/dashboard?view=requests">Taleplere git</LinkButton>}
          >
            Teklifiniz hazır olduğunda ve gönderiniz yol aldıkça burada haber veririz.
          </EmptyState>
        }
        skeleton="h-12"
      >
        {(rows) => (
          <ul aria-label="Bildirimler">
            {rows.map((row) => (
              <NotificationRow key={row.id} notification={row} onRead={() => read(row)} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}

function useNotifications() {
  return useInfiniteQuery(
    api.notifications.list.infiniteOptions({
      input: (place: Place) => place,
      ...pageOptions,
      select: rowsOf,
    }),
  )
}
