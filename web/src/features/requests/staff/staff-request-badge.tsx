/** The status of a request for the office: an expired quote has a badge of its own, since it can no longer be approved. */
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { hasExpired } from '#features/requests/quote-validity.ts'
import { RequestBadge } from '#features/requests/request-badge.tsx'
import { StatusBadge } from '#spine/ui/status-badge.tsx'
import { useNow } from '#spine/ui/use-now.ts'

type Props = { request: { status: RequestStatus; quote_valid_until: string | null } }

export function StaffRequestBadge({ request }: Props) {
  const isExpired = hasExpired(request, useNow())
  if (!isExpired || !request.quote_valid_until) return <RequestBadge status={request.status} forStaff />
  return (
    <span title={`Teklif gönderildi, geçerliliği ${formatDate(request.quote_valid_until)} tarihinde bitti`}>
      <StatusBadge tone="delayed">Süresi doldu</StatusBadge>
    </span>
  )
}
