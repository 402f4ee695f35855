/** The quote of a request: amount, cost parts, validity and notes, and why it cannot be answered, where that is so. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { requestProblems } from '@kervan/domain/requests/requests.copy.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import type { ReactNode } from 'react'
import { QuoteValidity } from '#features/requests/price-or-due.tsx'
import { hasExpired } from '#features/requests/quote-validity.ts'
import { cn } from '#spine/ui/class-names.ts'
import { useNow } from '#spine/ui/use-now.ts'

/** The children say which offer it is and what its price is for. */
export function RequestQuote({ request, children }: { request: RequestDetail; children: ReactNode }) {
  const now = useNow()
  const { quote_amount: amount, quote_currency, quote_notes: notes, status } = request
  if (amount === null) return null
  const currency = quote_currency ?? ''
  const isRevised = status === 'pending'
  const obstacle = isRevised
    ? 'Bu fiyat için revize istediniz. Yeni teklif geldiğinde yanıtlayabilirsiniz.'
    : hasExpired(request, now) && requestProblems.QUOTE_EXPIRED.message
  return (
    <section
      aria-label="Teklif"
      className={cn(
        'flex flex-col gap-3 rounded-card p-5 print:border print:border-line',
        isRevised ? 'bg-hover' : 'bg-sea-soft',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-15">{isRevised ? 'Önceki teklif' : 'Alınan teklif'}</h3>
        <QuoteValidity request={request} now={now} />
      </div>
      <p className={cn('figures break-words text-28 font-bold tracking-tight', isRevised && 'text-muted')}>
        {formatMoney(amount, currency)}
      </p>
      {children}
      <Breakdown request={request} currency={currency} />
      {notes && <p className="whitespace-pre-line break-words text-14">{notes}</p>}
      {obstacle && <p className={cn('text-14', !isRevised && 'text-delayed')}>{obstacle}</p>}
    </section>
  )
}

function Breakdown({ request, currency }: { request: RequestDetail; currency: string }) {
  const parts = (
    [
      ['Navlun', request.freight_cost],
      ['BAF', request.baf_cost],
      ['CAF', request.caf_cost],
      ['Demuraj', request.demurrage_cost],
      ['Diğer masraflar', request.other_costs],
    ] as const
  ).flatMap(([label, amount]) => (amount === null ? [] : [{ label, amount }]))
  if (parts.length === 0) return null
  return (
    <dl aria-label="Teklifin dökümü" className="flex flex-col text-14">
      {parts.map(({ label, amount }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 border-line border-t py-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="figures ml-auto">{formatMoney(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
