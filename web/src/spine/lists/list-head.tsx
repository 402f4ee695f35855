/* biome-ignore-all lint/a11y/noRedundantRoles: `display: grid` takes the table's own roles away */
/** The head of a list: a press on a column sorts by it; on phones it is read aloud only. */
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { nextSort } from '#spine/lists/list-address.ts'
import type { ListColumn } from '#spine/lists/list-definition.ts'
import { tableRowClasses } from '#spine/lists/list-row.tsx'
import type { ListSelection } from '#spine/lists/use-selection.ts'
import type { ListLayout } from '#spine/lists/use-virtual-rows.ts'
import { CheckboxBox } from '#spine/ui/checkbox.tsx'
import { cn } from '#spine/ui/class-names.ts'

export type ListOrder = { sort: string | null; defaultSort: string }

type Props<Row> = {
  columns: readonly ListColumn<Row>[]
  layout: ListLayout
  order: ListOrder
  selection: ListSelection | undefined
}

export function ListHead<Row>({ columns, layout, order, selection }: Props<Row>) {
  const isTable = layout === 'table'
  return (
    <thead role="rowgroup" className={isTable ? 'sticky top-0 z-10 block bg-card' : 'sr-only'}>
      <tr role="row" aria-rowindex={1} className={isTable ? `${tableRowClasses} h-9` : 'block'}>
        {selection && (
          <th scope="col" role="columnheader" className={isTable ? 'grid place-items-center' : 'block w-px'}>
            {isTable ? <SelectAll selection={selection} /> : 'Seçim'}
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            role="columnheader"
            aria-sort={directionOf(column.sort, order)}
            className={cn(
              'text-left text-13 font-medium text-muted',
              // Hidden on phones, where its width must not widen the page.
              isTable ? 'min-w-0 truncate' : 'block w-px overflow-hidden p-0',
              // What lies over the row has no room of its own.
              isTable && column.width > 0 && 'px-2 first:pl-5 last:pr-4',
              isTable && column.numeric && 'text-right',
              column.place === 'acts' && isTable && 'text-transparent',
            )}
          >
            {isTable && column.sort ? (
              <SortButton column={column} sort={column.sort} order={order} />
            ) : (
              column.head
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

export function SelectAll({ selection }: { selection: ListSelection }) {
  const count = selection.ids.size
  return (
    <CheckboxBox
      checked={count === 0 ? false : count === selection.total ? true : 'indeterminate'}
      aria-label="Tümünü seç"
      // Before the rows are there, a press would be lost.
      disabled={selection.total === 0}
      onClick={selection.toggleAll}
      className="touch-room relative"
    />
  )
}

type SortProps<Row> = { column: ListColumn<Row>; sort: string; order: ListOrder }

function SortButton<Row>({ column: { head, sortedBy, numeric }, sort, order }: SortProps<Row>) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const direction = directionOf(sort, order)
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  const press = () => {
    const next = nextSort(order.sort, sort, order.defaultSort)
    void navigate({ search: withParams(search, { sort: next }) }, { preventScrollReset: true })
  }
  return (
    <>
      <button
        type="button"
        onClick={press}
        title={sortedBy && `Sıralama: ${sortedBy}`}
        className={cn(
          'group -mx-1 inline-flex h-7 max-w-full items-center gap-1 rounded-field px-1 font-medium hover:text-ink',
          direction && 'text-ink',
          numeric && 'flex-row-reverse',
        )}
      >
        <span className="truncate">{head}</span>
        <Arrow
          className={cn(
            'size-3.5 shrink-0',
            !direction && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
          )}
          strokeWidth={2}
          aria-hidden
        />
      </button>
      {/* Buttons are not printed. */}
      <span className="hidden print:inline">{head}</span>
    </>
  )
}

function directionOf(key: string | undefined, { sort, defaultSort }: ListOrder) {
  const now = sort ?? defaultSort
  if (key === undefined) return undefined
  return now === key ? 'ascending' : now === `-${key}` ? 'descending' : undefined
}
