/** What a request waits for, or what it costs: the promised time, or the price with how long it holds. */
import type { RequestSummary } from '@kervan/domain/requests/request.ts'
import { cn } from '#ui/class-names.ts'
import { formatDate, formatDue, formatMoney } from '#ui/format.ts'
import { useMinuteClock } from '#ui/minute-clock.ts'

type Priced = Pick<RequestSummary, 'status' | 'quote_valid_until'>

/** A quote that was not answered in time: only another one can be asked for. */
export function hasExpired({ status, quote_valid_until }: Priced, now: number): boolean {
  return status === 'quoted' && quote_valid_until !== null && Date.parse(quote_valid_until) < now
}

export function RequestOutlook({ request, className }: { request: RequestSummary; className?: string }) {
  const now = useMinuteClock()
  const { status, quote_amount, quote_currency } = request
  if (status === 'pending')
    return <p className={cn('text-14 text-muted', className)}>{promiseWords(request, now)}</p>
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

function Validity({ request, now }: { request: RequestSummary; now: number }) {
  if (request.quote_valid_until === null) return null
  const day = formatDate(request.quote_valid_until)
  if (hasExpired(request, now)) return <p className="text-13 text-delayed">Süresi doldu: {day}</p>
  return <p className="text-13 text-muted">Geçerlilik: {day}</p>
}

/** A revised request keeps the old price, which no longer holds. */
export function promiseWords(request: RequestSummary, now: number): string {
  const due = formatDue(request.quote_due_at, new Date(now))
  const isLate = Date.parse(request.quote_due_at) < now
  const what = request.quote_amount === null ? 'Teklif' : 'Yeni teklif'
  return isLate ? `${what} gecikti; söz verilen: ${due}` : `${what} en geç ${due}`
}
