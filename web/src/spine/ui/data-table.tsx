/* biome-ignore-all lint/a11y/noRedundantRoles: `display: block` on phones would take the table's own roles away */
/** A dense table with a sticky head and empty, loading and error states; on phones each row becomes a card. */
import type { ReactNode } from 'react'
import { cn } from '#spine/ui/class-names.ts'
import { Skeleton } from '#spine/ui/skeleton.tsx'

export type Column<Row> = {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** Right-aligned with tabular figures. */
  numeric?: boolean
  className?: string
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  rowClass?: (row: Row) => string | undefined
  /** Shown instead of the rows where there are none, or where loading failed. */
  empty?: ReactNode
  error?: ReactNode
  /** Follows the last row inside the scrolling area. */
  foot?: ReactNode
  className?: string
}

export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, rowClass, empty, error, foot, className } = props
  if (error) return <div className={className}>{error}</div>
  if (rows?.length === 0) return <div className={className}>{empty}</div>
  return (
    <div
      className={cn('max-h-full rounded-card max-md:@container md:overflow-auto', className)}
      aria-busy={!rows || undefined}
    >
      <table className="w-full border-separate border-spacing-0 text-14 max-md:block" role="table">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only" role="rowgroup">
          <tr role="row" className="max-md:block">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                role="columnheader"
                className={cn(
                  'sticky top-0 z-10 h-9 whitespace-nowrap border-line border-b bg-card px-3 text-left text-13 font-medium text-muted first:pl-5 last:pr-5',
                  // Hidden on phones, where its width must not widen the page.
                  'max-md:static max-md:block max-md:w-px max-md:overflow-hidden max-md:p-0',
                  column.numeric && 'text-right',
                )}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block" role="rowgroup">
          {rows
            ? rows.map((row) => (
                <BodyRow key={rowKey(row)} row={row} columns={columns} className={rowClass?.(row)} />
              ))
            : ['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
                <SkeletonRow key={key} columns={columns} />
              ))}
        </tbody>
      </table>
      {foot}
    </div>
  )
}

type RowProps<Row> = { row: Row; columns: readonly Column<Row>[]; className: string | undefined }

function BodyRow<Row>({ row, columns, className }: RowProps<Row>) {
  return (
    <tr
      role="row"
      className={cn(
        'group max-md:mb-3 max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-card max-md:py-2 md:hover:bg-hover md:last:[&>td]:border-b-0',
        className,
      )}
    >
      {columns.map((column) => (
        <td
          key={column.key}
          role="cell"
          className={cn(
            'h-9 border-line px-3 md:border-b md:first:pl-5 md:last:pr-5',
            'max-md:wrap-anywhere max-md:flex max-md:min-h-9 max-md:items-center max-md:justify-between max-md:gap-4 max-md:px-4 max-md:text-right',
            // With very large text the column's name goes above its value.
            '@max-3xs:block @max-3xs:h-auto @max-3xs:whitespace-normal @max-3xs:py-1.5 @max-3xs:text-left',
            column.numeric && 'figures md:text-right',
            column.className,
          )}
        >
          <span className="shrink-0 text-13 text-muted @max-3xs:block md:hidden" aria-hidden="true">
            {column.head}
          </span>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

function SkeletonRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr role="row" className="max-md:block">
      {columns.map((column) => (
        <td
          key={column.key}
          role="cell"
          className="h-9 border-line px-3 first:pl-5 last:pr-5 max-md:block max-md:py-2.5 md:border-b"
        >
          <Skeleton className={cn('w-2/3', column.numeric && 'ml-auto w-1/2')} />
        </td>
      ))}
    </tr>
  )
}
