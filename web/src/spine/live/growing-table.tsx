/** A table of the office that grows while it is read: new rows light up, and where they have a name they wait until they are let in. */
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type FailureWords, LoadFailure } from '#spine/api/load-failure.tsx'
import type { Pages } from '#spine/api/paged-list.tsx'
import { type LivePages, useArrivals } from '#spine/live/arrivals.ts'
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
  /** What was asked for: another search or filter is another list. */
  list: string
  /** What new rows are called that wait; without a name they are shown at once. */
  news?: string
  /** Made here by this person's own hand: it does not wait. */
  own?: string | undefined
  empty: ReactNode
  failure: FailureWords
  /** Above the table, in its card. */
  head?: ReactNode
}

export function GrowingTable<Row extends { id: string }>(props: Props<Row>) {
  const { label, caption, columns, pages, list, news, own, empty, failure, head } = props
  const arrivals = useArrivals({ pages, list, holds: news !== undefined, own })
  const card = useRef<HTMLElement>(null)
  const show = () => {
    const first = flushSync(arrivals.show)
    // The line is gone with its button: whoever works by keyboard goes on at the first of the new rows.
    card.current?.querySelector<HTMLElement>(`[data-row="${first}"]`)?.focus()
  }
  return (
    <Card ref={card} aria-label={label} className="max-md:border-0 max-md:bg-transparent">
      {head}
      {news && <NewRowsNotice count={arrivals.waiting} of={news} onShow={show} />}
      <DataTable
        caption={caption}
        columns={columns}
        rows={arrivals.shown}
        rowKey={({ id }) => id}
        rowClass={({ id }) =>
          cn(
            'relative has-[[data-row]:focus-visible]:bg-hover has-[[data-row]:focus-visible]:shadow-[inset_3px_0_0_var(--sea)]',
            arrivals.isNew(id) && 'animate-arrived',
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
