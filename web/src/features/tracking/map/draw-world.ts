/** Draws the land and the borders behind the routes: `node web/src/features/tracking/map/draw-world.ts` writes them as code, stored in the repo. */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { feature, mesh } from 'topojson-client'
import { project } from '#features/tracking/map/projection.ts'

type Point = readonly [x: number, y: number]

/** A corner of the coast stays if the triangle it makes is larger than this, in square units of the drawing. */
const coarsest = 10
const finest = 0.9
/** Where the company's lanes end, coasts are drawn finely. */
const near = { west: -11, east: 45, south: 30, north: 60 }
const smallestIsland = { near: 12, far: 70 }

type Topology = Parameters<typeof feature>[0]

async function atlas(): Promise<Topology> {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
  return JSON.parse(await readFile(path, 'utf8'))
}

const isNear = ([x, y]: Point): boolean => {
  const [west = 0, north = 0] = project(near.west, near.north)
  const [east = 0, south = 0] = project(near.east, near.south)
  return x >= west && x <= east && y >= north && y <= south
}

/** Its points on the drawing; beyond 180° it goes on instead of jumping to the other side. */
function unwrapped(line: readonly number[][]): Point[] {
  let turn = 0
  return line.map(([longitude = 0, latitude = 0], index) => {
    const step = longitude - (line[index - 1]?.[0] ?? longitude)
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360
    return project(longitude + turn, Math.max(-62, Math.min(83, latitude)))
  })
}

const triangle = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2

/** Takes the least of its corners away until each left matters (Visvalingam). */
function simplified(line: Point[]): Point[] {
  const left = [...line]
  for (;;) {
    let [least, at] = [Number.POSITIVE_INFINITY, -1]
    for (let index = 1; index < left.length - 1; index += 1) {
      const [a, b, c] = [left[index - 1], left[index], left[index + 1]]
      if (!a || !b || !c) continue
      const weight = triangle(a, b, c) / (isNear(b) ? finest : coarsest)
      if (weight < least) [least, at] = [weight, index]
    }
    if (at < 0 || least >= 1) return left
    left.splice(at, 1)
  }
}

const areaOf = (ring: Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
      return sum + (x * nextY - nextX * y) / 2
    }, 0),
  )

/** Steps from point to point: shorter than places. */
function pathOf(line: Point[], end: string): string {
  const whole = line.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  const steps = whole.flatMap(([x, y], index) => {
    const [fromX, fromY] = whole[index - 1] ?? [0, 0]
    return index > 0 && x === fromX && y === fromY ? [] : [`${x - fromX} ${y - fromY}`]
  })
  if (steps.length < 2) return ''
  return `m${steps[0]}l${steps.slice(1).join(' ')}${end}`.replaceAll(' -', '-')
}

/** Each piece begins where the one before began or ended, which is far away, so it says its place. */
const absolute = (path: string): string => path.replace(/^m/, 'M')

function landPath(topology: Topology): string {
  const land = feature(topology, topology.objects.land as never) as unknown as GeoJSON.FeatureCollection
  const rings = land.features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [],
  )
  return rings
    .filter((ring) => !ring.every(([, latitude = 0]) => latitude < -58))
    .map((ring) => simplified(unwrapped(ring)))
    .filter((ring) => ring.length > 3 && areaOf(ring) > smallestIsland[ring.some(isNear) ? 'near' : 'far'])
    .map((ring) => absolute(pathOf(ring.slice(0, -1), 'z')))
    .join('')
}

function borderPath(topology: Topology): string {
  const lines = mesh(topology, topology.objects.countries as never, (a, b) => a !== b).coordinates
  return lines.map((line) => absolute(pathOf(simplified(unwrapped(line)), ''))).join('')
}

export async function drawWorld(): Promise<string> {
  const topology = await atlas()
  return `/** Land and borders as they are drawn, made by draw-world.ts: not edited by hand. */
export const landPath =
  '${landPath(topology)}'
export const borderPath =
  '${borderPath(topology)}'
`
}

if (process.argv[1] === import.meta.filename)
  await writeFile(join(import.meta.dirname, 'world-drawing.ts'), await drawWorld())
