/** The table of the work queue: open work by due time, completed work newest first. */

import { doneWorkColumns, openWorkColumns } from '#features/workqueue/work-columns.tsx'
import type { WorkFilter } from '#features/workqueue/work-filter.ts'
import type { useWork } from '#features/workqueue/work-list.ts'
import { LiveTable } from '#spine/live/live-table.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'

type Props = { filter: WorkFilter; work: ReturnType<typeof useWork> }

export function WorkTable({ filter, work }: Props) {
  const isDone = filter.show === 'done'
  return (
    <LiveTable
      label="İş listesi"
      caption={isDone ? 'Tamamlanan işler, en son tamamlanan başta' : 'İşler, süresi en yakın olan başta'}
      columns={isDone ? doneWorkColumns : openWorkColumns}
      pages={work}
      listKey={JSON.stringify(filter)}
      newRowsLabel={isDone ? 'yeni tamamlanan iş' : 'yeni iş'}
      empty={<NoWork filter={filter} />}
      failure={{ title: 'İşler yüklenirken bir hata oluştu', small: 'Failed to load work queue' }}
    />
  )
}

const emptyWords: Record<WorkFilter['show'], string> = {
  open: 'Yapılacak iş yok',
  overdue: 'Geciken iş yok',
  mine: 'Üstlendiğiniz iş yok',
  done: 'Tamamlanan iş yok',
}

function NoWork({ filter }: { filter: WorkFilter }) {
  if (filter.search || filter.kind || filter.priority)
    return <EmptyState title="İş bulunamadı">Süzgeçleri değiştirip yeniden deneyin.</EmptyState>
  return <EmptyState title={emptyWords[filter.show]}>Yeni bir iş geldiği anda burada görünür.</EmptyState>
}
