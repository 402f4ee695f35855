/** Decimal numbers as text with a point, `1234.56`, which is how the API carries them, so that nothing is ever a float. */

/** The same number is always the same text: `1.50` becomes `1.5`, so that two can be compared. */
export const plainDecimal = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

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
