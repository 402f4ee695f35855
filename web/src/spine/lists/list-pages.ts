/** How a list asks the server for its pages. */
import { keepPreviousData } from '@tanstack/react-query'
import type { ListState } from '#spine/lists/list-address.ts'

/** A first page that fills the screen soon; more at once for those who scroll on. */
const [firstPage, nextPage] = [50, 100]

/** Where a page begins, and where it ends if it is read again and the next one is there. */
export type Place = { after?: string; until?: string }

export type ListPage<Row> = {
  items: readonly Row[]
  next_cursor: string | null
  /** Something has changed since it was read, which may have been one of its rows. */
  isOld?: true
}

/** What says which rows a list has, in which order; besides its filters. */
export function orderAndSearch({ search, sort }: ListState): Record<string, string> {
  return { ...(search && { search }), ...(sort && { sort }) }
}

/** What every list sends; its filters come besides. */
export function pageInput({ search, sort }: ListState, place: Place) {
  return {
    limit: place.after || place.until ? nextPage : firstPage,
    ...place,
    ...(search && { search }),
    // One of the keys that the columns declare, in either direction.
    ...(sort && { sort: sort as never }),
  }
}

export const pageOptions = {
  initialPageParam: {} as Place,
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }): Place | undefined =>
    next_cursor === null ? undefined : { after: next_cursor },
  /** Another order or filter: the rows before it stay until the new ones are there. */
  placeholderData: keepPreviousData,
}

/**
 * Each row once: one that has moved is shown where it was read last. The same function each time, so that the pages are joined once
 * and not with every rendering.
 */
export function rowsOf<Row extends { id: string }>({ pages }: { pages: readonly ListPage<Row>[] }): Row[] {
  const rows = new Map<string, { row: Row; isOld: boolean }>()
  for (const { items, isOld = false } of pages)
    for (const row of items) {
      const known = rows.get(row.id)
      if (known && (!known.isOld || isOld)) continue
      rows.delete(row.id)
      rows.set(row.id, { row, isOld })
    }
  return [...rows.values()].map(({ row }) => row)
}
