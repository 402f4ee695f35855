/**
 * What we earn on a quote. Only staff ever see it. A margin is a share of the price without tax; optional lines and disbursements are
 * outside it, and so are lines whose cost nobody has entered. It is never rounded up: shown cut to two decimals and judged exactly.
 */
import {
  type Currency,
  convert,
  type PricedItem,
  type PriceTerms,
  priceIn,
  product,
  signed,
  withoutTax,
} from '#quotes/quote-sums.ts'
import { decimalOfUnits, decimalUnits } from '#values/decimal-text.ts'
import { remembered } from '#values/remembered.ts'

/** `no_price` where there is nothing to judge yet. */
export const marginStates = ['on_target', 'low', 'critical', 'no_price'] as const
export type MarginState = (typeof marginStates)[number]

export type LineMargin = { cost: string | null; margin: string | null; margin_percent: string | null }
export type Margin = {
  currency: Currency
  /** The price without tax of the lines that count, and what they cost us. */
  price: string
  cost: string
  margin: string
  /** Null without a price. */
  margin_percent: string | null
  state: MarginState
  /** Lines that would count if somebody entered what they cost. */
  lines_without_cost: number
}

type Earning = { price: bigint; cost: bigint }

const hasMargin = (item: PricedItem) => !item.is_optional && !item.is_disbursement

function priceWithoutTax(item: PricedItem, terms: PriceTerms): bigint {
  const written = priceIn(terms.currency, item, terms.try_per)
  return terms.tax_included ? withoutTax(written, item.tax_percent) : written
}

const earningsBy = remembered((terms: PriceTerms) =>
  remembered((item: PricedItem): Earning | null => {
    if (!hasMargin(item) || item.unit_cost === null) return null
    const cost = product(item.quantity, item.unit_cost)
    return {
      price: priceWithoutTax(item, terms),
      cost: convert(cost, item.cost_currency, terms.currency, terms.try_per),
    }
  }),
)

const earningOf = (item: PricedItem, terms: PriceTerms) => earningsBy(terms)(item)

const sumOf = (earnings: readonly Earning[]): Earning =>
  earnings.reduce((sum, { price, cost }) => ({ price: sum.price + price, cost: sum.cost + cost }), {
    price: 0n,
    cost: 0n,
  })

const earnings = (items: readonly PricedItem[], terms: PriceTerms) =>
  items.map((item) => earningOf(item, terms)).filter((earning) => earning !== null)

/** Cut, also below zero, so that a shown figure never looks better than it is. */
function percentOf({ price, cost }: Earning): string | null {
  if (price === 0n) return null
  const scaled = (price - cost) * 10_000n
  return signed(scaled >= 0n ? scaled / price : -((-scaled + price - 1n) / price), 2)
}

export function lineMargin(item: PricedItem, terms: PriceTerms): LineMargin {
  const earning = earningOf(item, terms)
  if (!earning) return { cost: null, margin: null, margin_percent: null }
  return {
    cost: signed(earning.cost, 2),
    margin: signed(earning.price - earning.cost, 2),
    margin_percent: percentOf(earning),
  }
}

export function marginOf(items: readonly PricedItem[], terms: PriceTerms, targetPercent: string): Margin {
  const sum = sumOf(earnings(items, terms))
  return {
    currency: terms.currency,
    price: signed(sum.price, 2),
    cost: signed(sum.cost, 2),
    margin: signed(sum.price - sum.cost, 2),
    margin_percent: percentOf(sum),
    state: stateOf(sum, targetPercent),
    lines_without_cost: items.filter((item) => hasMargin(item) && item.unit_cost === null).length,
  }
}

/** On target from the target on, low from 80 % of it on. */
function stateOf({ price, cost }: Earning, targetPercent: string): MarginState {
  if (price === 0n && cost === 0n) return 'no_price'
  const target = decimalUnits(targetPercent, 2)
  const earned = (price - cost) * 10_000n
  if (price > 0n && earned >= target * price) return 'on_target'
  return price > 0n && earned * 10n >= target * price * 8n ? 'low' : 'critical'
}

export type PriceForTarget = { index: number; unit_price: string }

/**
 * The price of the dearest line, usually the freight, with which the whole would reach the target; null where it is reached already or
 * cannot be.
 */
export function priceForTarget(
  items: readonly PricedItem[],
  terms: PriceTerms,
  targetPercent: string,
): PriceForTarget | null {
  const target = decimalUnits(targetPercent, 2)
  const sum = sumOf(earnings(items, terms))
  const judged = stateOf(sum, targetPercent)
  if (judged === 'on_target' || judged === 'no_price' || target >= 10_000n) return null
  const index = dearestLine(items, terms)
  const item = items[index]
  if (!item) return null
  const others = sumOf(earnings(items.toSpliced(index, 1), terms)).price
  const needed = ceilingOf(sum.cost * 10_000n, 10_000n - target) - others
  const enough = (unitPrice: bigint) =>
    priceWithoutTax({ ...item, unit_price: decimalOfUnits(unitPrice, 2) }, terms) >= needed
  // Whole cents: nobody wants to read more digits in a price that was not typed.
  const unitPrice = smallest(enough, decimalUnits(item.unit_price, 2))
  return unitPrice === null ? null : { index, unit_price: decimalOfUnits(unitPrice, 2) }
}

function dearestLine(items: readonly PricedItem[], terms: PriceTerms): number {
  const prices = items.map((item) => earningOf(item, terms)?.price ?? -1n)
  return prices.reduce((best, price, index) => (price > (prices[best] ?? -1n) ? index : best), 0)
}

const ceilingOf = (numerator: bigint, denominator: bigint) => (numerator + denominator - 1n) / denominator
const largestUnitPrice = 10n ** 14n

/** The smallest number above `from` that is enough, by doubling and halving; null where none within the limit is. */
function smallest(isEnough: (value: bigint) => boolean, from: bigint): bigint | null {
  let [low, high] = [from, from * 2n + 1n]
  while (!isEnough(high)) {
    if (high > largestUnitPrice) return null
    ;[low, high] = [high, high * 2n]
  }
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return high
}
