/** How far a request about personal data is. */
import { dataRequestStatusWords } from '@kervan/domain/consents/data-requests.copy.ts'
import type { ListedDataRequest } from '@kervan/domain/customers/data-requests.contract.ts'
import { StatusBadge, type StatusTone } from '#spine/ui/status-badge.tsx'

const tones: Record<ListedDataRequest['status'], StatusTone> = {
  open: 'pending',
  withdrawn: 'cancelled',
  done: 'approved',
  refused: 'rejected',
}

export function DataRequestBadge({
  request: { status, erasing },
}: {
  request: Pick<ListedDataRequest, 'status' | 'erasing'>
}) {
  return (
    <StatusBadge tone={erasing ? 'delayed' : tones[status]}>
      {erasing ? 'Siliniyor' : dataRequestStatusWords[status]}
    </StatusBadge>
  )
}
