/** The part that line, area and bar charts share: frame, axes, grid, and the values of the active point. */
import { scaleLinear } from 'd3-scale'
import { type ReactNode, useId, useRef, useState } from 'react'
import {
  type ChartData,
  describePoint,
  formatNumber,
  inTwoLines,
  isEmpty,
  labelStep,
  textWidth,
} from '#spine/charts/chart-data.ts'
import { ChartFrame, type FigureTable, legendOf } from '#spine/charts/chart-frame.tsx'
import { placeLabels } from '#spine/charts/place-labels.ts'
import { PointPicker } from '#spine/charts/point-picker.tsx'
import { PointValues } from '#spine/charts/point-values.tsx'
import { Patterns } from '#spine/charts/series-marks.tsx'
import { useWidth } from '#spine/charts/use-width.ts'

export type SeriesChartProps = {
  title: string
  /** Undefined while it is being loaded. */
  data: ChartData | undefined
  /** The names of the series where they are known before the data: the legend has its place from the beginning. */
  seriesNames?: readonly string[]
  /** What the points are, for the head of the table: `Gün`, `Ülke`. */
  pointName: string
  formatPoint?: (point: string) => string
  formatValue?: (value: number) => string
  /** Shorter, for the axis: `12 bin`. */
  formatTick?: (value: number) => string
  height?: number
  emptyText?: string
  /** Called with a point that is clicked, or chosen by Enter. */
  onPick?: (index: number) => void
}

export type Plot = {
  id: string
  width: number
  height: number
  y: (value: number) => number
  active: number | null
}
type Drawing = {
  swatch: 'line' | 'fill'
  /** The highest and lowest value that must fit. */
  extent: (data: ChartData) => [number, number]
  /** The middle of a point, from the left edge of the plot. */
  xOf: (data: ChartData, width: number, index: number) => number
  marks: (data: ChartData, plot: Plot) => ReactNode
  /** Room to the right of the plot, for names beside the lines. */
  rightRoom?: (data: ChartData, width: number) => number
}

const [top, bottom, rightEdge, line] = [10, 26, 8, 14]

export function SeriesChart({ drawing, ...props }: SeriesChartProps & { drawing: Drawing }) {
  const { title, data, pointName, formatPoint = String, formatValue = formatNumber, height = 240 } = props
  const id = useId()
  const state = data === undefined ? 'loading' : isEmpty(data) ? 'empty' : 'shown'
  return (
    <ChartFrame
      title={title}
      state={state}
      height={height}
      patterns={id}
      swatch={drawing.swatch}
      legend={legendOf(props)}
      {...(props.emptyText && { emptyText: props.emptyText })}
      {...(data && { table: tableOf(data, pointName, formatPoint, formatValue) })}
    >
      {data && <Drawn {...props} data={data} drawing={drawing} id={id} />}
    </ChartFrame>
  )
}

function tableOf(
  { points, series }: ChartData,
  pointName: string,
  formatPoint: (point: string) => string,
  formatValue: (value: number) => string,
): FigureTable {
  const cell = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : formatValue(value)
  return {
    head: [pointName, ...series.map(({ name }) => name)],
    rows: points.map((point, index) => [
      formatPoint(point),
      ...series.map(({ values }) => cell(values[index])),
    ]),
  }
}

type DrawnProps = SeriesChartProps & { data: ChartData; drawing: Drawing; id: string }

function Drawn({
  title,
  data,
  drawing,
  id,
  formatPoint = String,
  formatValue = formatNumber,
  formatTick = formatValue,
  height = 240,
  onPick,
}: DrawnProps) {
  const box = useRef<HTMLDivElement>(null)
  const outer = useWidth(box)
  const [active, setActive] = useState<number | null>(null)
  const scale = scaleLinear().domain(drawing.extent(data)).nice(5)
  // Of what is counted there is no half.
  const isCounted = data.series.every(({ values }) => values.every((value) => Number.isInteger(value ?? 0)))
  const ticks = scale.ticks(5).filter((tick) => !isCounted || Number.isInteger(tick))
  const left = Math.max(...ticks.map((tick) => textWidth(formatTick(tick)))) + 12
  const width = Math.max(0, outer - left - rightEdge - (drawing.rightRoom?.(data, outer) ?? 0))
  const labels = data.points.map(formatPoint)
  const step = labelStep(labels, width)
  // A name that is left out is missed more than one hour among others is.
  const folded = drawing.swatch === 'fill' && step > 1 ? inTwoLinesEach(labels, width) : undefined
  const floor = height - bottom - (folded ? line : 0)
  scale.range([floor, top])
  const x = (index: number) => drawing.xOf(data, width, index)
  const shown = folded
    ? labels.map((text, index) => ({ index, text, at: x(index) }))
    : placeLabels(labels, { step, from: -left, to: outer - left, x })
  const nearest = (at: number) => {
    const distances = data.points.map((_, index) => Math.abs(x(index) - at))
    return distances.indexOf(Math.min(...distances))
  }
  return (
    <div ref={box} style={{ height }}>
      {outer > 0 && (
        <PointPicker
          label={title}
          count={data.points.length}
          describe={(index) => describePoint(data, index, formatPoint, formatValue)}
          pointAt={(at) => nearest(at - left)}
          active={active}
          onActive={setActive}
          onPick={onPick}
          width={outer}
          tip={
            active === null
              ? undefined
              : {
                  x: left + x(active),
                  content: (
                    <PointValues
                      data={data}
                      index={active}
                      id={id}
                      swatch={drawing.swatch}
                      {...{ formatPoint, formatValue }}
                    />
                  ),
                }
          }
        >
          <svg
            width={outer}
            height={height}
            className="block overflow-visible text-12"
            aria-hidden="true"
            focusable="false"
          >
            <Patterns id={id} count={data.series.length} />
            <g transform={`translate(${left} 0)`}>
              {ticks.map((tick) => (
                <g key={tick} transform={`translate(0 ${scale(tick)})`}>
                  <path d={`M0 0 H${width}`} stroke={tick === 0 ? 'var(--line-strong)' : 'var(--line)'} />
                  <text x={-8} dy="0.32em" textAnchor="end" fill="var(--muted)" className="figures">
                    {formatTick(tick)}
                  </text>
                </g>
              ))}
              {shown.map(({ index, text: label, at }) => (
                <text
                  key={index}
                  y={floor + bottom - 6}
                  textAnchor="middle"
                  fill="var(--muted)"
                  className="figures"
                >
                  {(folded?.[index] ?? [label]).map((text, row) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: both lines may say the same
                    <tspan key={row} x={at} dy={row * line}>
                      {text}
                    </tspan>
                  ))}
                </text>
              ))}
              {drawing.marks(data, { id, width, height: floor, y: scale, active })}
            </g>
          </svg>
        </PointPicker>
      )}
    </div>
  )
}

/** Only where every name fits the room of its bar. */
function inTwoLinesEach(labels: readonly string[], width: number): string[][] | undefined {
  const all = labels.map((label) => inTwoLines(label, width / labels.length - 6))
  return all.every((one) => one !== undefined) ? all : undefined
}
