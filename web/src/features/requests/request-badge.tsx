/** The status of a request; handles a status that this version does not know. */
import {
  type RequestStatus,
  requestStatusWords,
  staffRequestStatusWords,
  unknownStatus,
} from '@kervan/domain/requests/request-options.ts'
import { FileText } from 'lucide-react'
import { StatusBadge, type StatusStyle } from '#spine/ui/status-badge.tsx'

const quoted: StatusStyle = { icon: FileText, colours: 'bg-sea-soft text-on-sea-soft' }

/** `forStaff` in the words of the office. */
export function RequestBadge({ status, forStaff = false }: { status: RequestStatus; forStaff?: boolean }) {
  if (!Object.hasOwn(requestStatusWords, status))
    return <StatusBadge tone="cancelled">{unknownStatus}</StatusBadge>
  const words = forStaff ? staffRequestStatusWords : requestStatusWords
  return <StatusBadge tone={status === 'quoted' ? quoted : status}>{words[status]}</StatusBadge>
}
