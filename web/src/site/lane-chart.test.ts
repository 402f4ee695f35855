import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { narrowChart, wideChart } from '#site/lane-drawing.ts'
import { lanes } from '#site/lanes.ts'
import { drawLand, drawLanes } from '../../draw-lane-chart.ts'

const charts = { wide: wideChart, narrow: narrowChart }

test.each(['wide', 'narrow'] as const)('the %s chart is the one that the script draws', async (name) => {
  const kept = await readFile(join(import.meta.dirname, `land-${name}.svg`), 'utf8')
  expect(await drawLand(name)).toBe(kept)
  const { dotted, points } = drawLanes(name)
  expect(charts[name]).toMatchObject({ dotted, points })
})

test.each(['wide', 'narrow'] as const)('the %s chart travels in at most 15 KB', async (name) => {
  const land = await readFile(join(import.meta.dirname, `land-${name}.svg`))
  const drawing = gzipSync(JSON.stringify(charts[name])).length
  expect(gzipSync(land).length + drawing).toBeLessThanOrEqual(15_000)
})

test('every port of the lanes is on the wide chart, and within its frame', () => {
  for (const port of lanes.flatMap(({ from, to }) => [from, to])) {
    const [x, y] = wideChart.points[port]
    expect(x, port).toBeGreaterThan(0)
    expect(x, port).toBeLessThan(wideChart.width)
    expect(y, port).toBeGreaterThan(0)
    expect(y, port).toBeLessThan(wideChart.height)
  }
})
