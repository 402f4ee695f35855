/** A net of points and of the ways between neighbours, written as text, and the shortest way through it. */
import { greatCircleKm, type Position } from '#places/great-circle.ts'

export type Net = { points: Map<string, Position>; neighbours: Map<string, Map<string, number>> }

/** A place beside the net, with the names of the points one leaves it for. */
export type Entrance = { points: readonly string[]; position: Position }

/** A part of the text names a point with its latitude and longitude; a part with dashes is a chain of points. */
export function readNet(text: string): Net {
  const points = new Map<string, Position>()
  const chains: string[][] = []
  for (const part of text.split(/[\n·]/).map((piece) => piece.trim())) {
    if (part.includes('–')) chains.push(part.split('–').map((name) => name.trim()))
    else if (part !== '') {
      const [name = '', latitude, longitude] = part.split(' ')
      points.set(name, { latitude: Number(latitude), longitude: Number(longitude) })
    }
  }
  const neighbours = new Map([...points.keys()].map((name) => [name, new Map<string, number>()]))
  for (const chain of chains)
    for (const [index, to] of chain.slice(1).entries()) {
      const from = chain[index] ?? ''
      const [a, b] = [points.get(from), points.get(to)]
      if (!a || !b) throw new Error(`The net has no point ${a ? to : from}.`)
      neighbours.get(from)?.set(to, greatCircleKm(a, b))
      neighbours.get(to)?.set(from, greatCircleKm(a, b))
    }
  return { points, neighbours }
}

type Candidate = [name: string, { km: number; before: string }]
/** Stands for the end of the way. */
const arrived = ''

/** The names of the points on the way. Dijkstra's: the nearest point not yet settled is settled, until it is the end. */
export function shortestWay(
  { points, neighbours }: Net,
  start: Entrance,
  end: Entrance,
  isClosed: (a: string, b: string) => boolean = () => false,
): string[] | undefined {
  const toEntrance = (name: string, { position }: Entrance) =>
    greatCircleKm(points.get(name) ?? position, position)
  const open = new Map(start.points.map((name) => [name, { km: toEntrance(name, start), before: '' }]))
  const settled = new Map<string, string>()
  for (;;) {
    const nearest = [...open].reduce<Candidate | undefined>(
      (a, b) => (a && a[1].km <= b[1].km ? a : b),
      undefined,
    )
    if (!nearest) return undefined
    const [name, { km, before }] = nearest
    if (name === arrived) return wayBack(settled, before)
    open.delete(name)
    settled.set(name, before)
    const reach = (next: string, distance: number) => {
      if (km + distance < (open.get(next)?.km ?? Number.POSITIVE_INFINITY))
        open.set(next, { km: km + distance, before: name })
    }
    if (end.points.includes(name)) reach(arrived, toEntrance(name, end))
    for (const [next, distance] of neighbours.get(name) ?? [])
      if (!settled.has(next) && !isClosed(name, next)) reach(next, distance)
  }
}

function wayBack(settled: Map<string, string>, last: string): string[] {
  const way = [last]
  for (let name = settled.get(last); name; name = settled.get(name)) way.unshift(name)
  return way
}
