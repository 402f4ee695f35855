/** How a list asks the server for its pages. */
import { keepPreviousData } from '@tanstack/react-query'
import type { ListState } from '#spine/lists/list-address.ts'

/** A first page that fills the screen soon; more at once for those who scroll on. */
const [firstPage, nextPage] = [50, 100]

/** What says which rows a list has, in which order; besides its filters. */
export function orderAndSearch({ search, sort }: ListState): Record<string, string> {
  return { ...(search && { search }), ...(sort && { sort }) }
}

/** What every list sends; its filters come besides. */
export function pageInput({ search, sort }: ListState, after: string | undefined) {
  return {
    limit: after === undefined ? firstPage : nextPage,
    ...(after !== undefined && { after }),
    ...(search && { search }),
    // One of the keys that the columns declare, in either direction.
    ...(sort && { sort: sort as never }),
  }
}

export const pageOptions = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor ?? undefined,
  /** Another order or filter: the rows before it stay until the new ones are there. */
  placeholderData: keepPreviousData,
}

/** The same function each time, so that the pages are joined once and not with every rendering. */
export function rowsOf<Row>({ pages }: { pages: readonly { items: readonly Row[] }[] }): Row[] {
  return pages.flatMap(({ items }) => items)
}
