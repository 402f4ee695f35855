/** A small line beside a figure: how it came to be, without axes. A screen reader hears its first, lowest, highest and last value. */
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { formatNumber } from '#spine/charts/chart-data.ts'

export type SparklineProps = {
  label: string
  values: readonly number[]
  formatValue?: (value: number) => string
  className?: string
}

const [width, height, edge] = [96, 28, 4]

export function Sparkline({ label, values, formatValue = formatNumber, className }: SparklineProps) {
  const [first, last] = [values[0], values.at(-1)]
  if (first === undefined || last === undefined) return null
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [edge, width - edge])
  const y = scaleLinear([lowest, highest === lowest ? lowest + 1 : highest], [height - edge, edge])
  const path = line<number>(
    (_, index) => x(index),
    (value) => y(value),
  )
  const said = `${label}: ilk ${formatValue(first)}, en düşük ${formatValue(lowest)}, en yüksek ${formatValue(highest)}, son ${formatValue(last)}`
  return (
    <svg width={width} height={height} role="img" aria-label={said} className={className}>
      <path
        d={path([...values]) ?? ''}
        fill="none"
        stroke="var(--sea)"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      <circle cx={x(values.length - 1)} cy={y(last)} r="3" fill="var(--sea)" />
    </svg>
  )
}
