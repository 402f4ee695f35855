/** The lines on the screen as the domain's sums take them, so that every figure follows at once. */
import type { PricingBasis } from '@kervan/domain/quotes/pricing-basis.ts'
import type { QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import type { PricedItem, PriceTerms } from '@kervan/domain/quotes/quote-sums.ts'
import { useMemo } from 'react'
import { useEditing, useEditor } from '#features/quotes/editor/editor-context.ts'

/** A number that is being typed counts as far as it can be read. */
export function pricedLine(line: QuoteLine, taxCodes: PricingBasis['tax_codes']): PricedItem {
  const tax_percent = taxCodes.find(({ code }) => code === line.tax_code)?.percent ?? '0'
  return { ...line, unit_cost: line.unit_cost === '' ? null : line.unit_cost, tax_percent }
}

export function usePriceTerms(): PriceTerms {
  const currency = useEditor(({ state }) => state.local.fields.currency)
  const tax_included = useEditor(({ state }) => state.local.fields.tax_included)
  const try_per = useEditor(({ state }) => state.quote.rates.try_per)
  return useMemo(() => ({ currency, tax_included, try_per }), [currency, tax_included, try_per])
}

export function usePricedLines() {
  const { basis } = useEditing()
  const lines = useEditor(({ state }) => state.local.items)
  const terms = usePriceTerms()
  const items = useMemo(() => lines.map((line) => pricedLine(line, basis.tax_codes)), [lines, basis])
  return { lines, items, terms }
}
