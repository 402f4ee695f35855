/** The figures of the benchmark in words, the same on the screen and on paper. Without zod. */
import type { FigureKey } from '#benchmark/benchmark.copy.ts'

const number = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 0, maximumFractionDigits: 1 })
const minus = '−'

export const noFigure = '–'

/** `+%3,2`, `%94`, `18 saat`, `24,1 gün`, `4,4 / 5` */
export function figureText(key: FigureKey, value: number | null): string {
  if (value === null) return noFigure
  const written = number.format(Math.abs(value))
  if (key === 'price') return `${value > 0 ? '+' : value < 0 ? minus : ''}%${written}`
  if (key === 'on_time' || key === 'win_rate') return `%${written}`
  if (key === 'answer') return `${written}\u00a0saat`
  return key === 'transit' ? `${written}\u00a0gün` : `${written}\u00a0/\u00a05`
}

export const dollarText = (value: number | null): string =>
  value === null ? noFigure : `${number.format(value)}\u00a0$`

/** `12 teklif`, `9 teklif, 3 ay` */
export function marketSample(quotes: number, months: number): string {
  if (quotes === 0) return noFigure
  return months > 1 ? `${quotes} teklif, ${months} ay` : `${quotes} teklif`
}
