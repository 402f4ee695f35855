/** Tracks which rows are new since a list was opened: they are highlighted, and in lists that must not jump they wait to be shown. */
import { useEffect, useState } from 'react'
import { needsNextPage, nothingShown, showAll, updateShown } from '#spine/live/shown-rows.ts'
import type { MorePages } from '#spine/ui/load-more-button.tsx'

export type LivePages<Row> = MorePages & {
  data: readonly Row[] | undefined
  isFetching: boolean
  /** The rows are still those of the previous list. */
  isPlaceholderData: boolean
}

type Settings<Row> = {
  pages: LivePages<Row>
  /** Another search or filter is another list, which starts without new rows. */
  listKey?: string | undefined
  /** New rows wait until `showWaiting`; otherwise they are shown at once. */
  newRowsWait?: boolean
  ownRowId?: string | undefined
}

export function useNewRows<Row extends { id: string }>(settings: Settings<Row>) {
  const { pages, listKey = '', newRowsWait = false, ownRowId } = settings
  const { data: rows, isFetching, isPlaceholderData, hasNextPage = false, fetchNextPage } = pages
  const [current, setCurrent] = useState(nothingShown)
  const ids = rows && !isPlaceholderData ? rows.map(({ id }) => id) : undefined
  const loaded = ids && { listKey, ids, isFetching, hasMore: hasNextPage, newRowsWait, ownRowId }
  const next = loaded ? updateShown(current, loaded) : current
  if (next !== current) setCurrent(next)

  const lacksRows = loaded !== undefined && !isFetching && needsNextPage(current, loaded)
  useEffect(() => {
    if (lacksRows) fetchNextPage?.()
  }, [lacksRows, fetchNextPage])

  const shown =
    newRowsWait && current.listKey === listKey ? rows?.filter(({ id }) => current.shown.has(id)) : rows
  return {
    shown,
    waitingCount: (rows?.length ?? 0) - (shown?.length ?? 0),
    /** Shows the waiting rows and returns the first of them. */
    showWaiting(): string | undefined {
      if (!loaded) return undefined
      setCurrent(showAll(current, loaded))
      return loaded.ids.find((id) => !current.shown.has(id))
    },
    isNew: (id: string) => current.arrived.has(id),
  }
}
