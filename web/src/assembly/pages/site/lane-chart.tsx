/** The hero's drawing: the lanes on a sea chart, each from its hollow departure to its filled arrival, with ships under way. */
import { clsx } from 'clsx'
import { laneDrawing } from '#assembly/pages/site/lane-drawing.ts'
import { type Label, type Labels, narrowLabels, wideLabels } from '#assembly/pages/site/lane-labels.ts'
import { lanes, type Port } from '#assembly/pages/site/lanes.ts'

export function LaneChart() {
  return (
    <figure className="pointer-events-none relative mx-auto mt-4 max-w-[88rem] overflow-hidden lg:-mt-14 md:px-8">
      <Drawing frame={laneDrawing.wide} labels={wideLabels} className="chart-wide max-sm:hidden" />
      {/* On phones a part of the same drawing, twice as large. */}
      <Drawing frame={laneDrawing.narrow} labels={narrowLabels} className="chart-narrow sm:hidden" />
      <figcaption className="sr-only">
        Deniz hatlarımızın haritası: {lanes.map(({ from, to }) => `${from} – ${to}`).join(', ')}.
      </figcaption>
    </figure>
  )
}

/** Too close to their neighbours for a name of their own where the chart is small. */
const crowded: ReadonlySet<string> = new Set(['Rotterdam', 'Anvers', 'Ningbo'])
const arrivals: ReadonlySet<Port> = new Set(lanes.map(({ to }) => to))
const departing = lanes.map(({ from }) => from)

function Drawing({ frame, labels, className }: { frame: string; labels: Labels; className: string }) {
  const { points } = laneDrawing
  const dotted = laneDrawing.dotted.split(/(?=M)/).filter((path) => beginsWithin(frame, path))
  const ships = laneDrawing.ships.filter(({ course }) => beginsWithin(frame, course))
  return (
    <div className={clsx('lane-chart', className)}>
      <svg viewBox={frame} className="relative h-auto w-full text-sea" aria-hidden="true" focusable="false">
        <path d={dotted.join('')} className="route-dots" />
        {ships.map(({ course, at }) => (
          <path
            key={course}
            d={course}
            className="chart-wake"
            pathLength="100"
            strokeDasharray={`${at} 100`}
          />
        ))}
        {/* All ports at once: each is the round end of a line of its own without length, a departure twice, hollow. */}
        <path d={dots(departing)} className="chart-point" />
        <path d={dots(departing)} className="chart-point chart-hollow" />
        <path d={dots([...arrivals])} className="chart-point chart-end" />
        {/* A ship is the round end of a line without length: it needs no style of its own to lie on its course. */}
        {ships.map(({ course, at }) => (
          <g key={course} fill="none" strokeLinecap="round" strokeDasharray="0.01 200">
            <path d={course} pathLength="100" strokeDashoffset={-at} className="chart-ship chart-ship-edge" />
            <path d={course} pathLength="100" strokeDashoffset={-at} className="chart-ship" />
          </g>
        ))}
        <text className="chart-names">
          {(Object.entries(labels) as [Port, Label][]).map(([port, [right, down, side, names]]) => (
            <tspan
              key={port}
              x={points[port][0] + right}
              y={points[port][1] + down}
              textAnchor={side}
              className={
                clsx(arrivals.has(port) && 'chart-arrival', crowded.has(port) && 'max-lg:hidden') || undefined
              }
            >
              {names ?? port}
            </tspan>
          ))}
        </text>
      </svg>
    </div>
  )
}

/** A lane whose departure lies outside the frame would come from nowhere: it is not drawn there. */
function beginsWithin(frame: string, path: string): boolean {
  const [left = 0, , width = 0] = frame.split(' ').map(Number)
  const start = Number.parseFloat(path.slice(1))
  return start >= left && start <= left + width
}

function dots(ports: readonly Port[]): string {
  return ports.map((port) => `M${laneDrawing.points[port].join(',')}h.01`).join('')
}
