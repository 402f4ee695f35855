/** Where the ports of the chart lie, and which way ships take between them: longitude and latitude, degrees. */
import type { Position } from '@kervan/domain/places/great-circle.ts'
import { greatCirclePath } from '@kervan/domain/places/path.ts'
import { usualSeaRoute } from '@kervan/domain/places/sea/usual-sea-route.ts'
import type { Port } from '#assembly/pages/site/lanes.ts'

export type Point = readonly [longitude: number, latitude: number]

/** On the water's edge as the chart draws it, and by their code. */
export const ports: Record<Port, { at: Point; code: string }> = {
  Hamburg: { at: [9.9, 53.6], code: 'DEHAM' },
  Rotterdam: { at: [4.1, 52], code: 'NLRTM' },
  Anvers: { at: [4.2, 51.3], code: 'BEANR' },
  Felixstowe: { at: [1.4, 51.95], code: 'GBFXT' },
  Barselona: { at: [2.2, 41.35], code: 'ESBCN' },
  Napoli: { at: [14.25, 40.8], code: 'ITNAP' },
  Şanghay: { at: [121.7, 31.2], code: 'CNSHA' },
  Ningbo: { at: [121.9, 29.9], code: 'CNNGB' },
  Xingang: { at: [117.8, 38.95], code: 'CNTXG' },
  Singapur: { at: [103.8, 1.25], code: 'SGSIN' },
  Busan: { at: [129, 35.1], code: 'KRPUS' },
  'New York': { at: [-74, 40.6], code: 'USNYC' },
  İstanbul: { at: [28.7, 40.95], code: 'TRIST' },
  İzmir: { at: [26.9, 38.45], code: 'TRIZM' },
  Mersin: { at: [34.6, 36.75], code: 'TRMER' },
}

/** As everything else in the product says that ships sail. Lanes that share a stretch pass the same points, so it is drawn once. */
export function wayBetween(from: Port, to: Port): Point[] {
  const route = usualSeaRoute(ports[from].code, ports[to].code)
  if (!route) throw new Error(`No water joins ${from} and ${to}.`)
  const passed = route.path
    .slice(1, -1)
    .flatMap((point, at, all) => arcTo(all[at + 1] ?? point, point))
    .map(({ longitude, latitude }): Point => [longitude, latitude])
  return [ports[from].at, ...passed, ports[to].at]
}

/** Over an ocean a ship's shortest way is a curve on the chart; so many steps of it look like one. */
const stepsOfArc = 4
const isOcean = (arc: readonly unknown[]) => arc.length > 2 * stepsOfArc

/** From the point on, without the next one. */
function arcTo(next: Position, point: Position): Position[] {
  const arc = greatCirclePath(point, next)
  if (!isOcean(arc)) return [point]
  return arc.filter((_, at) => at < arc.length - 1 && at % Math.ceil(arc.length / stepsOfArc) === 0)
}
