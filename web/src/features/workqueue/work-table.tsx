/** The table of work: the most urgent first, of what is done the newest. */

import type { AskedWork } from '#features/workqueue/asked-work.ts'
import { doneWorkColumns, openWorkColumns } from '#features/workqueue/work-columns.tsx'
import type { useWork } from '#features/workqueue/work-list.ts'
import { LiveTable } from '#spine/live/live-table.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'

type Props = { asked: AskedWork; work: ReturnType<typeof useWork> }

export function WorkTable({ asked, work }: Props) {
  const isDone = asked.show === 'done'
  return (
    <LiveTable
      label="İş listesi"
      caption={isDone ? 'Tamamlanan işler, en son tamamlanan başta' : 'İşler, süresi en yakın olan başta'}
      columns={isDone ? doneWorkColumns : openWorkColumns}
      pages={work}
      listKey={JSON.stringify(asked)}
      newRowsLabel={isDone ? 'yeni tamamlanan iş' : 'yeni iş'}
      empty={<Nothing asked={asked} />}
      failure={{ title: 'İşler yüklenirken bir hata oluştu', small: 'Failed to load work queue' }}
    />
  )
}

const emptyWords: Record<AskedWork['show'], string> = {
  open: 'Yapılacak iş yok',
  overdue: 'Geciken iş yok',
  mine: 'Üstlendiğiniz iş yok',
  done: 'Tamamlanan iş yok',
}

function Nothing({ asked }: { asked: AskedWork }) {
  if (asked.search || asked.kind || asked.priority)
    return <EmptyState title="İş bulunamadı">Süzgeçleri değiştirip yeniden deneyin.</EmptyState>
  return <EmptyState title={emptyWords[asked.show]}>Yeni bir iş geldiği anda burada görünür.</EmptyState>
}
