/** Bars: one per point, several side by side, or stacked on each other. */
import { scaleBand } from 'd3-scale'
import { stack, stackOffsetDiverging } from 'd3-shape'
import type { ChartData } from '#spine/charts/chart-data.ts'
import { type Plot, SeriesChart, type SeriesChartProps } from '#spine/charts/series-chart.tsx'
import { colourOf, fillOf } from '#spine/charts/series-marks.tsx'

type Props = SeriesChartProps & { stacked?: boolean }

export function BarChart({ stacked = false, ...props }: Props) {
  const layout = stacked ? stackedBars : groupedBars
  return (
    <SeriesChart
      {...props}
      drawing={{
        swatch: 'fill',
        extent: (data) => {
          const ends = layout(data).flatMap(({ from, to }) => [from, to])
          return [Math.min(0, ...ends), Math.max(1, ...ends)]
        },
        xOf: (data, width, index) => {
          const bands = bandsOf(data, width)
          return (bands(index) ?? 0) + bands.bandwidth() / 2
        },
        marks: (data, plot) => <Bars bars={layout(data)} data={data} plot={plot} />,
      }}
    />
  )
}

/** `slot` is the place inside the band, of `slots`. */
type Bar = { point: number; series: number; from: number; to: number; slot: number; slots: number }

const bandsOf = ({ points }: ChartData, width: number) =>
  scaleBand(
    points.map((_, at) => at),
    [0, width],
  ).padding(0.3)

function groupedBars({ series }: ChartData): Bar[] {
  return series.flatMap(({ values }, index) =>
    values.map((value, point) => ({
      point,
      series: index,
      from: 0,
      to: value ?? 0,
      slot: index,
      slots: series.length,
    })),
  )
}

/** What is below zero hangs down from it. */
function stackedBars({ points, series }: ChartData): Bar[] {
  const layers = stack<number, number>()
    .keys(series.map((_, index) => index))
    .value((point, index) => series[index]?.values[point] ?? 0)
    .offset(stackOffsetDiverging)(points.map((_, index) => index))
  return layers.flatMap((layer, index) =>
    layer.map(([from, to], point) => ({ point, series: index, from, to, slot: 0, slots: 1 })),
  )
}

const widest = 48

function Bars({ bars, data, plot }: { bars: Bar[]; data: ChartData; plot: Plot }) {
  const bands = bandsOf(data, plot.width)
  const group = Math.min(bands.bandwidth(), widest * (bars[0]?.slots ?? 1))
  return (
    <>
      {plot.active !== null && (
        <rect
          x={(bands(plot.active) ?? 0) - bands.step() * 0.1}
          y={10}
          width={bands.bandwidth() + bands.step() * 0.2}
          height={plot.height - 10}
          fill="var(--hover)"
        />
      )}
      {bars.map(({ point, series, from, to, slot, slots }) => {
        const [upper, lower] = [plot.y(Math.max(from, to)), plot.y(Math.min(from, to))]
        if (upper === lower) return null
        const width = group / slots
        const start = (bands(point) ?? 0) + (bands.bandwidth() - group) / 2 + slot * width
        return (
          <rect
            key={`${series}-${point}`}
            x={start + 0.75}
            y={upper}
            width={Math.max(1, width - 1.5)}
            height={lower - upper}
            rx={Math.min(2, width / 4)}
            fill={fillOf(plot.id, series)}
            stroke={colourOf(series)}
          />
        )
      })}
    </>
  )
}
