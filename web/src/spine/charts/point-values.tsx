/** The values of all series at one point, beside the drawing. */
import type { ChartData } from '#spine/charts/chart-data.ts'
import { Swatch } from '#spine/charts/series-marks.tsx'

type Props = {
  data: ChartData
  index: number
  id: string
  swatch: 'line' | 'fill'
  formatPoint: (point: string) => string
  formatValue: (value: number) => string
}

export function PointValues({
  data: { points, series },
  index,
  id,
  swatch,
  formatPoint,
  formatValue,
}: Props) {
  return (
    <>
      <p className="mb-1 text-muted">{formatPoint(points[index] ?? '')}</p>
      {series.map(({ name, values }, at) => {
        const value = values[index]
        return (
          <p key={name} className="flex items-center gap-2 whitespace-nowrap">
            <Swatch id={id} index={at} kind={swatch} />
            {name}
            <span className="figures ml-auto pl-3 font-medium">
              {value === null || value === undefined ? '–' : formatValue(value)}
            </span>
          </p>
        )
      })}
    </>
  )
}
