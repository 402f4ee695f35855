/** Rates to sum by: what is no rate, such as one that is being typed, gives way to another, since sums divide by rates. Without zod. */
import type { TryPer } from '#quotes/quote-sums.ts'

type Given = Readonly<{ [Code in keyof TryPer]?: unknown }>

/** As many digits as a rate of the office may have, and not zero. */
const isRate = (given: unknown): given is string =>
  typeof given === 'string' && /^\d{1,6}(\.\d{1,6})?$/.test(given) && /[1-9]/.test(given)

export function usableRates(given: Given | undefined, others: TryPer): TryPer {
  const rateOf = (code: keyof TryPer) => {
    const rate = given?.[code]
    return isRate(rate) ? rate : others[code]
  }
  return { EUR: rateOf('EUR'), USD: rateOf('USD'), GBP: rateOf('GBP') }
}
