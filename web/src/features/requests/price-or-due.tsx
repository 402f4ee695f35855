/** The price of a request and its validity, or until when a quote is promised. */
import type { RequestSummary } from '@kervan/domain/requests/request.ts'
import { formatDue } from '@kervan/domain/values/format-date.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { type Priced, validityOf } from '#features/requests/quote-validity.ts'
import { cn } from '#spine/ui/class-names.ts'
import { useNow } from '#spine/ui/use-now.ts'

export function PriceOrDue({ request, className }: { request: RequestSummary; className?: string }) {
  const now = useNow()
  const { status, quote_amount, quote_currency } = request
  if (status === 'pending')
    return (
      <p className={cn('text-14', isOverdue(request, now) ? 'text-delayed' : 'text-muted', className)}>
        {quoteDueText(request, now)}
      </p>
    )
  if (quote_amount === null) return null
  return (
    <div className={cn('flex flex-wrap items-baseline gap-x-3 md:flex-col md:items-end', className)}>
      <p className={cn('figures text-18 font-bold', status === 'rejected' && 'font-normal text-muted')}>
        {formatMoney(quote_amount, quote_currency ?? '')}
      </p>
      {status === 'quoted' && <QuoteValidity request={request} now={now} />}
    </div>
  )
}

const validityClasses = { holds: 'text-muted', ends: 'font-medium text-pending', ended: 'text-delayed' }

/** How long a price is valid; its last two days and its expiry are highlighted. */
export function QuoteValidity({ request, now }: { request: Priced; now: number }) {
  const validity = validityOf(request, now)
  return validity && <p className={cn('text-13', validityClasses[validity.state])}>{validity.text}</p>
}

/** A revised request still has its old price, so its next quote is a new one. */
export function quoteDueText(request: RequestSummary, now: number): string {
  const due = formatDue(request.quote_due_at, new Date(now))
  const what = request.quote_amount === null ? 'Teklif' : 'Yeni teklif'
  return isOverdue(request, now) ? `${what} gecikti; en geç ${due} hazır olacaktı` : `${what} en geç ${due}`
}

function isOverdue({ quote_due_at }: RequestSummary, now: number): boolean {
  return Date.parse(quote_due_at) < now
}
