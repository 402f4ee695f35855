/** The status of a request; handles a status that this version does not know. */
import {
  type RequestStatus,
  requestStatusWords,
  unknownStatus,
} from '@kervan/domain/requests/request-options.ts'
import { FileText } from 'lucide-react'
import { StatusBadge, type StatusStyle } from '#spine/ui/status-badge.tsx'

const quoted: StatusStyle = { icon: FileText, colours: 'bg-sea-soft text-on-sea-soft' }

export function RequestBadge({ status }: { status: RequestStatus }) {
  if (!Object.hasOwn(requestStatusWords, status))
    return <StatusBadge tone="cancelled">{unknownStatus}</StatusBadge>
  return <StatusBadge tone={status === 'quoted' ? quoted : status}>{requestStatusWords[status]}</StatusBadge>
}
