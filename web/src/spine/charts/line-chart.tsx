/** Lines over time or another order, with or without the area below them. */
import { scalePoint } from 'd3-scale'
import { area, line } from 'd3-shape'
import { type ChartData, textWidth } from '#spine/charts/chart-data.ts'
import { type Plot, SeriesChart, type SeriesChartProps } from '#spine/charts/series-chart.tsx'
import { colourOf, dashOf } from '#spine/charts/series-marks.tsx'

type Props = SeriesChartProps & {
  filled?: boolean
  /** Without zero, where only the differences matter. */
  close?: boolean
}

export function LineChart({ filled = false, close = false, ...props }: Props) {
  return (
    <SeriesChart
      {...props}
      drawing={{
        swatch: 'line',
        extent: close ? closeExtent : extent,
        xOf,
        rightRoom,
        marks: (data, plot) => <Lines data={data} plot={plot} filled={filled} />,
      }}
    />
  )
}

function extent({ series }: ChartData): [number, number] {
  const values = series.flatMap((each) => each.values).filter((value) => value !== null)
  return [Math.min(0, ...values), Math.max(1, ...values)]
}

/** Some room around the values, so that a small difference is not drawn as a large one. */
function closeExtent({ series }: ChartData): [number, number] {
  const values = series.flatMap((each) => each.values).filter((value) => value !== null)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = Math.max((most - least) * 0.2, most * 0.1)
  return [Math.max(0, least - room), most + room]
}

function xOf({ points }: ChartData, width: number, index: number): number {
  const scale = scalePoint(
    points.map((_, at) => at),
    [0, width],
  ).padding(0.3)
  return scale(index) ?? 0
}

/** Names stand beside the ends of the lines where there is room, which reads better than a legend. */
function rightRoom({ series }: ChartData, width: number): number {
  if (series.length < 2 || width < 520) return 0
  return Math.max(...series.map(({ name }) => textWidth(name))) + 10
}

function Lines({ data, plot, filled }: { data: ChartData; plot: Plot; filled: boolean }) {
  const x = (_: unknown, index: number) => xOf(data, plot.width, index)
  const defined = (value: number | null): value is number => value !== null
  const path = line<number | null>(x, (value) => plot.y(value ?? 0)).defined(defined)
  const ground = area<number | null>(x, plot.y(0), (value) => plot.y(value ?? 0)).defined(defined)
  const hasNames = rightRoom(data, plot.width) > 0
  return (
    <>
      {plot.active !== null && (
        <path
          d={`M${xOf(data, plot.width, plot.active)} 10 V${plot.height}`}
          stroke="var(--line-strong)"
          strokeDasharray="2 3"
        />
      )}
      {data.series.map(({ name, values }, index) => (
        <g key={name}>
          {filled && <path d={ground([...values]) ?? ''} fill={colourOf(index)} fillOpacity="0.12" />}
          <path
            d={path([...values]) ?? ''}
            fill="none"
            stroke={colourOf(index)}
            strokeWidth="2"
            strokeLinejoin="round"
            strokeDasharray={dashOf(index)}
          />
          {values.map((value, at) =>
            value !== null && (at === plot.active || isAlone(values, at)) ? (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: the place of the point is what it is
                key={at}
                cx={xOf(data, plot.width, at)}
                cy={plot.y(value)}
                r="4"
                fill={colourOf(index)}
                stroke="var(--card)"
                strokeWidth="2"
              />
            ) : null,
          )}
        </g>
      ))}
      {hasNames &&
        endLabels(data, plot).map(({ name, index, y }) => (
          <text key={name} x={plot.width + 4} y={y} dy="0.32em" fill={colourOf(index)}>
            {name}
          </text>
        ))}
    </>
  )
}

/** A point without neighbours has no line and needs a dot. */
const isAlone = (values: readonly (number | null)[], at: number) =>
  (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null

const lineHeight = 15

/** The heights of the names beside the last points, pushed apart where lines end close together. */
function endLabels({ series }: ChartData, { y }: Plot): { name: string; index: number; y: number }[] {
  const ends = series.flatMap(({ name, values }, index) => {
    const last = values.findLast((value) => value !== null)
    return last === undefined || last === null ? [] : [{ name, index, y: y(last) }]
  })
  let above = -Infinity
  return ends
    .toSorted((one, other) => one.y - other.y)
    .map((end) => {
      above = Math.max(end.y, above + lineHeight)
      return { ...end, y: above }
    })
}
