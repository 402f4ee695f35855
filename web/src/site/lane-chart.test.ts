import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawLand, drawLanes } from '#site/chart/draw-lane-chart.ts'
import { laneDrawing } from '#site/lane-drawing.ts'
import { lanes } from '#site/lanes.ts'

test.each(['wide', 'narrow'] as const)(
  'the land of the %s chart is the one that the script draws',
  async (name) => {
    const kept = await readFile(join(import.meta.dirname, `land-${name}.svg`), 'utf8')
    expect(await drawLand(name)).toBe(kept)
  },
)

test('the lanes are those that the script draws', () => {
  const { dotted, points } = drawLanes()
  expect(laneDrawing).toMatchObject({ dotted, points })
})

test.each(['wide', 'narrow'] as const)('the %s chart travels in at most 15 KB', async (name) => {
  const land = await readFile(join(import.meta.dirname, `land-${name}.svg`))
  const drawing = gzipSync(JSON.stringify(laneDrawing)).length
  expect(gzipSync(land).length + drawing).toBeLessThanOrEqual(15_000)
})

test('every port of the lanes is on the wide chart, and within its frame', () => {
  const [, , width = 0, height = 0] = laneDrawing.wide.split(' ').map(Number)
  for (const port of lanes.flatMap(({ from, to }) => [from, to])) {
    const [x, y] = laneDrawing.points[port]
    expect(Math.min(x, y, width - x, height - y), port).toBeGreaterThan(0)
  }
})
