/** The drawn price trend of a report: the market dashed, the customer solid, each named at its end. Both can be told apart in grey. */
import type { MonthFacts } from '@kervan/domain/benchmark/benchmark-facts.ts'
import { shortMonth } from '@kervan/domain/quotes/settled-months.ts'

const [width, height] = [511, 140]
const room = { left: 46, right: 58, top: 10, bottom: 22 }
const sea = '#0F4C75'
const grey = '#4A4A4A'
const hairline = '#DADADA'

/** Undefined where there is nothing to draw. */
export function trendDrawing(months: readonly MonthFacts[]): string | undefined {
  const values = months.flatMap(({ market, own }) => [market, own]).filter((value) => value !== null)
  if (values.length === 0) return undefined
  const { low, high, step } = niceScale(Math.min(...values), Math.max(...values))
  const xOf = (index: number) =>
    room.left + ((width - room.left - room.right) * index) / Math.max(1, months.length - 1)
  const yOf = (value: number) =>
    room.top + (height - room.top - room.bottom) * (1 - (value - low) / (high - low))
  const line = (key: 'market' | 'own', name: string, colour: string, dash: string) => {
    const points = months.map((month, index) => {
      const value = month[key]
      return value === null ? null : { x: xOf(index), y: yOf(value) }
    })
    const known = points.filter((point) => point !== null)
    const end = known.at(-1)
    if (!end) return ''
    // A month without a price is a gap, not a straight line.
    const path = points
      .map((point, index) => {
        if (!point) return ''
        return `${points[index - 1] ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`
      })
      .join('')
    const dots = known.map(
      ({ x, y }) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.2" fill="${colour}"/>`,
    )
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="1.4"${dash}/>${dots.join('')}
      <text x="${end.x + 6}" y="${(end.y + nameShift(months, key, yOf) + 2.5).toFixed(1)}" font-size="8" fill="${colour}">${name}</text>`
  }
  const grid = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, tick) => {
    const value = low + step * tick
    const y = yOf(value).toFixed(1)
    return `<line x1="${room.left}" y1="${y}" x2="${width - room.right}" y2="${y}" stroke="${hairline}" stroke-width="0.5"/>
      <text x="${room.left - 6}" y="${Number(y) + 2.5}" font-size="7.5" fill="${grey}" text-anchor="end">${written(value)} $</text>`
  })
  const each = Math.ceil(months.length / 12)
  const labels = months.flatMap(({ month }, index) =>
    index % each === 0
      ? [
          `<text x="${xOf(index).toFixed(1)}" y="${height - 8}" font-size="7.5" fill="${grey}" text-anchor="middle">${shortMonth(month)}</text>`,
        ]
      : [],
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Inter">
    ${grid.join('')}${labels.join('')}
    ${line('market', 'Piyasa', grey, ' stroke-dasharray="4 3"')}${line('own', 'Müşteri', sea, '')}
  </svg>`
}

/** The names of lines that end at the same height stand below each other. */
function nameShift(
  months: readonly MonthFacts[],
  key: 'market' | 'own',
  yOf: (value: number) => number,
): number {
  const ends = (['market', 'own'] as const).map(
    (each) => months.findLast((month) => month[each] !== null)?.[each],
  )
  const [market, own] = ends
  if (market === undefined || own === undefined || market === null || own === null) return 0
  const apart = yOf(market) - yOf(own)
  if (Math.abs(apart) >= 10) return 0
  const isLower = key === 'market' ? apart >= 0 : apart < 0
  return isLower ? 5 : -5
}

/** Steps as people count, such as 20, 50 or 100, around all values. */
function niceScale(least: number, most: number): { low: number; high: number; step: number } {
  const spread = Math.max(most - least, most * 0.1, 8)
  const size = 10 ** Math.floor(Math.log10(spread / 4))
  const step = size * ([1, 2, 5, 10].find((times) => size * times >= spread / 4) ?? 10)
  const low = Math.max(0, Math.floor((least - spread * 0.05) / step) * step)
  return { low, high: Math.max(Math.ceil((most + spread * 0.05) / step) * step, low + step), step }
}

const number = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 })
const written = (value: number) => number.format(value)
