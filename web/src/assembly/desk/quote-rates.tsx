/** The rates that a quote is summed by: those of the file, or somebody's own. */
import { usableRates } from '@kervan/domain/quotes/usable-rates.ts'
import { plainDecimal } from '@kervan/domain/values/decimal-text.ts'
import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import type { DeskRates } from '#assembly/desk/desk-data.ts'
import { Field } from '#spine/ui/field.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { shownNumber } from '#spine/ui/number-text.ts'

type Props = {
  rates: DeskRates
  own: DeskRates | undefined
  onChange: (rates: DeskRates) => void
  onReset: () => void
}

const rated = ['EUR', 'USD', 'GBP'] as const

export function QuoteRates({ rates, own, onChange, onReset }: Props) {
  const typed = own?.try_per ?? rates.try_per
  const counted = usableRates(typed, rates.try_per)
  return (
    <details className="text-14">
      <summary className="w-fit text-sea">
        {own ? 'Elle yazılan kurlar' : `${formatShortDate(rates.date)} kurları`}
      </summary>
      <div className="mt-3 grid grid-cols-2 gap-4 md:grid-cols-4">
        {rated.map((currency) => (
          <Field
            key={currency}
            label={`1 ${currency}`}
            error={
              typed[currency] === counted[currency]
                ? undefined
                : `Sıfırdan büyük bir kur yazın. O zamana dek ${shownNumber(plainDecimal(counted[currency]))} ₺ sayılır.`
            }
          >
            <NumberInput
              value={typed[currency] ?? ''}
              onChange={(rate) =>
                onChange({ date: (own ?? rates).date, try_per: { ...typed, [currency]: rate } })
              }
              decimals={4}
              min="0.0001"
              unit="₺"
              spokenUnit="lira"
            />
          </Field>
        ))}
      </div>
      <p className="mt-2 text-13 text-muted">
        {own ? (
          <button type="button" className="link" onClick={onReset}>
            Dosyadaki kurlara dön
          </button>
        ) : (
          'Ofiste teklif, o günün kurlarıyla oluşturulur. Panele ulaşılınca buradaki kurlar da yenilenir; ağ kesilince son alınanlar kalır.'
        )}
      </p>
    </details>
  )
}
