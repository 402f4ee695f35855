/** Finds room for the names on a map: none covers another or a dot, and as few as possible lie on the route. */
import type { Point, Size } from '#features/tracking/map/map-view.ts'

export type Label = {
  key: string
  at: Point
  lines: readonly string[]
  /** Shown even where there is no free room. */
  needed?: boolean
}
export type PlacedLabel = {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  /** All of them, or the first alone where there is no room for more. */
  lines: readonly string[]
}

export const lineHeight = 15
/** Of a letter of 12 px, on average; names have few wide ones. */
const letterWidth = 6.4
const gap = 10
/** How far from its dot a name may stand that is needed and finds no room beside it. */
const widerGap = 26
/** The buttons in the upper right corner. */
const controls = { width: 50, height: 112 }

type Rect = { left: number; right: number; top: number; bottom: number }
type Candidate = PlacedLabel & { rect: Rect }
/** What is given up for room: lying on the route for a while is better than standing far away, and that better than losing the day. */
const costs = { outside: 400, covering: 200, onRoute: 4, far: 20, withoutDay: 40 }

/** The first ones take what room they need; a day is left out before a name is, and a name stands farther away before it covers another. */
export function placeLabels(
  labels: readonly Label[],
  dots: readonly Point[],
  route: readonly Point[],
  { width, height }: Size,
): Map<string, PlacedLabel> {
  const placed = new Map<string, PlacedLabel>()
  const taken: Rect[] = [{ left: width - controls.width, right: width, top: 0, bottom: controls.height }]
  const inSight = labels.filter(({ at: [x, y] }) => x >= 0 && x <= width && y >= 0 && y <= height)
  for (const label of inSight) {
    const rated = candidatesOf(label).map(({ cost, rect, ...place }) => {
      const isOutside = rect.left < 4 || rect.right > width - 4 || rect.top < 4 || rect.bottom > height - 4
      const isCovering =
        taken.some((other) => overlap(rect, other)) ||
        dots.some((dot) => dot !== label.at && covers(rect, dot, 5))
      const onRoute = route.filter((point) => covers(rect, point, 2)).length
      const given =
        (isOutside ? costs.outside : 0) + (isCovering ? costs.covering : 0) + onRoute * costs.onRoute
      return { place, rect, isFree: !isOutside && !isCovering, cost: cost + given }
    })
    const [best] = rated.filter(({ isFree }) => isFree || label.needed).sort((a, b) => a.cost - b.cost)
    if (!best) continue
    taken.push(best.rect)
    placed.set(label.key, best.place)
  }
  return placed
}

/** The first of those that cost the same are preferred. */
function candidatesOf({ at, lines, needed = false }: Label): (Candidate & { cost: number })[] {
  const places = [
    { shown: lines, from: gap, cost: 0 },
    ...(needed ? [{ shown: lines, from: widerGap, cost: costs.far }] : []),
    ...(lines.length > 1 ? [{ shown: lines.slice(0, 1), from: gap, cost: costs.withoutDay }] : []),
  ]
  return places.flatMap(({ shown, from, cost }) =>
    around(at, shown, from).map((candidate, index) => ({ ...candidate, cost: cost + index })),
  )
}

function around([x, y]: Point, lines: readonly string[], gap: number): Candidate[] {
  const width = Math.max(...lines.map((line) => line.length)) * letterWidth
  const height = lines.length * lineHeight
  const beside = (anchor: 'start' | 'end', dy: number): Candidate => {
    const from = anchor === 'start' ? x + gap : x - gap
    const top = y + dy - height / 2
    const left = anchor === 'start' ? from : from - width
    return { x: from, y: top, anchor, lines, rect: { left, right: left + width, top, bottom: top + height } }
  }
  const upright = (top: number): Candidate => ({
    x,
    y: top,
    anchor: 'middle',
    lines,
    rect: { left: x - width / 2, right: x + width / 2, top, bottom: top + height },
  })
  return [
    beside('start', 0),
    beside('end', 0),
    upright(y + gap - 2),
    upright(y - gap + 2 - height),
    beside('start', height / 2),
    beside('end', height / 2),
    beside('start', -height / 2),
    beside('end', -height / 2),
  ]
}

const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right + 3 && b.left < a.right + 3 && a.top < b.bottom && b.top < a.bottom
const covers = ({ left, right, top, bottom }: Rect, [x, y]: Point, around: number): boolean =>
  x > left - around && x < right + around && y > top - around && y < bottom + around
