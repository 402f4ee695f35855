/** Reads the colours out of tokens.css and checks that text stays readable on its ground, light and dark. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { seriesColours } from '#spine/charts/series-marks.tsx'

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
const tokens = new Map<string, [string, string]>()
for (const [, name, light, dark] of css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)) {
  if (name && light && dark) tokens.set(name, [light, dark])
}
for (const [, name, both] of css.matchAll(/--([\w-]+): (#\w{6});/g))
  if (name && both) tokens.set(name, [both, both])

const statuses = [
  'pending',
  'approved',
  'rejected',
  'preparing',
  'transit',
  'customs',
  'delayed',
  'cancelled',
]
const readable: [string, string][] = [
  ...['bg', 'card', 'hover'].flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['muted', ground],
    ['sea', ground],
    ['danger', ground],
  ]),
  ['saffron', 'bg'],
  ['saffron', 'card'],
  ['on-sea', 'sea'],
  ['on-sea', 'sea-strong'],
  ['on-saffron', 'saffron-fill'],
  ['on-saffron', 'saffron-fill-strong'],
  ['on-danger', 'danger-fill'],
  ['on-danger', 'danger-fill-strong'],
  ['on-sea-soft', 'sea-soft'],
  ...statuses.map((status): [string, string] => [status, `${status}-fill`]),
]

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s', (_, scheme) => {
  test.each(readable)('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['bg', 'card'])('the edge of a control can be seen on %s', (ground) => {
    expect(contrast(colour('line-strong', scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3)
  })

  test.each(seriesColours)('a chart drawn in %s can be seen', (name) => {
    for (const ground of ['bg', 'card', 'hover'])
      expect(contrast(colour(name, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3)
  })
})

function colour(name: string, scheme: 0 | 1): string {
  const found = tokens.get(name)?.[scheme]
  if (!found) throw new Error(`tokens.css has no colour ${name}`)
  return found
}

/** WCAG 2 relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((low, high) => low - high)
  return (light + 0.05) / (dark + 0.05)
}
