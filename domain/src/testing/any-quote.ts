/** Quotes with any prices, currencies, taxes and costs, for property tests. */
import fc from 'fast-check'
import type { Currency, PricedItem, PriceTerms } from '#quotes/quote-sums.ts'
import { currencies } from '#values/currency.ts'
import { decimalOfUnits } from '#values/decimal-text.ts'

export function pricedItem(item: Partial<PricedItem>): PricedItem {
  return {
    quantity: '1',
    unit_price: '100',
    currency: 'EUR',
    is_optional: false,
    is_disbursement: false,
    tax_code: '311',
    tax_percent: '0',
    unit_cost: null,
    cost_currency: 'EUR',
    ...item,
  }
}

const decimal = (low: bigint, high: bigint, decimals: number) =>
  fc.bigInt(low, high).map((units) => decimalOfUnits(units, decimals))
const anyCurrency = fc.constantFrom<Currency>(...currencies)
/** Small and huge alike, which an even spread over the whole range would not give. */
const anyPrice = fc.oneof(
  decimal(0n, 99_9999n, 4),
  decimal(0n, 9_999_999_999n, 4),
  decimal(0n, 10n ** 16n - 1n, 4),
)
export const anyPercent = decimal(0n, 9_999n, 2)

const anyItem: fc.Arbitrary<PricedItem> = fc
  .record({
    quantity: fc.oneof(fc.constant('1'), decimal(1n, 99_999n, 3), decimal(1n, 9_999_999_999n, 3)),
    unit_price: anyPrice,
    currency: anyCurrency,
    is_optional: fc.boolean(),
    is_disbursement: fc.boolean(),
    tax: fc.constantFrom(['KDV20', '20'], ['KDV10', '10'], ['311', '0'], ['ODD', '17.35'] as const),
    unit_cost: fc.option(anyPrice),
    cost_currency: anyCurrency,
  })
  .map(({ tax: [tax_code = '', tax_percent = ''], ...item }) => ({ ...item, tax_code, tax_percent }))

export const anyQuote: fc.Arbitrary<{ items: PricedItem[]; terms: PriceTerms }> = fc.record({
  items: fc.array(anyItem, { maxLength: 12 }),
  terms: fc.record({
    currency: anyCurrency,
    tax_included: fc.boolean(),
    try_per: fc.record({
      EUR: decimal(1n, 99_999_999n, 4),
      USD: decimal(1n, 99_999_999n, 6),
      GBP: decimal(1n, 99_999_999n, 4),
    }),
  }),
})
