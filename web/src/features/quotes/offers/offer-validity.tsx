/** How long an offer can still be answered, counting down, that its time is over, or when it was answered. */
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { offerStateAt } from '@kervan/domain/quotes/offer-state.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { cn } from '#spine/ui/class-names.ts'
import { formatDuration } from '#spine/ui/remaining-time.ts'
import { useNow } from '#spine/ui/use-now.ts'

const dayMs = 86_400_000
/** From here on it is coloured. */
const soonMs = 2 * dayMs

type Props = { offer: Pick<Offer, 'status' | 'valid_until' | 'answered_at'>; className?: string }

export function OfferValidity({ offer, className }: Props) {
  const now = useNow()
  const state = offerStateAt(offer, now)
  const left = Date.parse(offer.valid_until) - now
  const isOpen = state === 'sent' || state === 'viewed'
  const day = formatDate(offer.valid_until)
  if (state === 'superseded') return null
  return (
    <span
      className={cn(
        'block text-13',
        state === 'expired'
          ? 'text-delayed'
          : isOpen && left < soonMs
            ? 'font-medium text-pending'
            : 'text-muted',
        className,
      )}
    >
      {state === 'expired'
        ? `Süresi doldu: ${day}`
        : offer.answered_at
          ? `Yanıtınız: ${formatDate(offer.answered_at)}`
          : `Geçerlilik: ${day}`}
      {isOpen && <span className="figures whitespace-nowrap"> · {formatDuration(left)} kaldı</span>}
    </span>
  )
}
