/* biome-ignore-all lint/a11y/noRedundantRoles: `display: block` takes the table's own roles away */
/** The rows of a list as a dense table with a sticky head, or as cards on phones; of long lists only what is in sight is in the page. */
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import type { ListColumn, ListDefinition } from '#spine/lists/list-definition.ts'
import { ListHead, type ListOrder } from '#spine/lists/list-head.tsx'
import { ListRow, SkeletonRow } from '#spine/lists/list-row.tsx'
import { usePrinting } from '#spine/lists/use-printing.ts'
import type { ListSelection } from '#spine/lists/use-selection.ts'
import { type ListLayout, useVirtualRows } from '#spine/lists/use-virtual-rows.ts'
import { cn } from '#spine/ui/class-names.ts'
import { useWideScreen } from '#spine/ui/use-wide-screen.ts'

type Props<Row> = {
  definition: Pick<ListDefinition<Row>, 'caption' | 'rowName' | 'hasTwoLines'>
  columns: readonly ListColumn<Row>[]
  order: ListOrder
  /** Undefined while they load. */
  rows: readonly Row[] | undefined
  isNew: (id: string) => boolean
  /** Rows that are about to be replaced are dimmed. */
  isStale: boolean
  hasMore: boolean
  /** Called near the last row; undefined while nothing can be loaded. */
  onNearEnd: (() => void) | undefined
  /** Told which rows are in sight, and the focused one, whose details may be. */
  onSight?: ((ids: readonly string[]) => void) | undefined
  selection?: ListSelection | undefined
  /** The row that has the focus, had it last or is about to get it: it is in the page, also out of sight. */
  focusedId: string | null
  onFocusRow: (id: string | null) => void
  /** Follows the last row. */
  foot?: ReactNode
}

export function ListTable<Row extends { id: string }>(props: Props<Row>) {
  const { definition, order, rows, isStale, hasMore, foot } = props
  const isPrinting = usePrinting()
  const isWide = useWideScreen()
  const layout: ListLayout = isWide || isPrinting ? 'table' : 'cards'
  // State and not a ref: the rows must know when it is there.
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const columns = isPrinting ? props.columns.filter(({ place }) => place !== 'acts') : props.columns
  const selection = isPrinting ? undefined : props.selection
  return (
    <div
      ref={setFrame}
      aria-busy={!rows || isStale || undefined}
      className={cn(
        'relative rounded-card',
        layout === 'cards' ? '@container pt-1' : 'scroll-pt-9',
        layout === 'table' && !isPrinting && 'max-h-[calc(100dvh-14rem)] overflow-auto',
      )}
    >
      <table
        role="table"
        aria-rowcount={hasMore || !rows ? -1 : rows.length + 1}
        className={cn('block w-full text-14 transition-opacity', isStale && 'opacity-60')}
        style={layout === 'table' ? tracksOf(columns, selection !== undefined, isPrinting) : undefined}
      >
        <caption className="sr-only">{definition.caption}</caption>
        <ListHead columns={columns} layout={layout} order={order} selection={selection} />
        {rows ? (
          <Rows
            {...props}
            rows={rows}
            columns={columns}
            selection={selection}
            layout={layout}
            frame={frame}
            isWhole={isPrinting}
          />
        ) : (
          <tbody role="rowgroup" className="block">
            {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
              <SkeletonRow key={key} columns={columns} layout={layout} hasBox={selection !== undefined} />
            ))}
          </tbody>
        )}
      </table>
      {foot}
    </div>
  )
}

/** Widths that do not depend on what the rows hold, so that columns stay where they are while one scrolls. */
function tracksOf<Row>(
  columns: readonly ListColumn<Row>[],
  hasBox: boolean,
  isPrinting: boolean,
): CSSProperties {
  const boxWidth = hasBox ? 2.75 : 0
  const tracks = columns.map(({ width, grow = 0 }) =>
    isPrinting ? `minmax(0, ${width + grow}fr)` : grow ? `minmax(${width}rem, ${grow}fr)` : `${width}rem`,
  )
  const least = columns.reduce((sum, { width }) => sum + width, boxWidth)
  const style = { '--columns': [...(hasBox ? [`${boxWidth}rem`] : []), ...tracks].join(' ') }
  return (isPrinting ? style : { ...style, minWidth: `${least}rem` }) as CSSProperties
}

type RowsProps<Row> = Props<Row> & {
  rows: readonly Row[]
  layout: ListLayout
  frame: HTMLElement | null
  /** Every row is in the page. */
  isWhole: boolean
}

function Rows<Row extends { id: string }>(props: RowsProps<Row>) {
  const { definition, columns, rows, isNew, selection, layout, frame, isWhole, focusedId } = props
  const { onNearEnd, onSight } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const { hasTwoLines = false } = definition
  const virtual = useVirtualRows({ rows, layout, hasTwoLines, frame, body, focusedId })
  const isNearEnd = !isWhole && virtual.lastIndex >= rows.length - 15
  useEffect(() => {
    if (isNearEnd) onNearEnd?.()
  }, [isNearEnd, onNearEnd])
  const { firstIndex, lastIndex } = virtual
  useEffect(() => {
    const ids = rows.slice(firstIndex, lastIndex + 1).map(({ id }) => id)
    onSight?.(focusedId === null ? ids : [...ids, focusedId])
  }, [rows, firstIndex, lastIndex, focusedId, onSight])
  const shown = isWhole ? rows.map((_, index) => ({ index, top: undefined })) : virtual.rows
  return (
    <tbody
      ref={body}
      role="rowgroup"
      className="relative block"
      style={isWhole ? undefined : { height: virtual.height }}
      onFocus={({ target }) => {
        const index = Number(target.closest('tr')?.dataset.index)
        props.onFocusRow(rows[index]?.id ?? null)
      }}
    >
      {shown.map(({ index, top }) => {
        const row = rows[index]
        return (
          row && (
            <ListRow
              key={row.id}
              row={row}
              index={index}
              columns={columns}
              layout={layout}
              hasTwoLines={hasTwoLines}
              name={definition.rowName(row)}
              isNew={isNew(row.id)}
              isLast={index === rows.length - 1}
              isSelected={selection?.ids.has(row.id)}
              onSelect={selection?.select ?? doNothing}
              top={top}
              measure={virtual.measure}
            />
          )
        )
      })}
    </tbody>
  )
}

function doNothing(): void {}
