import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawLand, drawLanes } from '#assembly/pages/site/chart/draw-lane-chart.ts'
import { laneDrawing } from '#assembly/pages/site/lane-drawing.ts'
import { type Labels, narrowLabels, wideLabels } from '#assembly/pages/site/lane-labels.ts'
import { lanes, type Port } from '#assembly/pages/site/lanes.ts'

test.each(['wide', 'narrow'] as const)(
  'the land of the %s chart is the one that the script draws',
  async (name) => {
    const stored = await readFile(join(import.meta.dirname, `land-${name}.svg`), 'utf8')
    expect(await drawLand(name)).toBe(stored)
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

type Box = { name: string; left: number; right: number; top: number; bottom: number }

/** Roughly the room that each name takes, dots above capitals included. */
function boxesOf(labels: Labels, letter: number): Box[] {
  return Object.entries(labels).map(([port, [right, down, side, names]]) => {
    const name = names ?? port
    const [x, y] = laneDrawing.points[port as Port]
    const width = name.length * letter * 0.56
    const left = x + right - { start: 0, middle: width / 2, end: width }[side ?? 'start']
    return { name, left, right: left + width, top: y + down - letter * 0.95, bottom: y + down }
  })
}
const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

test.each([
  ['wide', wideLabels, 12.5, 5],
  ['narrow', narrowLabels, 22.5, 6.5],
] as const)(
  'on the %s chart every port is named, and no name lies on another or on a point',
  (name, labels, letter, radius) => {
    const [left = 0, , width = 0] = laneDrawing[name].split(' ').map(Number)
    const points = Object.entries(laneDrawing.points)
      .filter(([, [x]]) => x > left && x < left + width)
      .map(([port, [x, y]]) => ({
        name: port,
        left: x - radius,
        right: x + radius,
        top: y - radius,
        bottom: y + radius,
      }))
    const boxes = boxesOf(labels, letter)
    const named = boxes.flatMap((box) => box.name.split(', '))
    expect(named.toSorted()).toEqual(points.map((point) => point.name).toSorted())
    for (const box of boxes) {
      expect(Math.min(box.left - left, left + width - box.right), box.name).toBeGreaterThan(0)
      const others = [...boxes, ...points].filter((other) => other !== box && meet(box, other))
      expect(others.map((other) => `${box.name} on ${other.name}`)).toEqual([])
    }
  },
)
