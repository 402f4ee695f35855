/** Draws the chart of the lanes: `node web/src/assembly/pages/site/chart/draw-lane-chart.ts` writes the land as two files and the lanes as code, both stored in the repo. */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type GeoPermissibleObjects, type GeoProjection, geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { ports, wayBetween } from '#assembly/pages/site/chart/sea-lanes.ts'
import { simplifyRing } from '#assembly/pages/site/chart/simplify-ring.ts'
import { lanes, type Port } from '#assembly/pages/site/lanes.ts'

type Point = readonly [number, number]
type Frame = { width: number; height: number; west: number; east: number; north: number }

/** The whole of the lanes on wide screens; on phones the Atlantic is left out. */
export const frames = {
  wide: { width: 1200, height: 436, west: -83, east: 140, north: 61 },
  narrow: { width: 390, height: 218, west: -22, east: 136, north: 60 },
} satisfies Record<string, Frame>
type FrameName = keyof typeof frames

const site = join(import.meta.dirname, '..')
const require = createRequire(import.meta.url)

function projectionOf({ width, height, west, east, north }: Frame): GeoProjection {
  const scale = width / (((east - west) * Math.PI) / 180)
  const projection = geoMercator()
    .rotate([-(west + east) / 2, 0])
    .scale(scale)
    .translate([width / 2, 0])
  const top = projection([0, north])?.[1] ?? 0
  return projection.translate([width / 2, -top]).clipExtent([
    [-4, -4],
    [width + 4, height + 4],
  ])
}

export async function drawLand(name: FrameName): Promise<string> {
  const frame = frames[name]
  const topology = JSON.parse(await readFile(require.resolve('world-atlas/land-50m.json'), 'utf8'))
  const land = feature(topology, topology.objects.land) as GeoPermissibleObjects
  const drawn = geoPath(projectionOf(frame)).digits(2)(land) ?? ''
  const rings = drawn
    .split('Z')
    .map((ring) => simplifyRing(pointsIn(ring)))
    .filter((ring) => ring.length > 3)
    .map(ringPath)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}"><title>Kara</title><path d="${rings.join('')}"/></svg>\n`
}

function pointsIn(ring: string): Point[] {
  return [...ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
}

/** Steps from point to point in tenths: shorter than places. */
function ringPath(ring: Point[]): string {
  const tenths = ring.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const)
  const steps = tenths.map(([x, y], position) => {
    const [fromX, fromY] = tenths[position - 1] ?? [0, 0]
    return `${(x - fromX) / 10},${(y - fromY) / 10}`
  })
  return short(`M${steps[0]}l${steps.slice(1).join(' ')}z`)
}

/** The lanes in the coordinates of the wide frame; the narrow one is a part of the same drawing. */
export function drawLanes() {
  const project = projectionOf(frames.wide)
  const at = ([longitude, latitude]: Point): Point => {
    const [x = 0, y = 0] = project([longitude, latitude]) ?? []
    return [round(x), round(y)]
  }
  const seen = new Set<string>()
  const courses: Partial<Record<Port, string>> = {}
  const dotted: string[] = []
  for (const { from, to } of lanes) {
    const way = wayBetween(from, to).map(at)
    const bends = way.slice(1).map((_, step) => bend(way, step))
    courses[from] = `M${way[0]}${bends.join('')}`
    let drawing = false
    for (const [step, curve] of bends.entries()) {
      const stretch = `${way[step]} ${way[step + 1]}`
      const fresh = !seen.has(stretch)
      seen.add(stretch)
      if (fresh) dotted.push(drawing ? curve : `M${way[step]}${curve}`)
      drawing = fresh
    }
  }
  const points = Object.fromEntries(Object.entries(ports).map(([port, place]) => [port, at(place.at)]))
  return { dotted: short(dotted.join('')), courses, points: points as Record<Port, Point> }
}

const nowhere: Point = [0, 0]

/** A curve to the next point, level with its neighbours on both sides (Catmull-Rom), written as steps from its start. */
function bend(way: Point[], step: number): string {
  const start = way[step] ?? nowhere
  const end = way[step + 1] ?? nowhere
  const [before, after] = [way[step - 1] ?? start, way[step + 2] ?? end]
  const towards = ([x, y]: Point, factor: number, [ahead, below]: Point, [behind, above]: Point) => [
    round(x - start[0] + (factor * (ahead - behind)) / 6),
    round(y - start[1] + (factor * (below - above)) / 6),
  ]
  return `c${towards(start, 1, end, before)} ${towards(end, -1, after, start)} ${towards(end, 0, end, end)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The same path in fewer letters. */
function short(path: string): string {
  return path.replace(/[ ,]-/g, '-').replace(/(^|[^\d])0\./g, '$1.')
}

/** The part of the wide drawing that the narrow frame shows. */
function narrowPart(): string {
  const [wide, narrow] = [projectionOf(frames.wide), projectionOf(frames.narrow)]
  const corner = (x: number, y: number) => wide(narrow.invert?.([x, y]) ?? [0, 0]) ?? [0, 0]
  const [left = 0, top = 0] = corner(0, 0)
  const [right = 0, bottom = 0] = corner(frames.narrow.width, frames.narrow.height)
  return [left, top, right - left, bottom - top].map(round).join(' ')
}

/** The lanes that show a ship under way, and how far it has come: an illustration, no shipment of anybody. */
const underWay: Partial<Record<Port, number>> = { Şanghay: 76, Busan: 11, Hamburg: 40, 'New York': 45 }

export function drawingAsCode(): string {
  const { dotted, courses, points } = drawLanes()
  const ships = Object.entries(underWay).map(([port, at]) => ({
    at,
    course: short(courses[port as Port] ?? ''),
  }))
  const { width, height } = frames.wide
  const chart = { wide: `0 0 ${width} ${height}`, narrow: narrowPart(), dotted, ships, points }
  return `/** The lanes as they are drawn, made by draw-lane-chart.ts: not edited by hand. */
export const laneDrawing = ${JSON.stringify(chart, null, 2)} as const\n`
}

if (process.argv[1] === import.meta.filename) {
  for (const name of Object.keys(frames) as FrameName[])
    await writeFile(join(site, `land-${name}.svg`), await drawLand(name))
  await writeFile(join(site, 'lane-drawing.ts'), drawingAsCode())
}
