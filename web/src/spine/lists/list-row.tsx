/* biome-ignore-all lint/a11y/noRedundantRoles: `display: grid` and `block` take the table's own roles away */
/** One row of a list: a line of the table, or a card on phones. */
import { memo, type ReactNode } from 'react'
import type { ListColumn } from '#spine/lists/list-definition.ts'
import type { ListLayout } from '#spine/lists/use-virtual-rows.ts'
import { CheckboxBox } from '#spine/ui/checkbox.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { Skeleton } from '#spine/ui/skeleton.tsx'

export const tableRowClasses = 'grid grid-cols-(--columns) items-center border-line border-b'
const cardClasses =
  'flex flex-wrap items-center gap-x-5 rounded-card border border-line bg-card px-4 py-2 @max-3xs:flex-col @max-3xs:items-stretch'

/** With very large text nothing is cut. */
const wrapping = '@max-3xs:[&_.truncate]:whitespace-normal'

/** First what names the row, then what may be long, each on a line of its own; then the rest beside each other, and the acts. */
function cardCellClasses<Row>({ place, grow }: ListColumn<Row>): string {
  if (place === 'main') return cn(wrapping, '-order-2 min-h-8 w-full min-w-0 content-center')
  if (place === 'acts') return 'order-1 mt-1 flex w-full justify-end empty:hidden'
  return cn(
    'flex min-h-6.5 min-w-0 items-center gap-2 text-13',
    // With very large text the column's name goes above its value.
    '@max-3xs:block @max-3xs:py-1',
    wrapping,
    grow && '-order-1 w-full',
  )
}

type Props<Row> = {
  row: Row
  index: number
  columns: readonly ListColumn<Row>[]
  layout: ListLayout
  hasTwoLines: boolean
  name: string
  isNew: boolean
  isLast: boolean
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined
  onSelect: (id: string, isRange: boolean) => void
  /** Distance from the first row; undefined where the row follows the one before it. */
  top: number | undefined
  /** Undefined where all rows are alike high. */
  measure: ((element: HTMLElement | null) => void) | undefined
}

/** Rendered again only when something of its own changes, since a long list renders with every scroll. */
export const ListRow = memo(ListRowContent) as typeof ListRowContent

function ListRowContent<Row extends { id: string }>(props: Props<Row>) {
  const {
    row,
    index,
    columns,
    layout,
    hasTwoLines,
    name,
    isNew,
    isLast,
    isSelected,
    onSelect,
    top,
    measure,
  } = props
  const isTable = layout === 'table'
  return (
    <tr
      ref={top === undefined ? undefined : measure}
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      style={top === undefined ? undefined : { top }}
      className={cn(
        'group relative has-[[data-row]:focus-visible]:bg-hover has-[[data-row]:focus-visible]:shadow-[inset_3px_0_0_var(--sea)]',
        top !== undefined && 'absolute inset-x-0',
        isTable && top !== undefined ? '[contain:size_layout_style]' : '[contain:layout_style]',
        isTable && top !== undefined && (hasTwoLines ? 'h-13' : 'h-9'),
        isTable
          ? [tableRowClasses, hasTwoLines ? 'min-h-13' : 'min-h-9', 'hover:bg-hover', isLast && 'border-b-0']
          : cardClasses,
        isNew && 'animate-arrived',
        isSelected && 'bg-sea-soft hover:bg-sea-soft',
      )}
    >
      {isSelected !== undefined && (
        <td role="cell" className={isTable ? 'grid place-items-center' : 'absolute top-3.5 left-4'}>
          <CheckboxBox
            checked={isSelected}
            aria-label={`Seç: ${name}`}
            onClick={(event) => onSelect(row.id, event.shiftKey)}
            className="touch-room relative z-1"
          />
        </td>
      )}
      {columns.map((column) =>
        isTable ? tableCell(column, row) : cardCell(column, row, isSelected !== undefined),
      )}
    </tr>
  )
}

// Functions and not components: a long list draws some hundred cells with every scroll.

const isNothing = (value: ReactNode) =>
  value === null || value === undefined || value === false || value === ''

function tableCell<Row>({ key, cell, place, numeric, className }: ListColumn<Row>, row: Row) {
  const value = cell(row)
  return (
    <td
      key={key}
      role="cell"
      className={cn(
        'min-w-0 px-2 first:pl-5 last:pr-4',
        place !== 'acts' && 'truncate print:whitespace-normal',
        numeric && 'figures text-right',
        className,
      )}
    >
      {isNothing(value) && !place ? <span className="text-muted">–</span> : value}
    </td>
  )
}

/** What has no value takes no room; it is still read aloud, so that a screen reader counts the same cells in every row. */
function cardCell<Row>(column: ListColumn<Row>, row: Row, hasBox: boolean) {
  const { key, place, head, numeric, className } = column
  const value = column.cell(row)
  if (isNothing(value) && !place)
    return (
      <td key={key} role="cell" className="sr-only">
        –
      </td>
    )
  return (
    <td
      key={key}
      role="cell"
      className={cn(
        cardCellClasses(column),
        hasBox && place === 'main' && 'pl-8',
        numeric && 'figures',
        className,
      )}
    >
      {place ? (
        value
      ) : (
        <>
          <span className="shrink-0 text-12 text-muted @max-3xs:block" aria-hidden="true">
            {head}
          </span>
          <span className="min-w-0 truncate @max-3xs:whitespace-normal">{value}</span>
        </>
      )}
    </td>
  )
}

type SkeletonProps<Row> = { columns: readonly ListColumn<Row>[]; layout: ListLayout; hasBox: boolean }

export function SkeletonRow<Row>({ columns, layout, hasBox }: SkeletonProps<Row>) {
  const isTable = layout === 'table'
  return (
    <tr role="row" className={isTable ? [tableRowClasses, 'h-9'].join(' ') : cn(cardClasses, 'mb-3')}>
      {isTable && hasBox && <td role="cell" />}
      {columns.map((column) => (
        <td
          key={column.key}
          role="cell"
          className={isTable ? cn(column.width > 0 && 'px-2 first:pl-5 last:pr-4') : cardCellClasses(column)}
        >
          <Skeleton className={cn('w-2/3', column.numeric && isTable && 'ml-auto w-1/2')} />
        </td>
      ))}
    </tr>
  )
}
