/** Parses numbers as Turkish people type them, `1.234,56`, into integers, so that nothing is ever a float. */

/** The reasons to refuse a number, with their messages. */
export const decimalProblems = {
  empty: 'Bir sayı yazın.',
  foreign_digits: 'Rakamları 0–9 ile yazın.',
  exponent: 'Sayıyı üs kullanmadan, açık yazın.',
  negative: 'Sıfır ya da daha büyük bir sayı yazın.',
  dot_for_decimals: 'Ondalık için virgül kullanın: 1,5. Nokta binleri ayırır: 1.234.',
  comma_for_thousands: 'Virgül ondalık içindir; binleri nokta ile ayırın: 1.234,56.',
  too_precise: 'Virgülden sonra daha az basamak yazın.',
  not_whole: 'Tam sayı yazın.',
  too_large: 'Bu sayı çok büyük.',
  not_a_number: 'Yalnız rakam, nokta ve virgül kullanın.',
} as const
export type DecimalProblem = keyof typeof decimalProblems

/** `units` is the number times ten to the power of `decimals`. */
export type DecimalReading = { units: bigint } | { problem: DecimalProblem }

const wholeDigits = 12
/** No group begins with a zero: `0.500` is a half, not five hundred. */
const grouped = /^[1-9][0-9]{0,2}([.\u0020\u00a0\u202f][0-9]{3})+$/

export function readDecimal(text: string, decimals: number): DecimalReading {
  const typed = text.trim()
  const problem = problemOf(typed)
  if (problem) return { problem }
  const [whole = '', fraction = ''] = typed.split(',')
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > decimals) return { problem: decimals === 0 ? 'not_whole' : 'too_precise' }
  const digits = whole.replace(/[^0-9]/g, '').replace(/^0+/, '')
  if (digits.length > wholeDigits) return { problem: 'too_large' }
  return { units: BigInt(digits + significant.padEnd(decimals, '0') || '0') }
}

function problemOf(typed: string): DecimalProblem | undefined {
  if (typed === '') return 'empty'
  if (/(?![0-9])\p{Nd}/u.test(typed)) return 'foreign_digits'
  if (/^[0-9.,]+e[+-]?[0-9]+$/i.test(typed)) return 'exponent'
  if (/^[-−][0-9.,]+$/.test(typed)) return 'negative'
  if (!/^[0-9.,\u0020\u00a0\u202f]*[0-9][0-9.,\u0020\u00a0\u202f]*$/.test(typed)) return 'not_a_number'
  if (/,.*[.,]/.test(typed)) return 'comma_for_thousands'
  const [whole = '', fraction = ''] = typed.split(',')
  // A comma at the end is allowed, since more digits may follow while typing.
  if (!/^[0-9]*$/.test(fraction)) return 'not_a_number'
  if (/^[0-9]*$/.test(whole) || grouped.test(whole)) return undefined
  return whole.includes('.') ? 'dot_for_decimals' : 'not_a_number'
}

/** The reverse: `123456n` with two decimals is `1.234,56`; zeros at the end are left out. */
export function writeDecimal(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=([0-9]{3})+$)/g, '.')
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction ? `${whole},${fraction}` : whole
}
