/** The state of an offer in its customer's words. */
import { type OfferStatus, offerStatusWords } from '@kervan/domain/quotes/offer-options.ts'
import { FileText, RotateCcw } from 'lucide-react'
import { StatusBadge, type StatusStyle, type StatusTone } from '#spine/ui/status-badge.tsx'

const waiting: StatusStyle = { icon: FileText, colours: 'bg-sea-soft text-on-sea-soft' }

const tones: Record<OfferStatus, StatusTone | StatusStyle> = {
  sent: waiting,
  viewed: waiting,
  revision_requested: { icon: RotateCcw, colours: 'bg-pending-fill text-pending' },
  accepted: 'approved',
  rejected: 'rejected',
  expired: 'delayed',
  superseded: 'cancelled',
}

export function OfferBadge({ status }: { status: OfferStatus }) {
  return <StatusBadge tone={tones[status]}>{offerStatusWords[status]}</StatusBadge>
}
