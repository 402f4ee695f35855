/** The sums and the margin below the price lines, as they are typed. */
import type { PricingBasis } from '@kervan/domain/quotes/pricing-basis.ts'
import type { Margin } from '@kervan/domain/quotes/quote-margin.ts'
import { marginStateWords } from '@kervan/domain/quotes/quote-options.ts'
import type { TryPer } from '@kervan/domain/quotes/quote-sums.ts'
import { plainDecimal } from '@kervan/domain/values/decimal-text.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { draftFigures } from '#features/quotes/manual/draft-figures.ts'
import type { QuoteFormState } from '#features/quotes/manual/quote-form-state.ts'
import { api } from '#spine/api/api.ts'
import { shownNumber } from '#spine/ui/number-text.ts'
import { StatusBadge } from '#spine/ui/status-badge.tsx'

type Props = { form: QuoteFormState; basis: UseQueryResult<PricingBasis, unknown> }

export function QuoteSumsLine({ form, basis }: Props) {
  const rates = useQuery(api.rates.get.queryOptions())
  const [items, currency, target_margin_pct] = form.watch(['items', 'currency', 'target_margin_pct'])
  if (!rates.data || !basis.data) {
    const failed = [rates, basis].filter(({ isError }) => isError)
    return failed.length > 0 && <NoSums onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
  }
  const tryPer = Object.fromEntries(rates.data.current.map((rate) => [rate.currency, rate.buying])) as TryPer
  const { totals, margin } = draftFigures(
    { items, currency, target_margin_pct },
    tryPer,
    basis.data.tax_codes,
  )
  const sums = [
    { label: 'Ara toplam', amount: totals.subtotal },
    { label: 'KDV', amount: totals.tax },
    { label: 'Toplam', amount: totals.total },
  ]
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-2 border-line border-t pt-3 text-14">
      <MarginBadge margin={margin} />
      <dl aria-label="Toplamlar" className="figures flex flex-wrap gap-x-6 gap-y-1">
        {sums.map(({ label, amount }) => (
          <div key={label} className="flex items-baseline gap-2 last:font-medium">
            <dt className="text-muted">{label}</dt>
            <dd>{formatMoney(amount, currency)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The quote can be made all the same: its sums are the server's. */
function NoSums({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="status" className="border-line border-t pt-3 text-13 text-muted">
      Kurlar veya vergi kodları alınamadı; toplam, teklif oluşturulunca görünür.{' '}
      <button type="button" className="link" onClick={onRetry}>
        Yeniden dene
      </button>
    </p>
  )
}

const tones = { on_target: 'approved', low: 'pending', critical: 'rejected', no_price: 'cancelled' } as const

/** Only lines with a cost have a margin. */
function MarginBadge({ margin: { margin_percent, state } }: { margin: Margin }) {
  if (margin_percent === null) return null
  return (
    <StatusBadge tone={tones[state]}>
      Marj %{shownNumber(plainDecimal(margin_percent))} · {marginStateWords[state]}
    </StatusBadge>
  )
}
