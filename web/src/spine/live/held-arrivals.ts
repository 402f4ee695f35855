/** Nothing jumps when live news come: rows that are new since the list was shown wait until somebody asks for them. */
import { useEffect, useState } from 'react'
import { lacksRows, nothingKnown, withArrivals, withSettled } from '#spine/live/known-rows.ts'

export type Pages<Row> = {
  data: readonly Row[] | undefined
  isFetching: boolean
  isFetchingNextPage: boolean
  /** The rows are still those of the list before. */
  isPlaceholderData: boolean
  hasNextPage: boolean
  fetchNextPage: () => unknown
}

type Settings<Row> = {
  pages: Pages<Row>
  /** Another search or filter is another list: what waited is simply in it. */
  list: string
  own?: string | undefined
}

export function useHeldArrivals<Row extends { id: string }>({ pages, list, own }: Settings<Row>) {
  const { data: rows, isFetching, isPlaceholderData, hasNextPage, fetchNextPage } = pages
  const [now, setNow] = useState(nothingKnown)
  const ids = rows && !isPlaceholderData ? rows.map(({ id }) => id) : undefined
  const seen = ids && { list, ids, isFetching, hasMore: hasNextPage, own }
  const next = seen ? withSettled(now, seen) : now
  if (next !== now) setNow(next)

  const isShort = seen !== undefined && !isFetching && lacksRows(now, seen)
  useEffect(() => {
    if (isShort) fetchNextPage()
  }, [isShort, fetchNextPage])

  const shown = now.list === list ? rows?.filter(({ id }) => now.known.has(id)) : rows
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
