/** When a rate that is entered by hand is taken without asking again, and how long it holds. */
import { decimalUnits } from '#values/decimal-text.ts'

const decimals = 6

/** More than 20 % above or below the known one: rather a typing error than a market. */
export function isUnusualRate(entered: string, known: string): boolean {
  const [given, last] = [decimalUnits(entered, decimals), decimalUnits(known, decimals)]
  const difference = given > last ? given - last : last - given
  return difference * 5n > last
}

/**
 * A rate entered by hand overrules every bulletin up to the day it was entered on, also one that arrives later that day: somebody
 * wanted it for that day. The first bulletin of a later day ends it.
 */
export function overrules(enteredOn: string, bulletinDay: string): boolean {
  return bulletinDay <= enteredOn
}
