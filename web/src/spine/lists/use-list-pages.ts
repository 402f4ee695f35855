/**
 * The pages of a long list, kept up to date by reading the first one again and those in sight; the others are old until somebody
 * scrolls to them. A page that is read again ends where it ended before, however many rows have come or gone, so that the pages
 * behind it stay as they are.
 */
import {
  type InfiniteData,
  type QueryFunction,
  type QueryFunctionContext,
  type QueryKey,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type ListPage, type Place, pageOptions, rowsOf } from '#spine/lists/list-pages.ts'

type ReadPage<Row> = QueryFunction<ListPage<Row>, QueryKey, Place>
type Reading = QueryFunctionContext<QueryKey, Place>

type List<Row> = { queryKey: QueryKey; queryFn: ReadPage<Row> }

type Reads = {
  /** So many rows are read one page after the other, whether or not somebody scrolls to them. */
  atLeast?: number
  /** After so many milliseconds it is read again, for rows that time changes without an event. */
  refetchInterval?: () => number
}

export function useListPages<Row extends { id: string }>(
  list: List<Row>,
  { atLeast = 0, refetchInterval }: Reads = {},
) {
  /** The numbers of the pages; of a list that does not say what is in sight, all are. */
  const inSight = useRef<ReadonlySet<number> | null>(null)
  const query = useInfiniteQuery({
    queryKey: list.queryKey,
    queryFn: (reading: Reading) => readAgain(list.queryFn, reading, inSight.current),
    ...pageOptions,
    ...(refetchInterval && { refetchInterval }),
  })
  const { data, isPlaceholderData, refetch } = query
  const rows = useMemo(() => data && rowsOf(data), [data])
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  const goesOn = hasNextPage && !isFetching && !isError && !isPlaceholderData && (rows?.length ?? 0) < atLeast
  useEffect(() => {
    if (goesOn) void fetchNextPage()
  }, [goesOn, fetchNextPage])
  /** By the id of a row: what is in sight is told with every scroll, and a list may have ten thousand rows. */
  const pageNumbers = useMemo(
    () => new Map(data?.pages.flatMap(({ items }, at) => items.map(({ id }) => [id, at] as const))),
    [data],
  )
  const onSight = useCallback(
    (ids: readonly string[]) => {
      if (!data || isPlaceholderData) return
      const seen = new Set(ids.flatMap((id) => pageNumbers.get(id) ?? []))
      inSight.current = seen
      // A reading under way takes in what has come into sight, or is followed by another.
      if ([...seen].some((at) => data.pages[at]?.isOld)) void refetch({ cancelRefetch: false })
    },
    [data, pageNumbers, isPlaceholderData, refetch],
  )
  return { ...query, data: rows, onSight }
}

async function readAgain<Row>(
  read: ReadPage<Row>,
  reading: Reading,
  inSight: ReadonlySet<number> | null,
): Promise<ListPage<Row>> {
  const { client, queryKey, pageParam } = reading
  const known = client.getQueryData<InfiniteData<ListPage<Row>, Place>>(queryKey)
  const at = known?.pageParams.findIndex(({ after }) => after === pageParam.after) ?? -1
  const before = known?.pages[at]
  if (!known || !before) return read(reading)
  if (at > 0 && inSight && !inSight.has(at)) return { ...before, isOld: true }
  const until = before.next_cursor
  // The last page has no next one to meet: it ends with the list, or goes on.
  if (until === null || at === known.pages.length - 1) return read(reading)
  const items: Row[] = []
  for (let after = pageParam.after; ; ) {
    const page = await read({ ...reading, pageParam: { ...(after && { after }), until } })
    items.push(...page.items)
    if (page.next_cursor === null) return { items, next_cursor: until }
    after = page.next_cursor
  }
}
