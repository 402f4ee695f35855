/** Which part of the world a map shows: the point in its middle, and how many pixels a unit of the drawing has. */
import { aroundTheWorld } from '#features/tracking/map/projection.ts'

export type Point = readonly [x: number, y: number]
export type Size = { width: number; height: number }
export type View = { x: number; y: number; scale: number }
type Box = { left: number; right: number; top: number; bottom: number }

/** Nothing is shown nearer than this: coasts are no finer. */
const mostPixels = 6
/** A short way is shown with its surroundings, by which one recognises where it is. */
const leastUnits = 130

export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** All of the points, with room around them for their names. */
export function fitView(points: readonly Point[], { width, height }: Size): View {
  const { left, right, top, bottom } = boxOf(points)
  const room = { x: Math.min(72, width / 7), y: Math.min(52, height / 7) }
  const scale = Math.min(
    (width - 2 * room.x) / Math.max(right - left, leastUnits),
    (height - 2 * room.y) / Math.max(bottom - top, leastUnits / 2),
  )
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: Math.min(scale, mostPixels) }
}

/** The world is once as wide as the map at least, and its middle stays near what the map is about. */
export function within(view: View, fit: View, { width, height }: Size): View {
  const least = Math.min(fit.scale, width / aroundTheWorld)
  const scale = Math.min(Math.max(view.scale, least), Math.max(mostPixels, fit.scale))
  const [reachX, reachY] = [width / fit.scale, height / fit.scale]
  return {
    scale,
    x: Math.min(Math.max(view.x, fit.x - reachX), fit.x + reachX),
    y: Math.min(Math.max(view.y, fit.y - reachY), fit.y + reachY),
  }
}

/** Nearer or further, the point under the finger staying where it is. */
export function zoomed(view: View, { width, height }: Size, factor: number, [px, py]: Point): View {
  const scale = view.scale * factor
  const [dx, dy] = [px - width / 2, py - height / 2]
  return {
    scale,
    x: view.x + dx / view.scale - dx / scale,
    y: view.y + dy / view.scale - dy / scale,
  }
}

export const moved = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: view.x - dx / view.scale,
  y: view.y - dy / view.scale,
})

export function onScreen({ x, y, scale }: View, { width, height }: Size, [px, py]: Point): Point {
  return [width / 2 + (px - x) * scale, height / 2 + (py - y) * scale]
}

/** How often the world is drawn side by side, so that no part in sight is empty. */
export function turnsInSight({ x, scale }: View, { width }: Size): number[] {
  const [left, right] = [x - width / 2 / scale, x + width / 2 / scale]
  const first = Math.floor((left + aroundTheWorld / 2) / aroundTheWorld)
  const last = Math.floor((right + aroundTheWorld / 2) / aroundTheWorld)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
