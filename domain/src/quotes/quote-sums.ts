/**
 * The sums of a quote, in exact decimals: the one place where they are computed, for screen, server, PDF and mail alike. Each line is
 * rounded once, to cents, half up, and everything above is a sum of what is shown, so that the parts always add up. Without zod.
 */
import { currencies } from '#values/currency.ts'
import { decimalOfUnits, decimalUnits } from '#values/decimal-text.ts'
import { type Ratio, ratio, rounded } from '#values/ratio.ts'
import { remembered } from '#values/remembered.ts'

export type Currency = (typeof currencies)[number]

/** Liras for one of each other currency, as decimal text. */
export type TryPer = Readonly<Record<Exclude<Currency, 'TRY'>, string>>

/** What the price follows from. Never changed in place, since its sums are remembered. */
export type SummedItem = Readonly<{
  quantity: string
  unit_price: string
  currency: Currency
  /** Offered beside the price, not part of it. */
  is_optional: boolean
  tax_code: string
  tax_percent: string
}>
export type PricedItem = SummedItem &
  Readonly<{
    /** Paid on the customer's behalf and passed on: part of the price, not of the margin. */
    is_disbursement: boolean
    /** Null while nobody has entered what the line costs us. */
    unit_cost: string | null
    cost_currency: Currency
  }>
export type PriceTerms = Readonly<{ currency: Currency; tax_included: boolean; try_per: TryPer }>

export type TaxSum = { code: string; percent: string; base: string; tax: string }
export type Totals = {
  currency: Currency
  subtotal: string
  taxes: TaxSum[]
  tax: string
  total: string
  /** What the optional lines would add, tax included. */
  optional_total: string
}
export type LineSums = {
  /** In the line's own currency. */
  amount: string
  /** In the currency of the quote. */
  converted: string
}

const rateDecimals = 6
const cents = (units: bigint) => signed(units, 2)

export function lineAmount(item: Pick<PricedItem, 'quantity' | 'unit_price'>): string {
  return cents(product(item.quantity, item.unit_price))
}

/** Quantity (three decimals) times price (four), to cents. */
export function product(quantity: string, price: string): bigint {
  return rounded(ratio(decimalUnits(quantity, 3) * decimalUnits(price, 4), 10n ** 7n), 2)
}

/** Liras for one unit, as an integer of the smallest part of a rate. */
function liras(currency: Currency, per: TryPer): bigint {
  return currency === 'TRY' ? 10n ** BigInt(rateDecimals) : decimalUnits(per[currency], rateDecimals)
}

/** Cents of one currency in cents of another, half up. */
export function convert(amount: bigint, from: Currency, to: Currency, per: TryPer): bigint {
  return from === to ? amount : rounded(ratio(amount * liras(from, per), liras(to, per)), 0)
}

export function lineSums(items: readonly SummedItem[], terms: PriceTerms): LineSums[] {
  return items.map((item) => ({
    amount: lineAmount(item),
    converted: cents(priceIn(terms.currency, item, terms.try_per)),
  }))
}

/** While somebody types, one line of many is another one: the others are not multiplied and converted again. */
const pricesBy = remembered((per: TryPer) =>
  remembered((item: SummedItem) => {
    const amount = product(item.quantity, item.unit_price)
    const prices = new Map<Currency, bigint>()
    return (currency: Currency) => {
      const price = prices.get(currency) ?? convert(amount, item.currency, currency, per)
      prices.set(currency, price)
      return price
    }
  }),
)

export const priceIn = (currency: Currency, item: SummedItem, per: TryPer) => pricesBy(per)(item)(currency)

/** The totals in one currency. Every line is converted by itself, so that in each currency the parts add up. */
export function totalsIn(currency: Currency, items: readonly SummedItem[], terms: PriceTerms): Totals {
  const sumOf = (isOptional: boolean) => {
    const byCode = new Map<string, { percent: string; written: bigint }>()
    for (const item of items) {
      if (item.is_optional !== isOptional) continue
      const { written = 0n } = byCode.get(item.tax_code) ?? {}
      const sum = written + priceIn(currency, item, terms.try_per)
      byCode.set(item.tax_code, { percent: item.tax_percent, written: sum })
    }
    return [...byCode].map(([code, { percent, written }]) => {
      const net = terms.tax_included ? withoutTax(written, percent) : written
      const tax = terms.tax_included ? written - net : taxOf(net, percent)
      return { code, percent, net, tax }
    })
  }
  const sum = (parts: readonly bigint[]) => parts.reduce((total, part) => total + part, 0n)
  const taxes = sumOf(false)
  const subtotal = sum(taxes.map(({ net }) => net))
  const tax = sum(taxes.map((part) => part.tax))
  return {
    currency,
    subtotal: cents(subtotal),
    taxes: taxes.map(({ code, percent, net, tax }) => ({ code, percent, base: cents(net), tax: cents(tax) })),
    tax: cents(tax),
    total: cents(subtotal + tax),
    optional_total: cents(sum(sumOf(true).map(({ net, tax }) => net + tax))),
  }
}

const percentUnits = (percent: string) => decimalUnits(percent, 2)
const whole = 10_000n

function taxOf(net: bigint, percent: string): bigint {
  return rounded(ratio(net * percentUnits(percent), whole), 0)
}

export function withoutTax(gross: bigint, percent: string): bigint {
  return rounded(ratio(gross * whole, whole + percentUnits(percent)), 0)
}

/** What the quote is shown in: euro, dollar and lira, and sterling where it is used. */
export function shownCurrencies(
  items: readonly Pick<SummedItem, 'currency'>[],
  currency: Currency,
): Currency[] {
  const used = new Set<Currency>([currency, ...items.map((item) => item.currency)])
  return currencies.filter((shown) => shown !== 'GBP' || used.has('GBP'))
}

/** `1 EUR = 1,1478 USD`: one rate through the other, to four decimals. */
export function crossRate(from: Currency, to: Currency, per: TryPer): string {
  return decimalOfUnits(rounded(crossRatio(from, to, per), 4), 4)
}
const crossRatio = (from: Currency, to: Currency, per: TryPer): Ratio =>
  ratio(liras(from, per), liras(to, per))

/** A loss has a sign, which prices never have. */
export function signed(units: bigint, decimals: number): string {
  return units < 0n ? `-${decimalOfUnits(-units, decimals)}` : decimalOfUnits(units, decimals)
}
