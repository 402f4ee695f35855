/** A way over the globe as a line of points: its length, a place on it by its share of the whole, and its two parts there. */
import { greatCircleKm, type Position } from '#places/great-circle.ts'

/** Along the way longitudes go on beyond 180° instead of jumping, so that it can be drawn as one line. */
export type Path = readonly Position[]

export function pathKm(path: Path): number {
  return path.slice(1).reduce((sum, point, index) => sum + greatCircleKm(path[index] ?? point, point), 0)
}

/** The part up to `share` of the whole, from 0 to 1, and the part from there; both hold the point between them. */
export function splitPath(path: Path, share: number): { done: Path; ahead: Path } {
  const goal = share * pathKm(path)
  let km = 0
  for (const [index, to] of path.slice(1).entries()) {
    const from = path[index] ?? to
    const step = greatCircleKm(from, to)
    if (km + step >= goal && step > 0) {
      const point = onArc(from, to, (goal - km) / step)
      return { done: [...path.slice(0, index + 1), point], ahead: [point, ...path.slice(index + 1)] }
    }
    km += step
  }
  return { done: path, ahead: path.slice(-1) }
}

export function pointAt(path: Path, share: number): Position | undefined {
  return splitPath(path, share).ahead[0]
}

/** On the shortest way from one point to the next, near a pole too; on the same side of the date line as they are. */
function onArc(from: Position, to: Position, part: number): Position {
  const [a, b] = [vector(from), vector(to)]
  const angle = angleBetween(a, b)
  if (angle < 1e-9) return between(from, to, part)
  const { latitude, longitude } = position(arcPoint(a, b, angle, part))
  const about = between(from, to, part).longitude
  return { latitude, longitude: longitude + Math.round((about - longitude) / 360) * 360 }
}

/** As good as an arc where both are near each other and far from the poles. */
function between(from: Position, to: Position, part: number): Position {
  return {
    latitude: from.latitude + part * (to.latitude - from.latitude),
    longitude: from.longitude + part * (to.longitude - from.longitude),
  }
}

/** How far along the way its nearest point to a place is, from 0 to 1, and how far that is from the place. */
export function nearestShare(path: Path, place: Position): { share: number; km: number } {
  const whole = pathKm(path)
  let [km, best] = [0, { share: 0, km: Number.POSITIVE_INFINITY }]
  for (const [index, to] of path.slice(1).entries()) {
    const from = path[index] ?? to
    const step = greatCircleKm(from, to)
    for (const part of partsTried) {
      const away = greatCircleKm(onArc(from, to, part), place)
      if (away < best.km) best = { share: whole > 0 ? (km + part * step) / whole : 0, km: away }
    }
    km += step
  }
  return best
}
const partsTried = [0, 0.25, 0.5, 0.75, 1]

/** The shortest way over the globe, in steps that look like a curve. */
export function greatCirclePath(from: Position, to: Position): Path {
  const steps = Math.max(1, Math.ceil(greatCircleKm(from, to) / longestStepKm))
  const [a, b] = [vector(from), vector(to)]
  const angle = angleBetween(a, b)
  if (steps === 1 || angle === 0) return continuous([from, to])
  const inside = Array.from({ length: steps - 1 }, (_, index) =>
    position(arcPoint(a, b, angle, (index + 1) / steps)),
  )
  return continuous([from, ...inside, to])
}
const longestStepKm = 250

type Vector = readonly [number, number, number]
const radian = Math.PI / 180
function vector({ latitude, longitude }: Position): Vector {
  const [lat, lon] = [latitude * radian, longitude * radian]
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)]
}
function angleBetween(a: Vector, b: Vector): number {
  return Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])))
}
function arcPoint(a: Vector, b: Vector, angle: number, part: number): Vector {
  const [f, t] = [Math.sin((1 - part) * angle) / Math.sin(angle), Math.sin(part * angle) / Math.sin(angle)]
  return [f * a[0] + t * b[0], f * a[1] + t * b[1], f * a[2] + t * b[2]]
}
function position([x, y, z]: Vector): Position {
  return { latitude: Math.atan2(z, Math.hypot(x, y)) / radian, longitude: Math.atan2(y, x) / radian }
}

/** Each point is taken on the side of the world that is nearest to the one before it. */
export function continuous(path: Path): Path {
  let before: number | undefined
  return path.map(({ latitude, longitude }) => {
    const turns = before === undefined ? 0 : Math.round((before - longitude) / 360)
    before = longitude + turns * 360
    return { latitude, longitude: before }
  })
}

/** Corners are rounded off (Chaikin's way, kept near the corner), so that a ship or a truck turns as one would. */
export function rounded(path: Path, mostKm: number): Path {
  let line = path
  for (const most of [mostKm, mostKm / 2, mostKm / 4]) line = cornersCut(line, most)
  return line
}

function cornersCut(path: Path, mostKm: number): Path {
  return path.flatMap((point, index) => {
    const [before, after] = [path[index - 1], path[index + 1]]
    if (!before || !after || isNearlyStraight(before, point, after)) return [point]
    const cut = (other: Position) =>
      between(point, other, Math.min(0.25, mostKm / Math.max(1, greatCircleKm(point, other))))
    return [cut(before), cut(after)]
  })
}

function isNearlyStraight(before: Position, point: Position, after: Position): boolean {
  const direct = greatCircleKm(before, after)
  return greatCircleKm(before, point) + greatCircleKm(point, after) < direct * 1.004
}
