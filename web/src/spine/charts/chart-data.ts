/** What a chart shows: one or more series over the same points, such as days or names. */
export type Series = { name: string; values: readonly (number | null)[] }
export type ChartData = { points: readonly string[]; series: readonly Series[] }
export type Part = {
  name: string
  value: number
  /** The page that shows what it was counted from. */
  to?: string
}

const number = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 })

/** `1.234,5` */
export const formatNumber = (value: number) => number.format(value)

export function isEmpty({ points, series }: ChartData): boolean {
  return points.length === 0 || series.every(({ values }) => values.every((value) => value === null))
}

/** What a screen reader says of one point: `16 Kasım: Talep 12, Teklif 8`. */
export function describePoint(
  data: ChartData,
  index: number,
  formatPoint: (point: string) => string,
  formatValue: (value: number) => string,
): string {
  const point = data.points[index]
  if (point === undefined) return ''
  const values = data.series.map(({ name, values }) => {
    const value = values[index]
    return `${name} ${value === null || value === undefined ? 'veri yok' : formatValue(value)}`
  })
  return `${formatPoint(point)}: ${values.join(', ')}`
}

/** Every so many labels are shown, so that none touches the next. */
export function labelStep(labels: readonly string[], width: number): number {
  const widest = Math.max(...labels.map(textWidth), 1) + 12
  return Math.max(1, Math.ceil((labels.length * widest) / Math.max(width, 1)))
}

/** Close enough for a text of 12 pixels, without measuring it. */
export const textWidth = (text: string) => text.length * 6.6

/** The same in one or two lines that are no wider than `room`; undefined where a word or the whole is too long for that. */
export function inTwoLines(text: string, room: number): string[] | undefined {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : undefined
    if (longer !== undefined && textWidth(longer) <= room) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines.length <= 2 && lines.every((line) => textWidth(line) <= room) ? lines : undefined
}
