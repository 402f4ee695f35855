import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Point } from '#features/tracking/map/map-view.ts'
import { lineHeight, type PlacedLabel, placeLabels } from '#features/tracking/map/place-labels.ts'

const size = { width: 640, height: 380 }

function boxOf({ x, y, anchor, lines }: PlacedLabel) {
  const width = Math.max(...lines.map((line) => line.length)) * 6.4
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y, bottom: y + lines.length * lineHeight }
}
type Box = ReturnType<typeof boxOf>
const isApart = (a: Box, b: Box) =>
  a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom

test('a name stands beside its dot, and where that is taken on another side', () => {
  const labels = [
    { key: 'a', at: [300, 200] as Point, lines: ['İstanbul'] },
    { key: 'b', at: [340, 200] as Point, lines: ['Gebze'] },
  ]
  const placed = placeLabels(
    labels,
    labels.map(({ at }) => at),
    [],
    size,
  )
  expect(placed.get('a')?.anchor).toBe('end')
  expect(placed.get('b')?.anchor).toBe('start')
})

test('what finds no room is not shown, unless it is needed', () => {
  const crowd = Array.from({ length: 30 }, (_, index) => ({
    key: String(index),
    at: [300, 200] as Point,
    lines: ['Süveyş Kanalı'],
  }))
  expect(placeLabels(crowd, [], [], size).size).toBeLessThan(9)
  const needed = [...crowd, { key: 'end', at: [300, 200] as Point, lines: ['Mersin'], needed: true }]
  expect(placeLabels(needed, [], [], size).has('end')).toBe(true)
})

test('where there is no room for both, the name stays and the day goes', () => {
  const narrow = { width: 200, height: 60 }
  const labels = [{ key: 'a', at: [100, 20] as Point, lines: ['İzmir', '5 Mart 2026, 14.30, tahmini'] }]
  expect(placeLabels(labels, [], [], narrow).get('a')?.lines).toEqual(['İzmir'])
  expect(placeLabels(labels, [], [], size).get('a')?.lines).toEqual(labels[0]?.lines)
})

test('names that are needed keep apart as long as there is room farther from their dots', () => {
  const near: Point[] = [
    [180, 120],
    [196, 128],
    [186, 140],
  ]
  const labels = near.map((at, index) => ({
    key: String(index),
    at,
    lines: [['Tahmini konum', 'İstanbul', 'Ambarlı'][index] ?? '', '17 Kasım'],
    needed: true,
  }))
  const phone = { width: 340, height: 260 }
  const boxes = [...placeLabels(labels, near, [], phone).values()].map(boxOf)
  expect(boxes).toHaveLength(3)
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1)) expect(isApart(a, b)).toBe(true)
})

test('a place out of sight has no name', () => {
  const away = [{ key: 'a', at: [-40, 200] as Point, lines: ['Şanghay'], needed: true }]
  expect(placeLabels(away, [], [], size).size).toBe(0)
})

test('names that may be left out never cover each other and stay inside', () => {
  const anyLabel = fc.record({ x: fc.integer({ min: 0, max: 640 }), y: fc.integer({ min: 0, max: 380 }) })
  fc.assert(
    fc.property(fc.array(anyLabel, { maxLength: 14 }), (points) => {
      const labels = points.map(({ x, y }, index) => ({
        key: String(index),
        at: [x, y] as Point,
        lines: ['Cebelitarık Boğazı', '5 Mart'],
      }))
      const boxes = [...placeLabels(labels, [], [], size).values()].map(boxOf)
      for (const [index, a] of boxes.entries()) {
        expect(a.left >= 0 && a.right <= size.width && a.top >= 0 && a.bottom <= size.height).toBe(true)
        for (const b of boxes.slice(index + 1)) expect(isApart(a, b)).toBe(true)
      }
    }),
  )
})
