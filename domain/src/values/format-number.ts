/** Formats counts, amounts, weights, volumes and shares in Turkish, from decimal text. Without zod and without floats. */
import { signOf } from '#values/currency.ts'

/** `1.234,56 €` with a non-breaking space. */
export function formatMoney(amount: string, currency: string): string {
  return `${formatDecimal(amount, 2)}\u00a0${signOf(currency)}`
}

/** `12,4 bin €`: rounded half up to a hundred; below a thousand the exact amount. */
export function formatThousands(amount: string, currency: string): string {
  const cents = BigInt(amount.replace('.', '')) * (amount.includes('.') ? 1n : 100n)
  if (cents < 100_000n) return formatMoney(amount, currency)
  const hundreds = String((cents + 5000n) / 10_000n)
  const thousands = formatDecimal(`${hundreds.slice(0, -1)}.${hundreds.slice(-1)}`)
  return `${thousands.replace(/,0$/, '')}\u00a0bin\u00a0${signOf(currency)}`
}

/** Groups the digits of a decimal text without computing with it. Anything else is shown as it is. */
function formatDecimal(amount: string, fractionDigits = 0): string {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  if (whole === undefined) return amount
  const digits = fraction.padEnd(fractionDigits, '0')
  return `${sign && '−'}${whole.replace(/\B(?=(\d{3})+$)/g, '.')}${digits && `,${digits}`}`
}

/** `1.626`: how many there are of something. */
export const formatCount = (count: number) => formatDecimal(String(count))

/** The rows of a list are counted up to here: nobody needs the exact number, and counting a million takes long. */
export const mostCounted = 10_000

/** `1.626`, or `10.000+` where no one has counted on. */
export const formatCounted = (count: number) =>
  count > mostCounted ? `${formatCount(mostCounted)}+` : formatCount(count)

const share = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 })

/** `%94`, with the sign first as in Turkish. */
export const formatPercent = (part: number) => `%${share.format(part * 100)}`

/** `1.850,5 kg`: all digits, without zeros at the end. */
export function formatMeasure(value: string, unit: string): string {
  return `${formatDecimal(value.includes('.') ? value.replace(/\.?0+$/, '') : value)}\u00a0${unit}`
}

export const formatWeight = (kilograms: string) => formatMeasure(kilograms, 'kg')
export const formatVolume = (cubicMetres: string) => formatMeasure(cubicMetres, 'm³')
