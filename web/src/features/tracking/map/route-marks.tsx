/** The places on the route as dots with their names, and the present position. */
import type { DrawnRoute, MapStop } from '@kervan/domain/tracking/shipment-map.contract.ts'
import { onScreen, type Point, type Size, type View } from '#features/tracking/map/map-view.ts'
import { type Label, lineHeight, type PlacedLabel, placeLabels } from '#features/tracking/map/place-labels.ts'
import { project } from '#features/tracking/map/projection.ts'
import { stopDay } from '#features/tracking/map/stop-text.ts'

type Props = { route: DrawnRoute; line: readonly Point[]; view: View; size: Size }

/** In this order names take the room there is. */
const rank: Record<MapStop['part'], number> = { destination: 0, origin: 1, call: 2, passed: 3 }

export function RouteMarks({ route: { stops, present }, line, view, size }: Props) {
  const placeOf = ({ longitude, latitude }: { longitude: number; latitude: number }) =>
    onScreen(view, size, project(longitude, latitude))
  const seen = stops.flatMap((stop, index) =>
    stop.position ? [{ stop, key: `${index} ${stop.name}`, at: placeOf(stop.position) }] : [],
  )
  const here = present && placeOf(present)
  const stands = stops.some(({ state }) => state === 'here')
  const labels: Label[] = [
    ...(here && present.estimated && !stands
      ? [{ key: 'present', at: here, lines: ['Tahmini konum'], needed: true }]
      : []),
    ...seen
      .toSorted((a, b) => importance(a.stop) - importance(b.stop))
      .map(({ stop, key, at }) => ({
        key,
        at,
        lines: [stop.name, stopDay(stop)].filter(Boolean),
        needed: stop.part === 'origin' || stop.part === 'destination',
      })),
  ]
  const dots = [...seen.map(({ at }) => at), ...(here ? [here] : [])]
  const route = dense(line.map((point) => onScreen(view, size, point)))
  const places = placeLabels(labels, dots, route, size)
  return (
    <>
      {seen.map(({ stop, key, at }) => (
        <Dot key={key} stop={stop} at={at} />
      ))}
      {here && <Present at={here} />}
      {labels.map(({ key }) => {
        const place = places.get(key)
        return place && <Name key={key} place={place} isPresent={key === 'present'} />
      })}
    </>
  )
}

/** A point every few pixels, so that no name lies on a long straight piece unseen. */
function dense(line: readonly Point[]): Point[] {
  return line.flatMap(([x, y], index) => {
    const [toX, toY] = line[index + 1] ?? [x, y]
    const steps = Math.min(60, Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / 8)))
    return Array.from(
      { length: steps },
      (_, step): Point => [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps],
    )
  })
}

const importance = ({ part, arrival, state }: MapStop): number =>
  rank[part] + (arrival ? 0 : 0.5) - (state === 'here' ? 2 : 0)

function Dot({ stop: { part, state }, at: [cx, cy] }: { stop: MapStop; at: Point }) {
  const isEnd = part === 'origin' || part === 'destination'
  const isFilled = part === 'destination' || (part !== 'origin' && state !== 'ahead')
  return (
    <circle
      cx={cx}
      cy={cy}
      r={isEnd ? 5 : part === 'call' ? 4 : 3}
      fill={isFilled ? 'currentColor' : 'var(--bg)'}
      stroke={isFilled ? 'var(--bg)' : 'currentColor'}
      strokeWidth={isFilled ? 1.5 : 2}
    />
  )
}

function Present({ at: [cx, cy] }: { at: Point }) {
  return (
    <>
      <circle cx={cx} cy={cy} r="7" className="map-pulse print:hidden" fill="var(--saffron-fill)" />
      <circle cx={cx} cy={cy} r="7" fill="var(--saffron-fill)" stroke="var(--bg)" strokeWidth="2.5" />
    </>
  )
}

function Name({ place: { x, y, anchor, lines }, isPresent }: { place: PlacedLabel; isPresent: boolean }) {
  return (
    <text x={x} y={y} textAnchor={anchor} className="map-name">
      {lines.map((line, index) => (
        <tspan
          key={line}
          x={x}
          dy={index === 0 ? lineHeight - 4 : lineHeight}
          className={
            index === 0 && !isPresent
              ? 'fill-ink font-medium'
              : isPresent
                ? 'fill-saffron font-medium'
                : 'fill-muted'
          }
        >
          {line}
        </tspan>
      ))}
    </text>
  )
}
