/** The state of a subscription by icon, word and colour. */
import { type SubscriberStatus, subscriberStatusWords } from '@kervan/domain/newsletter/subscriber-words.ts'
import { CircleCheck, Clock, LogOut, MailX, TriangleAlert } from 'lucide-react'
import { StatusBadge, type StatusStyle } from '#spine/ui/status-badge.tsx'

const styles: Record<SubscriberStatus, StatusStyle> = {
  pending: { icon: Clock, colours: 'bg-pending-fill text-pending' },
  active: { icon: CircleCheck, colours: 'bg-approved-fill text-approved' },
  unsubscribed: { icon: LogOut, colours: 'bg-cancelled-fill text-cancelled' },
  bounced: { icon: MailX, colours: 'bg-delayed-fill text-delayed' },
  complained: { icon: TriangleAlert, colours: 'bg-rejected-fill text-rejected' },
}

export function SubscriberStatusBadge({ status }: { status: SubscriberStatus }) {
  return <StatusBadge tone={styles[status]}>{subscriberStatusWords[status]}</StatusBadge>
}
