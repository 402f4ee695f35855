/** The office's table of requests, newest first. */
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { useLocation } from 'react-router'
import { staffRequestColumns } from '#features/requests/staff/staff-request-columns.tsx'
import type { StaffRequestFilter } from '#features/requests/staff/staff-request-filter.ts'
import type { useStaffRequests } from '#features/requests/staff/staff-request-list.ts'
import { LiveTable } from '#spine/live/live-table.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'

type Props = { filter: StaffRequestFilter; requests: ReturnType<typeof useStaffRequests> }

export function StaffRequestTable({ filter, requests }: Props) {
  const { state } = useLocation() as { state: { created?: string } | null }
  return (
    <LiveTable
      label="Talep listesi"
      caption="Talepler, en yenisi başta"
      columns={staffRequestColumns}
      pages={requests}
      listKey={JSON.stringify(filter)}
      newRowsLabel="yeni talep"
      ownRowId={state?.created}
      empty={<NoRequests filter={filter} />}
      failure={{ title: requestWords.loadFailedTitle, small: requestWords.loadFailedText }}
    />
  )
}

function NoRequests({ filter }: { filter: StaffRequestFilter }) {
  if (filter.search)
    return <EmptyState title="Talep bulunamadı">Aramanızı değiştirip yeniden deneyin.</EmptyState>
  if (filter.overdue)
    return <EmptyState title="Geciken talep yok">Söz verilen sürelerin hepsi tutuluyor.</EmptyState>
  if (filter.status) return <EmptyState title="Bu durumda talep yok" />
  return <EmptyState title="Henüz talep yok">İlk talep geldiği anda burada görünür.</EmptyState>
}
