/** What is new in a list since somebody began to look at it: it lights up, and where the list holds still it waits to be let in. */
import { useEffect, useState } from 'react'
import { lacksRows, nothingKnown, withArrivals, withSettled } from '#spine/live/known-rows.ts'
import type { MorePages } from '#spine/ui/load-more-button.tsx'

export type LivePages<Row> = MorePages & {
  data: readonly Row[] | undefined
  isFetching: boolean
  /** The rows are still those of the list before. */
  isPlaceholderData: boolean
}

type Settings<Row> = {
  pages: LivePages<Row>
  /** Another search or filter is another list: what waited is simply in it. */
  list?: string | undefined
  /** Nothing jumps: new rows wait. Otherwise they are shown at once. */
  holds?: boolean
  own?: string | undefined
}

export function useArrivals<Row extends { id: string }>(settings: Settings<Row>) {
  const { pages, list = '', holds = false, own } = settings
  const { data: rows, isFetching, isPlaceholderData, hasNextPage = false, fetchNextPage } = pages
  const [now, setNow] = useState(nothingKnown)
  const ids = rows && !isPlaceholderData ? rows.map(({ id }) => id) : undefined
  const seen = ids && { list, ids, isFetching, hasMore: hasNextPage, holds, own }
  const next = seen ? withSettled(now, seen) : now
  if (next !== now) setNow(next)

  const isShort = seen !== undefined && !isFetching && lacksRows(now, seen)
  useEffect(() => {
    if (isShort) fetchNextPage?.()
  }, [isShort, fetchNextPage])

  const shown = holds && now.list === list ? rows?.filter(({ id }) => now.known.has(id)) : rows
  return {
    shown,
    waiting: (rows?.length ?? 0) - (shown?.length ?? 0),
    /** Lets them in, and says which is the first of them. */
    show(): string | undefined {
      if (!seen) return undefined
      setNow(withArrivals(now, seen))
      return seen.ids.find((id) => !now.known.has(id))
    },
    isNew: (id: string) => now.arrived.has(id),
  }
}
