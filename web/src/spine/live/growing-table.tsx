/** A table of the office that grows while it is read: new rows say that they are there and wait. */

import type { Problem } from '@kervan/domain/problems.ts'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { toProblem } from '#spine/api/api.ts'
import { type Pages, useHeldArrivals } from '#spine/live/held-arrivals.ts'
import { Card } from '#spine/ui/card.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { type Column, DataTable } from '#spine/ui/data-table.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { LoadMoreButton } from '#spine/ui/load-more-button.tsx'
import { NewRowsNotice } from '#spine/ui/new-rows-notice.tsx'

type TablePages<Row> = Pages<Row> & { error: unknown; isError: boolean; refetch: () => unknown }

type Props<Row> = {
  label: string
  caption: string
  columns: readonly Column<Row>[]
  pages: TablePages<Row>
  /** What was asked for: another search or filter is another list. */
  list: string
  /** What new rows are called. */
  news: string
  /** Made here by this person's own hand: it does not wait. */
  own?: string | undefined
  empty: ReactNode
  /** The spec's own words stand small below the sentence. */
  failure: { title: string; small: string }
}

export function GrowingTable<Row extends { id: string }>(props: Props<Row>) {
  const { label, caption, columns, pages, list, news, own, empty, failure } = props
  const arrivals = useHeldArrivals({ pages, list, own })
  const card = useRef<HTMLElement>(null)
  const show = () => {
    const first = flushSync(arrivals.show)
    // The line is gone with its button: whoever works by keyboard goes on at the first of the new rows.
    card.current?.querySelector<HTMLElement>(`[data-row="${first}"]`)?.focus()
  }
  return (
    <Card ref={card} aria-label={label} className="max-md:border-0 max-md:bg-transparent">
      <NewRowsNotice count={arrivals.waiting} of={news} onShow={show} />
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
        error={
          pages.isError &&
          !pages.data && (
            <Failure
              {...failure}
              problem={toProblem(pages.error)}
              onRetry={() => void pages.refetch()}
              retrying={pages.isFetching}
            />
          )
        }
        foot={
          <LoadMoreButton
            hasMore={pages.hasNextPage}
            loading={pages.isFetchingNextPage}
            onLoad={() => void pages.fetchNextPage()}
          />
        }
      />
    </Card>
  )
}

type FailureProps = {
  title: string
  small: string
  problem: Problem
  onRetry: () => void
  retrying: boolean
}

function Failure({ small, problem, ...shown }: FailureProps) {
  return (
    <ErrorState
      {...shown}
      message={
        <>
          {problem.message} <span className="block text-12 text-danger">{small}</span>
        </>
      }
      code={problem.request_id}
    />
  )
}
