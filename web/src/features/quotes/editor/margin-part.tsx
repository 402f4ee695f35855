/** What the quote earns against its target, and the price that would reach it. */
import type { MarginState } from '@kervan/domain/quotes/quote-margin.ts'
import { marginStateWords } from '@kervan/domain/quotes/quote-options.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { Clock } from 'lucide-react'
import {
  setLineValue,
  useEditing,
  useFigures,
  useQuoteLines,
} from '#features/quotes/editor/editor-context.ts'
import { percentText } from '#features/quotes/editor/margin-text.ts'
import { QuoteField } from '#features/quotes/editor/quote-field.tsx'
import { Button } from '#spine/ui/button.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { StatusBadge, type StatusStyle, type StatusTone } from '#spine/ui/status-badge.tsx'

const tones: Record<MarginState, StatusTone | StatusStyle> = {
  on_target: 'approved',
  low: 'delayed',
  critical: 'rejected',
  no_price: { icon: Clock, colours: 'bg-cancelled-fill text-cancelled' },
}

export function MarginBadge({ state }: { state: MarginState }) {
  return <StatusBadge tone={tones[state]}>{marginStateWords[state]}</StatusBadge>
}

export function MarginPart() {
  const { editor, isReadOnly } = useEditing()
  const lines = useQuoteLines()
  const { margin, reach } = useFigures()
  const money = (amount: string) => formatMoney(amount, margin.currency)
  const line = reach && lines[reach.index]
  const without = lines.filter((one) => !one.is_optional && !one.is_disbursement && one.unit_cost === null)
  return (
    <section aria-label="Marj" className="flex flex-col gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <p className="flex items-center gap-2">
            <span className="figures text-22 font-bold">
              {margin.margin_percent === null ? '–' : percentText(margin.margin_percent)}
            </span>
            <MarginBadge state={margin.state} />
          </p>
          <p className="figures text-13 text-muted">
            Kazanç {money(margin.margin)} · fiyat {money(margin.price)} · maliyet {money(margin.cost)}
          </p>
        </div>
        <QuoteField
          name="target_margin_pct"
          label="Hedef marj"
          shown={(percent) => percentText(percent)}
          className="w-28"
        >
          {({ value, set }) => (
            <NumberInput value={value} onChange={set} decimals={2} min="0" max="100" step="0.5" unit="%" />
          )}
        </QuoteField>
      </div>
      {reach && line && (
        <p className="flex flex-wrap items-center gap-2 text-13">
          <span className="min-w-0 flex-1 basis-52 break-words">
            {line.title || 'Adsız kalem'} için birim fiyat {formatMoney(reach.unit_price, line.currency)}{' '}
            olursa hedefe ulaşılır.
          </span>
          {!isReadOnly && (
            <Button size="sm" onClick={() => setLineValue(editor, line.id, 'unit_price', reach.unit_price)}>
              Bu fiyatı yaz
            </Button>
          )}
        </p>
      )}
      {without.length > 0 && (
        <p className="break-words text-13 text-muted">
          Maliyeti girilmeyenler marjda yok:{' '}
          {without
            .slice(0, 5)
            .map(({ title }) => title || 'adsız kalem')
            .join(', ')}
          {without.length > 5 && ` ve ${without.length - 5} kalem daha`}.
        </p>
      )}
    </section>
  )
}
