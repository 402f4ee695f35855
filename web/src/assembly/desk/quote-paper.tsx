/** A quote of the offline file on paper: without costs and margin, which are ours alone. */
import { itemUnitWords } from '@kervan/domain/quotes/quote-options.ts'
import { type Currency, lineSums } from '@kervan/domain/quotes/quote-sums.ts'
import { transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import type { DeskData, DeskRates } from '#assembly/desk/desk-data.ts'
import type { DeskQuote } from '#assembly/desk/desk-quotes.ts'
import { deskSums } from '#assembly/desk/desk-sums.ts'
import { pricedItems } from '#features/quotes/manual/draft-figures.ts'
import { shownNumber } from '#spine/ui/number-text.ts'

type Props = { of: DeskQuote; data: DeskData; rates: DeskRates }

export function QuotePaper({ of: { quote, changed_at }, data, rates }: Props) {
  const { totals } = deskSums(quote, rates, data.tax_codes)
  const currency = quote.currency as Currency
  const sums = lineSums(pricedItems(quote.items, data.tax_codes), {
    currency,
    tax_included: false,
    try_per: rates.try_per,
  })
  const customer = quote.new_customer
  return (
    <div className="hidden text-14 print:block">
      <p className="text-18 font-bold">{data.company}</p>
      <h1 className="mt-4 text-22">Ön teklif: {[quote.pol, quote.pod].filter(Boolean).join(' – ')}</h1>
      <p className="mt-1">
        {[customer.company, `${customer.first_name} ${customer.last_name}`.trim()].filter(Boolean).join(', ')}
      </p>
      <p className="mt-1 text-muted">
        {transportModeWords[quote.transport_mode]}
        {quote.incoterm && ` · ${quote.incoterm}`} · {formatShortDate(new Date(changed_at).toISOString())} ·{' '}
        {quote.validity_days} gün geçerli
      </p>
      <table className="figures mt-6 w-full [&_td]:py-1.5 [&_th]:py-1.5 [&_tr]:border-line [&_tr]:border-b">
        <thead>
          <tr className="text-left">
            <th scope="col">Kalem</th>
            <th scope="col">Miktar</th>
            <th scope="col" className="text-right">
              Tutar
            </th>
          </tr>
        </thead>
        <tbody>
          {quote.items.map((line, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and paper does not change
            <tr key={row}>
              <td>{line.title}</td>
              <td>
                {shownNumber(line.quantity)} {itemUnitWords[line.unit]}
              </td>
              <td className="text-right">{formatMoney(sums[row]?.converted ?? '0.00', currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2}>KDV</td>
            <td className="text-right">{formatMoney(totals.tax, currency)}</td>
          </tr>
          <tr className="font-bold">
            <td colSpan={2}>Toplam</td>
            <td className="text-right">{formatMoney(totals.total, currency)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-4 text-13 text-muted">
        {formatShortDate(rates.date)} kurlarıyla hesaplanmıştır. Bağlayıcı değildir; kesin teklif ayrıca
        gönderilir.
      </p>
    </div>
  )
}
