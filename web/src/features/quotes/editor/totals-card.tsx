/** The totals of a quote in its own currency and in the others, with the rates they follow from. */
import { type Currency, crossRate } from '@kervan/domain/quotes/quote-sums.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { useFigures } from '#features/quotes/editor/editor-context.ts'
import { MarginPart } from '#features/quotes/editor/margin-part.tsx'
import { percentText } from '#features/quotes/editor/margin-text.ts'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { shownNumber } from '#spine/ui/number-text.ts'

export function TotalsCard() {
  const { terms, totals, others } = useFigures()
  const money = (amount: string, currency: Currency = terms.currency) => formatMoney(amount, currency)
  return (
    <Card>
      <CardHead title="Toplam ve marj" />
      <CardBody className="flex flex-col gap-5">
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
          <Sum label="Ara toplam" amount={money(totals.subtotal)} />
          {totals.taxes.map(({ code, percent, tax }) => (
            <Sum key={code} label={`${code} (${percentText(percent)})`} amount={money(tax)} muted />
          ))}
          <Sum label="Genel toplam" amount={money(totals.total)} strong />
          {totals.optional_total !== '0.00' && (
            <Sum label="İsteğe bağlı kalemler, vergisiyle" amount={money(totals.optional_total)} muted />
          )}
        </dl>
        <div className="overflow-x-auto">
          <table className="figures w-full text-13">
            <caption className="sr-only">Öteki para birimlerinde</caption>
            <thead className="text-muted">
              <tr>
                <th scope="col" className="py-1 text-left font-normal">
                  Karşılığı
                </th>
                {['Ara toplam', 'Vergi', 'Toplam'].map((word) => (
                  <th key={word} scope="col" className="py-1 pl-3 text-right font-normal">
                    {word}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {others.map(({ currency, subtotal, tax, total }) => (
                <tr key={currency} className="border-line border-t">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {currency}
                  </th>
                  {[subtotal, tax, total].map((amount, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
                    <td key={place} className="whitespace-nowrap py-1.5 pl-3 text-right">
                      {money(amount, currency)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="figures -mt-3 text-12 text-muted">
          {others
            .map(({ currency }) => {
              const rate = shownNumber(crossRate(terms.currency, currency, terms.try_per))
              return `1 ${terms.currency} = ${rate} ${currency}`
            })
            .join(' · ')}
        </p>
        <MarginPart />
      </CardBody>
    </Card>
  )
}

type SumProps = { label: string; amount: string; muted?: boolean; strong?: boolean }

function Sum({ label, amount, muted = false, strong = false }: SumProps) {
  const look = strong ? 'text-18 font-bold' : muted ? 'text-muted' : ''
  return (
    <div className={`contents ${look}`}>
      <dt className={look}>{label}</dt>
      <dd className={`figures whitespace-nowrap text-right ${look}`}>{amount}</dd>
    </div>
  )
}
