/** Amounts, weights, volumes and days as Turkish readers write them, from the text they travel as. Without zod and without floats. */
import { writeDecimal } from '#values/decimal-input.ts'

const symbols: Record<string, string> = { EUR: '€', USD: '$', TRY: '₺', GBP: '£' }
const grouped = (whole: string) => whole.replace(/\B(?=(\d{3})+$)/g, '.')

/** `1250` in euro is `1.250,00 €`. */
export function readableAmount(amount: string, currency: string): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  return `${grouped(whole)},${fraction.padEnd(2, '0')}\u00a0${symbols[currency] ?? currency}`
}

/** `1850.500` in kilograms is `1.850,5 kg`. */
export function readableMeasure(number: string, unit: string): string {
  const [whole = '0', fraction = ''] = number.split('.')
  const units = BigInt(whole + fraction)
  return `${writeDecimal(units, fraction.length)}\u00a0${unit}`
}

/** `2026-03-05` is `05/03/2026`. */
export function readableDay(day: string): string {
  return day.slice(0, 10).split('-').reverse().join('/')
}
