/** Amounts, weights, volumes and shares as Turkish readers write them, from the text they travel as. Without zod and without floats. */
import { signOf } from '#values/currency.ts'

/** `1.234,56 €`: the amount and its currency stay on one line. */
export function formatMoney(amount: string, currency: string): string {
  return `${formatDecimal(amount, 2)}\u00a0${signOf(currency)}`
}

/** `12,4 bin €`: a sum at a glance, rounded half up to a hundred; what is below a thousand is shown as it is. */
export function formatThousands(amount: string, currency: string): string {
  const cents = BigInt(amount.replace('.', '')) * (amount.includes('.') ? 1n : 100n)
  if (cents < 100_000n) return formatMoney(amount, currency)
  const hundreds = String((cents + 5000n) / 10_000n)
  const thousands = formatDecimal(`${hundreds.slice(0, -1)}.${hundreds.slice(-1)}`)
  return `${thousands.replace(/,0$/, '')}\u00a0bin\u00a0${signOf(currency)}`
}

/** Groups a decimal string without computing with it; extra digits are shown. What is no number is shown as it is. */
function formatDecimal(amount: string, fractionDigits = 0): string {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  if (whole === undefined) return amount
  const digits = fraction.padEnd(fractionDigits, '0')
  return `${sign && '−'}${whole.replace(/\B(?=(\d{3})+$)/g, '.')}${digits && `,${digits}`}`
}

const share = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 })

/** `%94`: the Turkish sign stands before the figure. */
export const formatPercent = (part: number) => `%${share.format(part * 100)}`

/** `1.850,5 kg`: every digit that was written; zeros at the end say nothing. */
export function formatMeasure(value: string, unit: string): string {
  return `${formatDecimal(value.includes('.') ? value.replace(/\.?0+$/, '') : value)}\u00a0${unit}`
}

export const formatWeight = (kilograms: string) => formatMeasure(kilograms, 'kg')
export const formatVolume = (cubicMetres: string) => formatMeasure(cubicMetres, 'm³')
