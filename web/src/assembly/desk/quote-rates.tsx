/** The rates that a quote is summed by: those of the file, or somebody's own. */
import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import type { DeskRates } from '#assembly/desk/desk-data.ts'
import { Field } from '#spine/ui/field.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'

type Props = {
  rates: DeskRates
  isOwn: boolean
  onChange: (rates: DeskRates) => void
  onReset: () => void
}

const rated = ['EUR', 'USD', 'GBP'] as const

export function QuoteRates({ rates, isOwn, onChange, onReset }: Props) {
  return (
    <details className="text-14">
      <summary className="w-fit text-sea">
        {isOwn ? 'Elle yazılan kurlar' : `${formatShortDate(rates.date)} kurları`}
      </summary>
      <div className="mt-3 grid grid-cols-2 gap-4 md:grid-cols-4">
        {rated.map((currency) => (
          <Field key={currency} label={`1 ${currency}`}>
            <NumberInput
              value={rates.try_per[currency]}
              onChange={(rate) => onChange({ ...rates, try_per: { ...rates.try_per, [currency]: rate } })}
              decimals={4}
              min="0.0001"
              unit="₺"
              spokenUnit="lira"
            />
          </Field>
        ))}
      </div>
      <p className="mt-2 text-13 text-muted">
        {isOwn ? (
          <button type="button" className="link" onClick={onReset}>
            Dosyadaki kurlara dön
          </button>
        ) : (
          'Ofiste teklif, o günün kurlarıyla oluşturulur. Panele ulaşılınca buradaki kurlar da yenilenir.'
        )}
      </p>
    </details>
  )
}
