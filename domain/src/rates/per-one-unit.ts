/** What one unit costs where a bulletin prints the price of ten, a hundred or more: an exact division, done with the digits. */

const printed = /^\d{1,9}([.,]\d{1,8})?$/
const powerOfTen = /^10{0,4}$/
/** Every rate has as many decimals as the central bank prints, and more only where they are needed. */
const fewestDecimals = 4

/** Undefined for what is not a positive decimal number, or no power of ten: only by those every division ends. */
export function perOneUnit(price: string, unit: string): string | undefined {
  if (!printed.test(price) || !powerOfTen.test(unit) || !/[1-9]/.test(price)) return undefined
  const [whole = '', fraction = ''] = price.split(/[.,]/)
  const decimals = fraction.length + unit.length - 1
  const digits = (whole + fraction).padStart(decimals + 1, '0')
  const end = digits.length - decimals
  const wholePart = digits.slice(0, end).replace(/^0+(?=\d)/, '')
  const needed = digits.slice(end).replace(/0+$/, '')
  return `${wholePart}.${needed.padEnd(fewestDecimals, '0')}`
}
