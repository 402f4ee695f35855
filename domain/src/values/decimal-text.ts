/** Decimal numbers as text with a point, `1234.56`, which is how the API carries them, so that nothing is ever a float. */
import { z } from '#z.ts'

/** Without sign or leading zeros, with at most `decimals` decimals. Sums may need more `wholeDigits`. */
export function decimalText(decimals: number, wholeDigits = 10) {
  const shape = new RegExp(`^(0|[1-9]\\d{0,${wholeDigits - 1}})(\\.\\d{1,${decimals}})?$`)
  return z.string().regex(shape, 'Sayıyı 1234.56 biçiminde yazın.')
}

/** The same number is always the same text: `1.50` becomes `1.5`, so that two can be compared. */
export const plainDecimal = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

export function positiveDecimal(decimals: number) {
  return decimalText(decimals).refine((text) => /[1-9]/.test(text), 'Sıfırdan büyük bir sayı yazın.')
}

/** `1234.5` with two decimals is `123450n`. */
export function decimalUnits(text: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals))
}

/** The reverse: `123450n` with two decimals is `1234.50`. */
export function decimalOfUnits(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0')
  const [whole, fraction] = [
    digits.slice(0, digits.length - decimals),
    digits.slice(digits.length - decimals),
  ]
  return decimals === 0 ? whole : `${whole}.${fraction}`
}
