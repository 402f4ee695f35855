/** The parts of a whole as a ring, each with its value and share beside it. For up to six parts. */
import { formatPercent } from '@kervan/domain/values/format-number.ts'
import { arc, type PieArcDatum, pie } from 'd3-shape'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { formatNumber, type Part } from '#spine/charts/chart-data.ts'
import { ChartFrame } from '#spine/charts/chart-frame.tsx'
import { PointPicker } from '#spine/charts/point-picker.tsx'
import { colourOf, fillOf, Patterns, Swatch } from '#spine/charts/series-marks.tsx'
import { cn } from '#spine/ui/class-names.ts'

export type DonutChartProps = {
  title: string
  /** Undefined while it is being loaded. */
  parts: readonly Part[] | undefined
  partName: string
  formatValue?: (value: number) => string
  emptyText?: string
}

const size = 208
const [outer, inner] = [100, 64]

export function DonutChart({
  title,
  parts,
  partName,
  formatValue = formatNumber,
  emptyText,
}: DonutChartProps) {
  const id = useId()
  const [active, setActive] = useState<number | null>(null)
  const total = (parts ?? []).reduce((sum, { value }) => sum + value, 0)
  const share = (value: number) => formatPercent(Math.round((value / total) * 1000) / 1000)
  const slices = pie<Part>()
    .sort(null)
    .value(({ value }) => value)([...(parts ?? [])])
  const shape = arc<PieArcDatum<Part>>().innerRadius(inner).outerRadius(outer).padAngle(0.02)
  const shown = active === null ? undefined : parts?.[active]
  return (
    <ChartFrame
      title={title}
      state={parts === undefined ? 'loading' : total === 0 ? 'empty' : 'shown'}
      height={size}
      {...(emptyText && { emptyText })}
      table={{
        head: [partName, 'Değer', 'Pay'],
        rows: (parts ?? []).map(({ name, value }) => [name, formatValue(value), share(value)]),
      }}
    >
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <PointPicker
          label={title}
          count={slices.length}
          describe={(index) => {
            const part = parts?.[index]
            return part ? `${part.name}: ${formatValue(part.value)}, ${share(part.value)}` : ''
          }}
          pointAt={(x, y) => sliceAt(slices, x - size / 2, y - size / 2)}
          active={active}
          onActive={setActive}
          width={size}
        >
          <svg width={size} height={size} className="block" aria-hidden="true" focusable="false">
            <Patterns id={id} count={slices.length} />
            <g transform={`translate(${size / 2} ${size / 2})`}>
              {slices.map((slice, index) => (
                <path
                  key={slice.data.name}
                  d={shape(slice) ?? ''}
                  fill={fillOf(id, index)}
                  stroke={colourOf(index)}
                  strokeWidth={index === active ? 3 : 1}
                />
              ))}
              <text textAnchor="middle" dy="-0.1em" className="figures text-22 font-bold" fill="var(--ink)">
                {shown ? share(shown.value) : formatValue(total)}
              </text>
              <text textAnchor="middle" dy="1.5em" className="text-12" fill="var(--muted)">
                {shown ? shown.name : 'toplam'}
              </text>
            </g>
          </svg>
        </PointPicker>
        <ul className="flex min-w-48 max-w-md flex-1 flex-col gap-1 text-14">
          {(parts ?? []).map(({ name, value, to }, index) => (
            <li
              key={name}
              className={cn(
                'flex items-center gap-2 rounded-field px-2 py-1',
                index === active && 'bg-hover',
              )}
            >
              <Swatch id={id} index={index} kind="fill" />
              <span className="min-w-0 break-words">
                {to ? (
                  <Link to={to} className="link">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
              <span className="figures ml-auto pl-3 font-medium">{formatValue(value)}</span>
              <span className="figures w-14 text-right text-muted">{share(value)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  )
}

function sliceAt(slices: PieArcDatum<Part>[], x: number, y: number): number | null {
  const distance = Math.hypot(x, y)
  if (distance < inner || distance > outer) return null
  // Counted from twelve o'clock, clockwise.
  const angle = (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI)
  const found = slices.findIndex(({ startAngle, endAngle }) => angle >= startAngle && angle < endAngle)
  return found < 0 ? null : found
}
