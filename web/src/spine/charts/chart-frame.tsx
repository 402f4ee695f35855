/** What every chart has around it: title, legend, its figures as a table, and the states without a drawing. */
import { type ReactNode, useId, useState } from 'react'
import type { ChartData } from '#spine/charts/chart-data.ts'
import { Swatch } from '#spine/charts/series-marks.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export type FigureTable = { head: readonly string[]; rows: readonly (readonly string[])[] }

type Named = { data?: ChartData | undefined; seriesNames?: readonly string[] | undefined }

/** The same while the chart is loading as afterwards, where the names are known by then. */
export const legendOf = ({ data, seriesNames = [] }: Named): readonly string[] =>
  data?.series.map(({ name }) => name) ?? seriesNames

type Props = {
  title: string
  /** The names in the legend, in the order of their marks; a single series needs none. */
  legend?: readonly string[]
  swatch?: 'line' | 'fill'
  /** The id of the chart's patterns. */
  patterns?: string
  state: 'loading' | 'empty' | 'shown'
  emptyText?: string
  height: number
  table?: FigureTable
  children?: ReactNode
}

export function ChartFrame({
  title,
  legend = [],
  swatch = 'line',
  patterns = '',
  state,
  emptyText = 'Bu dönem için veri yok',
  height,
  table,
  children,
}: Props) {
  const id = useId()
  const [isTable, setTable] = useState(false)
  return (
    <figure aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <figcaption className="flex flex-col gap-1">
        <span className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
          <span id={id} className="text-15 font-medium">
            {title}
          </span>
          {state === 'shown' && table && (
            <button
              type="button"
              onClick={() => setTable(!isTable)}
              className="touch-room relative shrink-0 text-13 text-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
            >
              {isTable ? 'Grafik olarak göster' : 'Tablo olarak göster'}
            </button>
          )}
        </span>
        {legend.length > 1 && !isTable && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted">
            {legend.map((name, index) => (
              <li key={name} className="flex items-center gap-1.5">
                <Swatch id={patterns} index={index} kind={swatch} />
                {name}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      {/* The height is kept in every state, so that nothing below moves. A drawing as wide as its place must not keep the place wide. */}
      <div className="contain-inline-size relative" style={{ minHeight: height }}>
        {state === 'loading' && (
          <Loading label={`${title}: yükleniyor`}>
            <span className="block" style={{ height }}>
              <Skeleton className="h-full" />
            </span>
          </Loading>
        )}
        {state === 'empty' && <EmptyState title={emptyText} />}
        {state === 'shown' && !isTable && children}
        {state === 'shown' && table && <Figures title={title} table={table} hidden={!isTable} />}
      </div>
    </figure>
  )
}

/** Also there for screen readers while the drawing is shown. */
function Figures({ title, table, hidden }: { title: string; table: FigureTable; hidden: boolean }) {
  const [first = '', ...others] = table.head
  return (
    <div className={hidden ? 'sr-only' : 'overflow-x-auto'}>
      <table className="w-full text-14">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-line border-b text-13 text-muted">
            <th scope="col" className="py-2 pr-4 text-left font-normal">
              {first}
            </th>
            {others.map((name) => (
              <th key={name} scope="col" className="py-2 pl-4 text-right font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name = '', ...values], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a chart have no other identity, and two may have the same name
            <tr key={row} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {name}
              </th>
              {values.map((value, index) => (
                <td key={others[index]} className={cn('figures py-1.5 pl-4 text-right')}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
