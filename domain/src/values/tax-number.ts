/** A Turkish tax number: ten digits of a company (VKN) or the eleven of a person (TCKN), with their check digits. */
import { z } from '#z.ts'

export function isTaxNumber(text: string): boolean {
  return isCompanyNumber(text) || isPersonNumber(text)
}

function isCompanyNumber(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false
  const [check = 0, ...reversed] = [...text].map(Number).reverse()
  const sum = reversed.reduce((total, digit, index) => {
    const shifted = (digit + index + 1) % 10
    return total + (shifted === 9 ? 9 : (shifted * 2 ** (index + 1)) % 9)
  }, 0)
  return (10 - (sum % 10)) % 10 === check
}

function isPersonNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false
  const digits = [...text].map(Number)
  const sum = (indexes: number[]) => indexes.reduce((total, index) => total + (digits[index] ?? 0), 0)
  const [odd, even] = [sum([0, 2, 4, 6, 8]), sum([1, 3, 5, 7])]
  const tenth = (((odd * 7 - even) % 10) + 10) % 10
  return tenth === digits[9] && (odd + even + tenth) % 10 === digits[10]
}

/** Typed with spaces or without. */
export const TaxNumber = z
  .string()
  .overwrite((text) => text.replace(/\s/g, ''))
  .refine(isTaxNumber, 'Vergi numarası (10 hane) veya T.C. kimlik numarası (11 hane) geçersiz.')
  .meta({ description: 'Vergi numarası veya T.C. kimlik numarası', examples: ['1234567890'] })
