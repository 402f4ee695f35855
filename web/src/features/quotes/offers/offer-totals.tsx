/** The totals of an offer with its taxes, what that is in other currencies, and the rates it was computed with. */
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { crossRate, type Totals } from '@kervan/domain/quotes/quote-sums.ts'
import { rateSourceNames } from '@kervan/domain/rates/rate-source.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { formatMoney, formatPercent } from '@kervan/domain/values/format-number.ts'
import { useRef } from 'react'
import { cn } from '#spine/ui/class-names.ts'
import { shownNumber } from '#spine/ui/number-text.ts'

export function OfferTotals({ offer, totals }: { offer: Offer; totals: readonly Totals[] }) {
  const [own, ...others] = totals
  const first = useRef(own?.total)
  if (!own) return null
  const money = (amount: string) => formatMoney(amount, own.currency)
  return (
    <section
      aria-label="Toplam"
      className="flex flex-col gap-2 rounded-card bg-sea-soft p-4 text-on-sea-soft"
    >
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-14">
        <Sum label="Ara toplam" amount={money(own.subtotal)} />
        {own.taxes.map(({ code, percent, tax }) => (
          <Sum
            key={code}
            label={`Vergi ${formatPercent(Number(percent) / 100)} (${code})`}
            amount={money(tax)}
          />
        ))}
        <Sum label="Genel toplam" amount={money(own.total)} strong />
      </dl>
      {/* Heard when a tick has changed it, not when the offer is opened. */}
      <p role="status" className="sr-only">
        {own.total !== first.current && `Genel toplam ${money(own.total)}`}
      </p>
      {others.length > 0 && (
        <p className="figures text-13">
          Karşılığı: {others.map(({ total, currency }) => formatMoney(total, currency)).join(' · ')}
        </p>
      )}
      <p className="figures text-12">
        {others
          .map(({ currency }) => {
            const rate = shownNumber(crossRate(own.currency, currency, offer.rates.try_per))
            return `1 ${own.currency} = ${rate} ${currency}`
          })
          .join(' · ')}{' '}
        ({rateSourceNames[offer.rates.source]}, {formatDate(offer.rates.date)})
      </p>
    </section>
  )
}

function Sum({ label, amount, strong = false }: { label: string; amount: string; strong?: boolean }) {
  const look = cn(strong && 'text-18 font-bold')
  return (
    <div className="contents">
      <dt className={look}>{label}</dt>
      <dd className={cn('figures whitespace-nowrap text-right', look)}>{amount}</dd>
    </div>
  )
}
