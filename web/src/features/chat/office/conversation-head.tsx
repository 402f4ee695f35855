/** Who a conversation is with, how it stands and how fast it was answered, with what can be done with it. */
import type { Round } from '@kervan/domain/chat/office-chat.contract.ts'
import { durationWords } from '@kervan/domain/chat/office-chat.ts'
import type { StaffConversation } from '@kervan/domain/chat/staff-chat.contract.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { ConversationActs } from '#features/chat/office/conversation-acts.tsx'
import { Badge } from '#spine/ui/badge.tsx'
import { buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { RelativeTime } from '#spine/ui/relative-time.tsx'

type Props = {
  conversation: StaffConversation
  round: Round | null | undefined
  personId: string
  /** Opens the customer's card where there is no room for it. */
  card: ReactNode
  isCustomerHere: boolean
}

export function ConversationHead({ conversation, round, personId, card, isCustomerHere }: Props) {
  const { search } = useLocation()
  const { customer_id, company, status, staff_name, snoozed_until, waiting_since } = conversation
  const name = conversation.name || company || 'Adsız ziyaretçi'
  const isAsleep = snoozed_until !== null && Date.parse(snoozed_until) > Date.now()
  return (
    <header className="flex flex-col gap-2 border-line border-b p-3">
      <div className="flex items-start gap-2">
        <Link
          to={{ pathname: '/staff/communication', search }}
          aria-label="Konuşmalara dön"
          className={cn(buttonClasses({ variant: 'ghost', size: 'sm' }), 'w-9 px-0 md:hidden')}
        >
          <ChevronLeft strokeWidth={1.75} aria-hidden />
        </Link>
        <div className="min-w-0 flex-1">
          <h2 className="break-words text-15 font-bold">
            {customer_id ? (
              <Link to={`/staff/customer-management/${customer_id}`} className="hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          <p className="flex flex-wrap items-baseline gap-x-2 text-13 text-muted">
            {company && company !== name && <span>{company}</span>}
            {!customer_id && <span>Ziyaretçi</span>}
            <span>{staff_name ? `İlgilenen: ${staff_name}` : 'Sahipsiz'}</span>
            {isCustomerHere && <span className="text-approved">Şu an burada</span>}
          </p>
        </div>
        {card}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ConversationActs conversation={conversation} personId={personId} />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-muted">
          {status === 'closed' && <Badge>Kapalı</Badge>}
          {isAsleep && <Badge>Ertelendi: {formatDateTime(snoozed_until)}</Badge>}
          {waiting_since && (
            <span className="text-delayed">
              <RelativeTime moment={waiting_since} /> yazdı, yanıt bekliyor
            </span>
          )}
          {round && round.first_answer_minutes !== null && (
            <span>İlk yanıt: {durationWords(round.first_answer_minutes)}</span>
          )}
          {round && round.resolution_minutes !== null && (
            <span>Çözüm: {durationWords(round.resolution_minutes)}</span>
          )}
        </p>
      </div>
    </header>
  )
}
