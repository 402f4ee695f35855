/** Which rows of a list somebody has before their eyes, so that what is new among them can wait. */
export type KnownRows = {
  list: string | null
  known: ReadonlySet<string>
  /** Those among them that came while the list was looked at. */
  arrived: ReadonlySet<string>
  /** How many rows there were when the list was first shown, or new ones were last let in. */
  size: number
  /** False while the rows are those of an earlier visit and the present ones are being fetched. */
  isSettled: boolean
}

export type SeenRows = {
  list: string
  ids: readonly string[]
  isFetching: boolean
  hasMore: boolean
  /** New rows wait until they are let in. */
  holds: boolean
  /** Made here by this person's own hand: it does not wait. */
  own?: string | undefined
}

const none: ReadonlySet<string> = new Set()
export const nothingKnown: KnownRows = { list: null, known: none, arrived: none, size: 0, isSettled: false }

/** The same object where nothing changes. */
export function withSettled(now: KnownRows, seen: SeenRows): KnownRows {
  const { list, ids, isFetching, holds, own } = seen
  const before = now.list === list ? now : { ...nothingKnown, list }
  if (!before.isSettled) {
    const known = new Set([...before.known, ...ids])
    if (before === now && isFetching && known.size === now.known.size) return now
    return { ...before, known, size: ids.length, isSettled: !isFetching }
  }
  if (!holds) return ids.every((id) => now.known.has(id)) ? now : withArrivals(now, seen)
  const isOwnNew = own !== undefined && !now.known.has(own)
  const settled = [...(isOwnNew ? [own] : []), ...behindKnown(now, seen)]
  if (settled.length === 0) return now
  return {
    ...now,
    known: new Set([...now.known, ...settled]),
    arrived: isOwnNew ? new Set([...now.arrived, own]) : now.arrived,
  }
}

/** What stands behind all that is known moves nothing: the next page, or the first row of an empty list. */
function behindKnown({ known }: KnownRows, { ids, hasMore }: SeenRows): string[] {
  const last = ids.findLastIndex((id) => known.has(id))
  // So many have come that none of the known is on the pages any more: they are on the next one.
  if (last === -1 && hasMore && ids.length <= 2 * known.size) return []
  return ids.slice(last + 1)
}

/** New rows push known ones off the last page: it takes another page to see them again. */
export function lacksRows({ known, size, isSettled }: KnownRows, { ids, hasMore }: SeenRows): boolean {
  const shown = ids.filter((id) => known.has(id)).length
  return isSettled && hasMore && shown < ids.length && shown < size
}

export function withArrivals(now: KnownRows, { ids }: SeenRows): KnownRows {
  const arrived = new Set([...now.arrived, ...ids.filter((id) => !now.known.has(id))])
  return { ...now, known: new Set([...now.known, ...ids]), arrived, size: ids.length }
}
