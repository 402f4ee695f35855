/** Everything somebody was told, newest first, with what is unread and by which ways news reach them. */

import { useInfiniteQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { ChannelPreferences } from '#features/notifications/channel-preferences.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { useReadActs, useUnread } from '#features/notifications/read-state.ts'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { LoadMoreButton } from '#spine/ui/load-more-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function NotificationsView() {
  const unread = useUnread().data?.unread ?? 0
  const isEmpty = useNotifications().data?.length === 0
  const { readAll, isPending } = useReadActs()
  useDocumentTitle(unread > 0 ? `Bildirimler (${unread})` : 'Bildirimler')
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h1 className="text-28">Bildirimler</h1>
          <p role="status" className="text-14 text-muted">
            {unread > 0 ? `${unread} okunmamış bildirim` : !isEmpty && 'Hepsi okundu'}
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
        <ChannelPreferences />
      </div>
    </div>
  )
}

function NotificationList() {
  const list = useNotifications()
  const { read } = useReadActs()
  return (
    <Card aria-label="Bildirim listesi">
      {list.isPending && (
        <Loading className="flex flex-col gap-4 p-5">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      )}
      {list.isError && !list.data && <LoadFailure title="Bildirimler gösterilemedi" query={list} />}
      {list.data?.length === 0 && (
        <EmptyState
          title="Henüz bildiriminiz yok"
          action={<LinkButton href="/dashboard?view=requests">Taleplere git</LinkButton>}
        >
          Teklifiniz hazır olduğunda ve gönderiniz yol aldıkça burada haber veririz.
        </EmptyState>
      )}
      <ul aria-label="Bildirimler">
        {list.data?.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onRead={() => read(notification)}
          />
        ))}
      </ul>
      <LoadMoreButton
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onLoad={() => void list.fetchNextPage()}
      />
    </Card>
  )
}

function useNotifications() {
  return useInfiniteQuery(
    api.notifications.list.infiniteOptions({
      input: (after: string | undefined) => ({ ...(after && { after }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
    }),
  )
}
