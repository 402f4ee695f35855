/** A list that loads page by page, with its empty, loading and error states. */
import type { ReactNode } from 'react'
import { KeptMark } from '#spine/api/kept-mark.tsx'
import { type FailedQuery, type FailureTexts, LoadFailure } from '#spine/api/load-failure.tsx'
import { LoadMoreButton, type MorePages } from '#spine/ui/load-more-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export type Pages<Row> = FailedQuery &
  MorePages & {
    data: readonly Row[] | undefined
    isError: boolean
    /** When it was read, in milliseconds; said where the server cannot be reached. */
    dataUpdatedAt?: number
  }

type Props<Row> = {
  pages: Pages<Row>
  failure: FailureTexts
  empty: ReactNode
  /** The height of a row that is still loading. */
  skeleton: string
  children: (rows: readonly Row[]) => ReactNode
}

export function PagedList<Row>({ pages, failure, empty, skeleton, children }: Props<Row>) {
  return (
    <>
      <KeptMark pages={pages} className="px-5 pt-3" />
      {pages.data?.length === 0 && empty}
      {pages.data && pages.data.length > 0 && children(pages.data)}
      {!pages.data && pages.isError && <LoadFailure {...failure} query={pages} />}
      {!pages.data && !pages.isError && (
        <Loading className="flex flex-col gap-4 p-5">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className={skeleton} />
          ))}
        </Loading>
      )}
      <LoadMoreButton pages={pages} />
    </>
  )
}
