/** The state of a request; one that this page does not know yet says so. */
import {
  type RequestStatus,
  requestStatusWords,
  unknownStatus,
} from '@kervan/domain/requests/request-options.ts'
import { StatusBadge } from '#spine/ui/status-badge.tsx'

export function RequestBadge({ status }: { status: RequestStatus }) {
  if (!Object.hasOwn(requestStatusWords, status))
    return <StatusBadge tone="cancelled">{unknownStatus}</StatusBadge>
  return <StatusBadge tone={status}>{requestStatusWords[status]}</StatusBadge>
}
