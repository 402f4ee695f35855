/** What the typed lines of a quote come to, by the sums that the server uses. */
import type { TaxCode } from '@kervan/domain/quotes/pricing-basis.ts'
import { type Margin, marginOf } from '@kervan/domain/quotes/quote-margin.ts'
import {
  type Currency,
  type PricedItem,
  type Totals,
  type TryPer,
  totalsIn,
} from '@kervan/domain/quotes/quote-sums.ts'
import { type LineDraft, type QuoteDraft, taxCodeOf } from '#features/quotes/manual/quote-draft.ts'
import { readTyped } from '#features/quotes/typed-number.ts'

type Priced = Pick<QuoteDraft, 'items' | 'currency' | 'target_margin_pct'>

export function draftFigures(
  draft: Priced,
  try_per: TryPer,
  taxCodes: readonly TaxCode[],
): { totals: Totals; margin: Margin } {
  const currency = draft.currency as Currency
  const terms = { currency, tax_included: false, try_per }
  const items = pricedItems(draft.items, taxCodes)
  return {
    totals: totalsIn(currency, items, terms),
    margin: marginOf(items, terms, readTyped(draft.target_margin_pct, 2).value ?? '0'),
  }
}

export const pricedItems = (lines: readonly LineDraft[], taxCodes: readonly TaxCode[]): PricedItem[] =>
  lines.map((line) => pricedItem(line, taxCodes))

/** What cannot be read as a number yet counts as none. */
function pricedItem(line: LineDraft, taxCodes: readonly TaxCode[]): PricedItem {
  const currency = line.currency as Currency
  const tax_code = taxCodeOf(line)
  return {
    quantity: readTyped(line.quantity, 3).value ?? '0',
    unit_price: readTyped(line.unit_price, 4).value ?? '0',
    currency,
    is_optional: false,
    is_disbursement: line.is_disbursement,
    tax_code,
    tax_percent: taxCodes.find(({ code }) => code === tax_code)?.percent ?? '0',
    unit_cost: readTyped(line.unit_cost, 4).value ?? null,
    cost_currency: currency,
  }
}
