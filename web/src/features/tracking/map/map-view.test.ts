import { expect, test } from 'vitest'
import {
  fitView,
  moved,
  onScreen,
  type Point,
  turnsInSight,
  within,
  zoomed,
} from '#features/tracking/map/map-view.ts'
import { project } from '#features/tracking/map/projection.ts'

const size = { width: 640, height: 380 }
const points: Point[] = [project(121.5, 31.2), project(29, 41)]
const fit = fitView(points, size)

test('at first all points are in sight, with room around them', () => {
  for (const point of points) {
    const [x, y] = onScreen(fit, size, point)
    expect(x).toBeGreaterThan(40)
    expect(x).toBeLessThan(600)
    expect(y).toBeGreaterThan(30)
    expect(y).toBeLessThan(350)
  }
})

test('zooming keeps the point under the finger where it is', () => {
  const under: Point = [500, 90]
  const world: Point = [fit.x + (500 - 320) / fit.scale, fit.y + (90 - 190) / fit.scale]
  const [x, y] = onScreen(zoomed(fit, size, 2, under), size, world)
  expect(x).toBeCloseTo(500)
  expect(y).toBeCloseTo(90)
})

test('panning moves the world with the finger', () => {
  const [x] = onScreen(moved(fit, 30, 0), size, points[0] ?? [0, 0])
  expect(x - onScreen(fit, size, points[0] ?? [0, 0])[0]).toBeCloseTo(30)
})

test('neither zooming nor panning goes beyond what is drawn', () => {
  expect(within({ ...fit, scale: 1000 }, fit, size).scale).toBe(6)
  expect(within({ ...fit, scale: 0.001 }, fit, size).scale).toBeCloseTo(640 / 7200)
  expect(within({ ...fit, x: 1e6 }, fit, size).x).toBeLessThan(1e4)
})

test('over the date line the world is drawn twice', () => {
  expect(turnsInSight({ x: 3600, y: 0, scale: 0.2 }, size)).toEqual([0, 1])
  expect(turnsInSight({ x: 0, y: 0, scale: 0.2 }, size)).toEqual([0])
})
