/** Which rows of a list somebody has before their eyes, so that what is new among them can wait. */
export type KnownRows = {
  list: string | null
  known: ReadonlySet<string>
  /** Those among them that came while the list was looked at. */
  arrived: ReadonlySet<string>
}

export const nothingKnown: KnownRows = { list: null, known: new Set(), arrived: new Set() }

/** The same object where nothing changes. */
export function withSettled(
  now: KnownRows,
  list: string,
  ids: readonly string[],
  own?: string | undefined,
): KnownRows {
  if (now.list !== list) return { list, known: new Set(ids), arrived: new Set() }
  const last = ids.findLastIndex((id) => now.known.has(id))
  // What stands behind all that is known moves nothing: the next page, or the first row of an empty list.
  const settled = ids.filter((id, place) => !now.known.has(id) && (place > last || id === own))
  if (settled.length === 0) return now
  return {
    list,
    known: new Set([...now.known, ...settled]),
    arrived: own !== undefined && settled.includes(own) ? new Set([...now.arrived, own]) : now.arrived,
  }
}
