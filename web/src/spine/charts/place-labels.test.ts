import { expect, test } from 'vitest'
import { textWidth } from '#spine/charts/chart-data.ts'
import { placeLabels } from '#spine/charts/place-labels.ts'

const days = Array.from({ length: 20 }, (_, day) => `${day + 10} Ağustos 2026`)

test('the first and the last name stay inside the drawing, and no name touches another', () => {
  const placed = placeLabels(days, { step: 1, from: -20, to: 410, x: (index) => index * 20 })
  expect(placed.length).toBeGreaterThan(1)
  const ends = placed.map(({ text, at }) => [at - textWidth(text) / 2, at + textWidth(text) / 2] as const)
  expect(Math.min(...ends.flat())).toBeGreaterThanOrEqual(-20)
  expect(Math.max(...ends.flat())).toBeLessThanOrEqual(410)
  for (const [position, [start]] of ends.entries())
    if (position > 0) expect(start).toBeGreaterThan(ends[position - 1]?.[1] ?? 0)
})

test('names that fit stand in the middle under their points', () => {
  const placed = placeLabels(['Oca', 'Şub', 'Mar'], {
    step: 1,
    from: 0,
    to: 300,
    x: (index) => 50 + index * 100,
  })
  expect(placed.map(({ at }) => at)).toEqual([50, 150, 250])
})

test('one name alone is shown, however wide it is', () => {
  expect(placeLabels(['23 Ağustos 2026'], { step: 1, from: 0, to: 40, x: () => 20 })).toHaveLength(1)
})
