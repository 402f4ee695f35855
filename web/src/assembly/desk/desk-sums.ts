/** What a quote of the offline file comes to: by the sums of the product, with the rates and tax codes that the file knows. */
import type { TaxCode } from '@kervan/domain/quotes/pricing-basis.ts'
import { type Currency, shownCurrencies, type Totals, totalsIn } from '@kervan/domain/quotes/quote-sums.ts'
import type { DeskRates } from '#assembly/desk/desk-data.ts'
import type { FiledQuote } from '#features/quotes/import/quote-file.ts'
import { draftFigures, pricedItems } from '#features/quotes/manual/draft-figures.ts'

export function deskSums(quote: FiledQuote, { try_per }: DeskRates, taxCodes: readonly TaxCode[]) {
  const currency = quote.currency as Currency
  const items = pricedItems(quote.items, taxCodes)
  const others: Totals[] = shownCurrencies(items, currency)
    .filter((shown) => shown !== currency)
    .map((shown) => totalsIn(shown, items, { currency, tax_included: false, try_per }))
  return { ...draftFigures(quote, try_per, taxCodes), others }
}
