/** The state of a campaign by icon, word and colour. */
import { type CampaignStatus, campaignStatusWords } from '@kervan/domain/newsletter/campaign-words.ts'
import { Ban, CalendarClock, CircleCheck, CirclePause, PencilLine, Send } from 'lucide-react'
import { StatusBadge, type StatusStyle } from '#spine/ui/status-badge.tsx'

const styles: Record<CampaignStatus, StatusStyle> = {
  draft: { icon: PencilLine, colours: 'bg-hover text-muted' },
  scheduled: { icon: CalendarClock, colours: 'bg-preparing-fill text-preparing' },
  sending: { icon: Send, colours: 'bg-transit-fill text-transit' },
  paused: { icon: CirclePause, colours: 'bg-pending-fill text-pending' },
  sent: { icon: CircleCheck, colours: 'bg-approved-fill text-approved' },
  cancelled: { icon: Ban, colours: 'bg-cancelled-fill text-cancelled' },
}

export function CampaignStatusBadge({ status }: { status: CampaignStatus }) {
  return <StatusBadge tone={styles[status]}>{campaignStatusWords[status]}</StatusBadge>
}
