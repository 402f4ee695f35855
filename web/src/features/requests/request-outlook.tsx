/** What a request waits for, or what it costs: the promised time, or the price with how long it holds. */
import type { RequestSummary } from '@kervan/domain/requests/request.ts'
import { formatDue } from '@kervan/domain/values/format-date.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { type Priced, validityOf } from '#features/requests/quote-validity.ts'
import { cn } from '#spine/ui/class-names.ts'
import { useNow } from '#spine/ui/use-now.ts'

export function RequestOutlook({ request, className }: { request: RequestSummary; className?: string }) {
  const now = useNow()
  const { status, quote_amount, quote_currency } = request
  if (status === 'pending')
    return (
      <p className={cn('text-14', isLate(request, now) ? 'text-delayed' : 'text-muted', className)}>
        {promiseWords(request, now)}
      </p>
    )
  if (quote_amount === null) return null
  return (
    <div className={cn('flex flex-wrap items-baseline gap-x-3 md:flex-col md:items-end', className)}>
      <p className={cn('figures text-18 font-bold', status === 'rejected' && 'font-normal text-muted')}>
        {formatMoney(quote_amount, quote_currency ?? '')}
      </p>
      {status === 'quoted' && <Validity request={request} now={now} />}
    </div>
  )
}

const lookOfValidity = { holds: 'text-muted', ends: 'font-medium text-pending', ended: 'text-delayed' }

/** How long a price holds; its last two days stand out, and so does its end. */
export function Validity({ request, now }: { request: Priced; now: number }) {
  const validity = validityOf(request, now)
  return validity && <p className={cn('text-13', lookOfValidity[validity.state])}>{validity.words}</p>
}

/** A revised request keeps the old price, which no longer holds. */
export function promiseWords(request: RequestSummary, now: number): string {
  const due = formatDue(request.quote_due_at, new Date(now))
  const what = request.quote_amount === null ? 'Teklif' : 'Yeni teklif'
  return isLate(request, now) ? `${what} gecikti; en geç ${due} hazır olacaktı` : `${what} en geç ${due}`
}

function isLate({ quote_due_at }: RequestSummary, now: number): boolean {
  return Date.parse(quote_due_at) < now
}
