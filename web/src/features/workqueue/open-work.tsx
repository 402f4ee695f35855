/** What the office has to do next, on its first page: appears as it is asked for, and leaves when somebody has done it. */

import type { WorkItem } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { useRef } from 'react'
import { WorkItemRow } from '#features/workqueue/work-item-row.tsx'
import { useWork, useWorkCounts } from '#features/workqueue/work-list.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { LoadMoreButton } from '#spine/ui/load-more-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function OpenWork() {
  const work = useWork()
  const open = useWorkCounts().data?.open
  const isNew = useArrivals(work.data)
  return (
    <Card aria-label="Yapılacak işler">
      <CardHead
        title={open ? `Yapılacak işler (${open})` : 'Yapılacak işler'}
        action={
          <LinkButton href="/staff/work-queue" size="sm">
            İş kuyruğu
          </LinkButton>
        }
      />
      {work.data ? (
        <WorkList items={work.data} isNew={isNew} />
      ) : work.isError ? (
        <LoadFailure title="İşler yüklenirken bir hata oluştu" query={work} />
      ) : (
        <Loading className="flex flex-col gap-3 p-5">
          <Skeleton className="h-6" />
          <Skeleton className="h-6" />
        </Loading>
      )}
      <LoadMoreButton
        hasMore={work.hasNextPage}
        loading={work.isFetchingNextPage}
        onLoad={() => void work.fetchNextPage()}
      />
    </Card>
  )
}

function WorkList({ items, isNew }: { items: readonly WorkItem[]; isNew: (id: string) => boolean }) {
  if (items.length === 0)
    return <EmptyState title="Yapılacak iş yok">Yeni bir talep geldiği anda burada görünür.</EmptyState>
  return (
    <ul>
      {items.map((item) => (
        <WorkItemRow key={item.id} item={item} arrived={isNew(item.id)} />
      ))}
    </ul>
  )
}

/** Tells what was not yet there when the list was first shown. */
function useArrivals(items: readonly WorkItem[] | undefined): (id: string) => boolean {
  const first = useRef<Set<string> | null>(null)
  if (items) first.current ??= new Set(items.map(({ id }) => id))
  return (id) => first.current !== null && !first.current.has(id)
}
