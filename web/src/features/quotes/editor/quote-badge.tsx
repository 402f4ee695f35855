/** The state of a quote in the office's words. */
import { staffQuoteStatusWords } from '@kervan/domain/quotes/quote-options.ts'
import type { QuoteStatus } from '@kervan/domain/quotes/quotes.policy.ts'
import { Eye, FilePen, RotateCcw, Send } from 'lucide-react'
import { StatusBadge, type StatusStyle, type StatusTone } from '#spine/ui/status-badge.tsx'

const unsent: StatusStyle = { icon: FilePen, colours: 'bg-preparing-fill text-preparing' }
const sent: StatusStyle = { icon: Send, colours: 'bg-sea-soft text-on-sea-soft' }

const tones: Record<QuoteStatus, StatusTone | StatusStyle> = {
  draft: { icon: FilePen, colours: 'bg-cancelled-fill text-cancelled' },
  under_review: unsent,
  pricing: unsent,
  ready: 'approved',
  sent,
  viewed: { ...sent, icon: Eye },
  revision_requested: { icon: RotateCcw, colours: 'bg-pending-fill text-pending' },
  accepted: 'approved',
  rejected: 'rejected',
  expired: 'delayed',
  superseded: 'cancelled',
}

export function QuoteBadge({ status }: { status: QuoteStatus }) {
  return <StatusBadge tone={tones[status]}>{staffQuoteStatusWords[status]}</StatusBadge>
}
