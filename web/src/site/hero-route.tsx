/** The hero's drawing: many loads come together on one line and move on to the point of arrival. */
import { clsx } from 'clsx'

type Drawing = {
  /** Where each load departs. */
  departures: readonly (readonly [number, number])[]
  meeting: readonly [number, number]
  arrival: readonly [number, number]
  line: string
}

/** The position's own path stands in hero-route.css: it must be the same as `line`. */
const wide: Drawing = {
  departures: [
    [40, 236],
    [172, 286],
    [20, 336],
    [130, 388],
    [64, 436],
  ],
  meeting: [500, 336],
  arrival: [1150, 70],
  line: 'M500 336 C 720 336 800 330 890 230 S 1040 80 1138 71',
}
const narrow: Drawing = {
  departures: [
    [22, 96],
    [62, 126],
    [14, 152],
    [54, 180],
    [26, 206],
  ],
  meeting: [168, 152],
  arrival: [332, 44],
  line: 'M168 152 C 234 152 244 118 264 92 S 300 46 324 44',
}

export function HeroRoute() {
  return (
    <div className="pointer-events-none mx-auto mt-6 mb-8 max-w-6xl px-5 lg:-mt-40 lg:mb-16 md:px-8">
      <RouteDrawing drawing={wide} viewBox="0 0 1200 460" className="hero-wide max-md:hidden" />
      <RouteDrawing drawing={narrow} viewBox="0 24 350 196" className="hero-narrow md:hidden" />
    </div>
  )
}

function RouteDrawing({
  drawing,
  viewBox,
  className,
}: {
  drawing: Drawing
  viewBox: string
  className: string
}) {
  const { departures, meeting, arrival, line } = drawing
  return (
    <svg
      viewBox={viewBox}
      className={clsx('h-auto w-full text-sea', className)}
      aria-hidden="true"
      focusable="false"
    >
      {departures.map((departure) => (
        <path key={departure.join()} d={wayToMeeting(departure, meeting)} className="route-dots opacity-60" />
      ))}
      <path d={line} className="route-dots" />
      <path d={line} className="hero-travelled" pathLength="100" />
      {departures.map(([x, y]) => (
        <circle
          key={`${x},${y}`}
          cx={x}
          cy={y}
          r="6"
          fill="var(--bg)"
          stroke="currentColor"
          strokeWidth="2.5"
        />
      ))}
      <circle cx={meeting[0]} cy={meeting[1]} r="4" fill="currentColor" />
      <circle cx={arrival[0]} cy={arrival[1]} r="11" fill="currentColor" />
      <circle
        r="10"
        className="hero-position"
        fill="var(--saffron-fill)"
        stroke="var(--bg)"
        strokeWidth="4"
      />
    </svg>
  )
}

/** Leaves level and arrives level, as a lane does on a chart. */
function wayToMeeting([x, y]: readonly [number, number], [meetX, meetY]: readonly [number, number]): string {
  const half = (x + meetX) / 2
  return `M${x + 8} ${y} C ${half} ${y} ${half} ${meetY} ${meetX} ${meetY}`
}
