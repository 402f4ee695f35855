/** The lines of a quote that has been sent: what each is, costs its customer, costs us and earns, and which of them were chosen. */
import type { QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import { itemKindWords, itemUnitWords } from '@kervan/domain/quotes/quote-options.ts'
import { lineAmount } from '@kervan/domain/quotes/quote-sums.ts'
import { formatMeasure, formatMoney } from '@kervan/domain/values/format-number.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { useEditing, useEditor } from '#features/quotes/editor/editor-context.ts'
import { marginText } from '#features/quotes/editor/margin-text.ts'
import { Badge } from '#spine/ui/badge.tsx'

export function WrittenLines({ lines }: { lines: readonly QuoteLine[] }) {
  return (
    <ul className="px-4 md:px-5">
      {lines.map((line) => (
        <WrittenLine key={line.id} line={line} />
      ))}
    </ul>
  )
}

function WrittenLine({ line }: { line: QuoteLine }) {
  const { basis, figures } = useEditing()
  const terms = useEditor(({ state }) => figures.termsOf(state))
  const isChosen = useEditor(({ state }) => state.quote.accepted_options?.includes(line.id))
  const { kind, title, description, quantity, unit, unit_price, currency, unit_cost, cost_currency } = line
  const tax = basis.tax_codes.find(({ code }) => code === line.tax_code)?.title ?? line.tax_code
  const margin = marginText(line, figures.marginOfLine(line, terms))
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 border-line border-b py-2.5 last:border-b-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="break-words font-medium">
          {title || itemKindWords[kind]} {isChosen && <Badge>Seçildi</Badge>}
        </p>
        {description && <p className="break-words text-13 text-muted">{description}</p>}
        <p className="text-13 text-muted">{[kindBeside(title, kind), tax].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="figures ml-auto text-right">
        <p>
          <span className="text-muted">
            {formatMeasure(quantity, itemUnitWords[unit])} × {formatMoney(unit_price, currency)}
          </span>
          <span className="ml-4 font-medium">{formatMoney(lineAmount(line), currency)}</span>
        </p>
        <p className="text-13 text-muted">
          {unit_cost !== null && `Birim maliyet ${formatMoney(unit_cost, cost_currency)} · `}
          {margin.startsWith('%') || margin.startsWith('−') ? `Marj ${margin}` : margin}
        </p>
      </div>
    </li>
  )
}

/** Nothing where the title says it already. */
function kindBeside(title: string, kind: QuoteLine['kind']): string {
  const word = itemKindWords[kind]
  return title && !foldTurkish(title).includes(foldTurkish(word)) ? word : ''
}
