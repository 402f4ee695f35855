/** Numbers as freight mails write them: `38.500 kg`, `12,400 kgs`, `980.5 kg`, `2,8 m3`. Without zod. */

/** Three digits after a point or comma are thousands, unless the number is of a kind where they hardly can be. */
export function mailNumber(written: string, mayBeThousands = true): string | undefined {
  const number = written.replace(/[.,]+$/, '')
  const isThousands = /^\d{1,3}([.,]\d{3})+$/.test(number) && (mayBeThousands || /[.,].*[.,]/.test(number))
  const mark = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','))
  const whole = isThousands || mark < 0 ? number : number.slice(0, mark)
  const fraction = isThousands || mark < 0 ? '' : number.slice(mark + 1).replace(/0+$/, '')
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  if (!/^\d+$/.test(digits) || !/^\d*$/.test(fraction)) return undefined
  return fraction ? `${digits}.${fraction}` : digits
}

/** Tons in kilograms, exactly. */
export function timesThousand(decimal: string): string {
  const [whole = '', fraction = ''] = decimal.split('.')
  const moved = `${whole}${fraction.padEnd(3, '0').slice(0, 3)}`.replace(/^0+(?=\d)/, '')
  const rest = fraction.slice(3)
  return rest ? `${moved}.${rest}` : moved
}

const countWords: Record<string, string> = {
  bir: '1',
  iki: '2',
  uc: '3',
  dort: '4',
  bes: '5',
  one: '1',
  two: '2',
  three: '3',
}
export const countPattern = `\\d{1,3}|${Object.keys(countWords).join('|')}`
export const countOf = (written: string) => countWords[written] ?? String(Number(written))
