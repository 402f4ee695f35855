/** A table that is updated while it is read: new rows are highlighted, and with a label they wait until somebody shows them. */
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type FailureTexts, LoadFailure } from '#spine/api/load-failure.tsx'
import type { Pages } from '#spine/api/paged-list.tsx'
import { type LivePages, useNewRows } from '#spine/live/use-new-rows.ts'
import { Card } from '#spine/ui/card.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { type Column, DataTable } from '#spine/ui/data-table.tsx'
import { LoadMoreButton } from '#spine/ui/load-more-button.tsx'
import { NewRowsNotice } from '#spine/ui/new-rows-notice.tsx'

type Props<Row> = {
  label: string
  caption: string
  columns: readonly Column<Row>[]
  pages: Pages<Row> & LivePages<Row>
  /** Another search or filter is another list. */
  listKey: string
  /** What waiting rows are called; without it new rows are shown at once. */
  newRowsLabel?: string
  /** A row that this person has just created does not wait. */
  ownRowId?: string | undefined
  empty: ReactNode
  failure: FailureTexts
  /** Above the table, in its card. */
  head?: ReactNode
}

export function LiveTable<Row extends { id: string }>(props: Props<Row>) {
  const { label, caption, columns, pages, listKey, newRowsLabel, ownRowId, empty, failure, head } = props
  const newRows = useNewRows({ pages, listKey, newRowsWait: newRowsLabel !== undefined, ownRowId })
  const card = useRef<HTMLElement>(null)
  const show = () => {
    const first = flushSync(newRows.showWaiting)
    // The focused button has disappeared: keyboard users continue at the first new row.
    card.current?.querySelector<HTMLElement>(`[data-row="${first}"]`)?.focus()
  }
  return (
    <Card ref={card} aria-label={label} className="max-md:border-0 max-md:bg-transparent">
      {head}
      {newRowsLabel && <NewRowsNotice count={newRows.waitingCount} of={newRowsLabel} onShow={show} />}
      <DataTable
        caption={caption}
        columns={columns}
        rows={newRows.shown}
        rowKey={({ id }) => id}
        rowClass={({ id }) =>
          cn(
            'relative has-[[data-row]:focus-visible]:bg-hover has-[[data-row]:focus-visible]:shadow-[inset_3px_0_0_var(--sea)]',
            newRows.isNew(id) && 'animate-arrived',
          )
        }
        className="max-md:pt-1 md:max-h-[calc(100dvh-13rem)]"
        empty={empty}
        error={pages.isError && !pages.data && <LoadFailure {...failure} query={pages} />}
        foot={<LoadMoreButton pages={pages} />}
      />
    </Card>
  )
}
