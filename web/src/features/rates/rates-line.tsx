/** The rates of a quote in one line, `1 EUR = 55,7981 ₺`, with their source and day. */
import type { FrozenRates } from '@kervan/domain/rates/frozen-rates.ts'
import { type RatedCurrency, ratedCurrencies } from '@kervan/domain/rates/rate-source.ts'
import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { Link } from 'react-router'
import { RateSourceMark } from '#features/rates/rate-source-mark.tsx'
import { cn } from '#spine/ui/class-names.ts'

type Props = {
  rates: FrozenRates
  /** Those that the quote uses. */
  currencies?: readonly RatedCurrency[]
  /** For staff, who may look at the page of rates. */
  isLinked?: boolean
  className?: string
}

export function RatesLine({ rates, currencies = ratedCurrencies, isLinked = false, className }: Props) {
  return (
    <p className={cn('figures flex flex-wrap items-center gap-x-4 gap-y-1 text-13', className)}>
      {currencies.map((currency) => (
        <span key={currency} className="whitespace-nowrap">
          1 {currency} = {formatMoney(rates.try_per[currency], 'TRY')}
        </span>
      ))}
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
        <RateSourceMark source={rates.source} />
        <span className="whitespace-nowrap">{formatShortDate(rates.date)}</span>
        {rates.bulletin_no && <span className="whitespace-nowrap">Bülten {rates.bulletin_no}</span>}
        {isLinked && (
          <Link to="/staff/rates" className="link inline-flex min-h-6 items-center">
            Kurlar
          </Link>
        )}
      </span>
    </p>
  )
}
