/** Every figure of the quote on the screen: computed once for a change, however many parts of the page show it. */
import { withOptions } from '@kervan/domain/quotes/offer-options.ts'
import type { PricingBasis } from '@kervan/domain/quotes/pricing-basis.ts'
import type { QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import { lineMargin, marginOf, priceForTarget } from '@kervan/domain/quotes/quote-margin.ts'
import {
  type PricedItem,
  type PriceTerms,
  shownCurrencies,
  totalsIn,
} from '@kervan/domain/quotes/quote-sums.ts'
import { remembered } from '@kervan/domain/values/remembered.ts'
import { sameJson } from '@kervan/domain/values/same-json.ts'
import type { EditState } from '#features/quotes/editor/edit-state.ts'

type TaxCodes = PricingBasis['tax_codes']
const none: readonly string[] = []
type Sources = Pick<EditState, 'local' | 'quote'>

/** A number that is being typed counts as far as it can be read. */
const pricedBy = (taxCodes: TaxCodes) =>
  remembered((line: QuoteLine): PricedItem & { id: string } => {
    const tax_percent = taxCodes.find(({ code }) => code === line.tax_code)?.percent ?? '0'
    return { ...line, unit_cost: line.unit_cost === '' ? null : line.unit_cost, tax_percent }
  })

/** What the customer has chosen is part of the totals, but not of the margin that was planned. */
function figuresOf(
  items: readonly (PricedItem & { id: string })[],
  terms: PriceTerms,
  target: string,
  chosen: readonly string[],
) {
  const sold = withOptions(items, chosen)
  return {
    terms,
    totals: totalsIn(terms.currency, sold, terms),
    others: shownCurrencies(items, terms.currency)
      .filter((currency) => currency !== terms.currency)
      .map((currency) => totalsIn(currency, sold, terms)),
    margin: marginOf(items, terms, target),
    reach: priceForTarget(items, terms, target),
  }
}

type Computed = {
  lines: readonly QuoteLine[]
  target: string
  chosen: readonly string[]
  figures: ReturnType<typeof figuresOf>
}

export type QuoteFigures = ReturnType<typeof createFigures>

export function createFigures(taxCodes: TaxCodes) {
  const priced = pricedBy(taxCodes)
  let terms: PriceTerms | undefined
  let last: Computed | undefined

  /** The same object as long as they are the same, also after a save, whose answer brings the rates anew. */
  const termsOf = ({ local: { fields }, quote }: Sources): PriceTerms => {
    const { currency, tax_included } = fields
    const { try_per } = quote.rates
    if (
      terms?.currency !== currency ||
      terms.tax_included !== tax_included ||
      !sameJson(terms.try_per, try_per)
    )
      terms = { currency, tax_included, try_per }
    return terms
  }
  return {
    termsOf,
    marginOfLine: (line: QuoteLine, under: PriceTerms) => lineMargin(priced(line), under),
    of(sources: Sources) {
      const { items: lines, fields } = sources.local
      const target = fields.target_margin_pct || '0'
      const chosen = sources.quote.accepted_options ?? none
      const now = termsOf(sources)
      const isSame = last?.lines === lines && last.target === target && last.chosen === chosen
      if (last && isSame && last.figures.terms === now) return last.figures
      last = { lines, target, chosen, figures: figuresOf(lines.map(priced), now, target, chosen) }
      return last.figures
    },
  }
}
