/** What a shipment costs, line by line: the items of its quote, or usual costs where it has none. */

import { decimalOfUnits, decimalUnits } from '#values/decimal-text.ts'
import type { Currency, MoneySum } from '#values/money.ts'

export type FinanceLine = MoneySum & { title: string; is_standard: boolean }
export type Finance = {
  lines: FinanceLine[]
  /** One per currency. */
  totals: MoneySum[]
  /** Items are in other currencies than the total, so that they do not add up to it on paper. */
  converted: boolean
}

type Priced = {
  shipment_type: 'sea' | 'air' | 'land'
  quote_amount: string | null
  quote_currency: Currency | null
  quote_items: readonly (MoneySum & { title: string })[]
}

/** Shown, and said to be usual, until a quote names the real ones. */
const standardCosts = [
  ['Terminal masrafı', '250.00'],
  ['Gümrük işlemleri', '150.00'],
  ['Sigorta', '75.00'],
] as const

export function financeOf({ shipment_type, quote_amount, quote_currency, quote_items }: Priced): Finance {
  const price = quote_amount && quote_currency ? { amount: quote_amount, currency: quote_currency } : null
  if (price && quote_items.length > 0) return quotedFinance(price, quote_items)
  const currency: Currency = shipment_type === 'land' ? 'EUR' : 'USD'
  const lines = [
    ...(price ? [{ ...price, title: 'Navlun', is_standard: false }] : []),
    ...standardCosts.map(([title, amount]) => ({ title, amount, currency, is_standard: true })),
  ]
  return { lines, totals: sumsOf(lines), converted: false }
}

function quotedFinance(price: MoneySum, items: Priced['quote_items']): Finance {
  const lines = items.map((item) => ({ ...item, is_standard: false }))
  const [sum, other] = sumsOf(lines)
  const rest =
    sum && !other && sum.currency === price.currency ? cents(price.amount) - cents(sum.amount) : undefined
  if (rest && rest > 0n)
    lines.push({ ...price, title: 'KDV', amount: decimalOfUnits(rest, 2), is_standard: false })
  return { lines, totals: [price], converted: rest === undefined || rest < 0n }
}

function sumsOf(lines: readonly MoneySum[]): MoneySum[] {
  const sums = new Map<Currency, bigint>()
  for (const { amount, currency } of lines) sums.set(currency, (sums.get(currency) ?? 0n) + cents(amount))
  return [...sums].map(([currency, units]) => ({ currency, amount: decimalOfUnits(units, 2) }))
}

const cents = (amount: string): bigint => decimalUnits(amount, 2)
