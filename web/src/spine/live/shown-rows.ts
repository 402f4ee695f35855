/** Which rows of a list are shown, so that rows that arrive later can wait or be highlighted. */
export type ShownRows = {
  listKey: string | null
  shown: ReadonlySet<string>
  /** Those of the shown rows that arrived while the list was open. */
  arrived: ReadonlySet<string>
  /** How many rows there were when the list was opened, or when new ones were last shown. */
  size: number
  /** False while the rows come from the cache and are being fetched again. */
  isFresh: boolean
}

export type LoadedRows = {
  listKey: string
  ids: readonly string[]
  isFetching: boolean
  hasMore: boolean
  newRowsWait: boolean
  /** A row that this person has just created does not wait. */
  ownRowId?: string | undefined
}

const none: ReadonlySet<string> = new Set()
export const nothingShown: ShownRows = {
  listKey: null,
  shown: none,
  arrived: none,
  size: 0,
  isFresh: false,
}

/** Returns the same object where nothing changes. */
export function updateShown(current: ShownRows, loaded: LoadedRows): ShownRows {
  const { listKey, ids, isFetching, newRowsWait, ownRowId } = loaded
  const before = current.listKey === listKey ? current : { ...nothingShown, listKey }
  if (!before.isFresh) {
    const shown = new Set([...before.shown, ...ids])
    if (before === current && isFetching && shown.size === current.shown.size) return current
    return { ...before, shown, size: ids.length, isFresh: !isFetching }
  }
  if (!newRowsWait) return ids.every((id) => current.shown.has(id)) ? current : showAll(current, loaded)
  const isOwnRowNew = ownRowId !== undefined && !current.shown.has(ownRowId)
  const added = [...(isOwnRowNew ? [ownRowId] : []), ...rowsBelowShown(current, loaded)]
  if (added.length === 0) return current
  return {
    ...current,
    shown: new Set([...current.shown, ...added]),
    arrived: isOwnRowNew ? new Set([...current.arrived, ownRowId]) : current.arrived,
  }
}

/** Rows below all shown ones make nothing jump: the next page, or the first row of an empty list. */
function rowsBelowShown({ shown }: ShownRows, { ids, hasMore }: LoadedRows): string[] {
  const last = ids.findLastIndex((id) => shown.has(id))
  // So many rows have arrived that the shown ones have moved to the next page.
  if (last === -1 && hasMore && ids.length <= 2 * shown.size) return []
  return ids.slice(last + 1)
}

/** Waiting rows push shown ones off the last page; another page brings them back. */
export function needsNextPage({ shown, size, isFresh }: ShownRows, { ids, hasMore }: LoadedRows): boolean {
  const count = ids.filter((id) => shown.has(id)).length
  return isFresh && hasMore && count < ids.length && count < size
}

export function showAll(current: ShownRows, { ids }: LoadedRows): ShownRows {
  const arrived = new Set([...current.arrived, ...ids.filter((id) => !current.shown.has(id))])
  return { ...current, shown: new Set([...current.shown, ...ids]), arrived, size: ids.length }
}
