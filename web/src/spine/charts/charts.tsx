/** The charts, whose drawing code is loaded when the first one is shown; until then each keeps its place. */
import { type ComponentProps, lazy, Suspense } from 'react'
import type { BarChart as LoadedBarChart } from '#spine/charts/bar-chart.tsx'
import { ChartFrame, legendOf } from '#spine/charts/chart-frame.tsx'
import type { DonutChartProps } from '#spine/charts/donut-chart.tsx'
import type { LineChart as LoadedLineChart } from '#spine/charts/line-chart.tsx'
import type { SparklineProps } from '#spine/charts/sparkline.tsx'

const Lines = lazy(async () => ({ default: (await import('#spine/charts/line-chart.tsx')).LineChart }))
const Bars = lazy(async () => ({ default: (await import('#spine/charts/bar-chart.tsx')).BarChart }))
const Donut = lazy(async () => ({ default: (await import('#spine/charts/donut-chart.tsx')).DonutChart }))
const Spark = lazy(async () => ({ default: (await import('#spine/charts/sparkline.tsx')).Sparkline }))

type LineProps = Omit<ComponentProps<typeof LoadedLineChart>, 'filled'>

export function LineChart(props: LineProps) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <Lines {...props} />
    </Suspense>
  )
}

export function AreaChart(props: LineProps) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <Lines {...props} filled />
    </Suspense>
  )
}

export function BarChart(props: ComponentProps<typeof LoadedBarChart>) {
  return (
    <Suspense fallback={<Waiting {...props} swatch="fill" />}>
      <Bars {...props} />
    </Suspense>
  )
}

export function DonutChart(props: DonutChartProps) {
  return (
    <Suspense fallback={<ChartFrame title={props.title} state="loading" height={208} />}>
      <Donut {...props} />
    </Suspense>
  )
}

export function Sparkline(props: SparklineProps) {
  return (
    <Suspense fallback={<span className="inline-block h-7 w-24" />}>
      <Spark {...props} />
    </Suspense>
  )
}

type WaitingProps = Pick<LineProps, 'title' | 'data' | 'seriesNames' | 'height'> & {
  swatch?: 'line' | 'fill'
}

function Waiting({ title, data, seriesNames, height = 240, swatch = 'line' }: WaitingProps) {
  return (
    <ChartFrame
      title={title}
      state="loading"
      height={height}
      swatch={swatch}
      legend={legendOf({ data, seriesNames })}
    />
  )
}
