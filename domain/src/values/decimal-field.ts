/** Fields of the API that hold a decimal number as text. */
import { z } from '#z.ts'

/** Without sign or leading zeros, with at most `decimals` decimals. Sums may need more `wholeDigits`. */
export function decimalText(decimals: number, wholeDigits = 10) {
  const shape = new RegExp(`^(0|[1-9]\\d{0,${wholeDigits - 1}})(\\.\\d{1,${decimals}})?$`)
  return z.string().regex(shape, 'Sayıyı 1234.56 biçiminde yazın.')
}

export function positiveDecimal(decimals: number) {
  return decimalText(decimals).refine((text) => /[1-9]/.test(text), 'Sıfırdan büyük bir sayı yazın.')
}
