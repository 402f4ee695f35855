/** The table of requests, the newest first. */
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { useLocation } from 'react-router'
import type { AskedRequests } from '#features/requests/staff/asked-requests.ts'
import { staffRequestColumns } from '#features/requests/staff/staff-request-columns.tsx'
import type { useStaffRequests } from '#features/requests/staff/staff-request-list.ts'
import { LiveTable } from '#spine/live/live-table.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'

type Props = { asked: AskedRequests; requests: ReturnType<typeof useStaffRequests> }

export function StaffRequestTable({ asked, requests }: Props) {
  const { state } = useLocation() as { state: { created?: string } | null }
  return (
    <LiveTable
      label="Talep listesi"
      caption="Talepler, en yenisi başta"
      columns={staffRequestColumns}
      pages={requests}
      listKey={JSON.stringify(asked)}
      newRowsLabel="yeni talep"
      ownRowId={state?.created}
      empty={<Nothing asked={asked} />}
      failure={{ title: requestWords.loadFailedTitle, small: requestWords.loadFailedText }}
    />
  )
}

function Nothing({ asked }: { asked: AskedRequests }) {
  if (asked.search)
    return <EmptyState title="Talep bulunamadı">Aramanızı değiştirip yeniden deneyin.</EmptyState>
  if (asked.overdue)
    return <EmptyState title="Geciken talep yok">Söz verilen sürelerin hepsi tutuluyor.</EmptyState>
  if (asked.status) return <EmptyState title="Bu durumda talep yok" />
  return <EmptyState title="Henüz talep yok">İlk talep geldiği anda burada görünür.</EmptyState>
}
