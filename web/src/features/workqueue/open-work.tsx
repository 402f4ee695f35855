/** The open work on the office's home page, updated live. */

import { formatCount } from '@kervan/domain/values/format-number.ts'
import { WorkItemRow } from '#features/workqueue/work-item-row.tsx'
import { useWork, useWorkCounts } from '#features/workqueue/work-list.ts'
import { PagedList } from '#spine/api/paged-list.tsx'
import { useNewRows } from '#spine/live/use-new-rows.ts'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

export function OpenWork() {
  const work = useWork()
  const open = useWorkCounts().data?.open
  const { isNew } = useNewRows({ pages: work })
  return (
    <Card aria-label="Yapılacak işler">
      <CardHead
        title={open ? `Yapılacak işler (${formatCount(open)})` : 'Yapılacak işler'}
        action={
          <LinkButton href="/staff/work-queue" size="sm">
            İş kuyruğu
          </LinkButton>
        }
      />
      <PagedList
        pages={work}
        failure={{ title: 'İşler yüklenirken bir hata oluştu' }}
        empty={<EmptyState title="Yapılacak iş yok">Yeni bir talep geldiği anda burada görünür.</EmptyState>}
        skeleton="h-6"
      >
        {(items) => (
          <ul>
            {items.map((item) => (
              <WorkItemRow key={item.id} item={item} isNew={isNew(item.id)} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}
