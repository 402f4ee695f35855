/** Which rows of a list are selected, by id. */
export type Selection = {
  ids: ReadonlySet<string>
  /** The row that was selected or deselected last: a range starts there. */
  anchor: string | null
}

export const nothingSelected: Selection = { ids: new Set(), anchor: null }

export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id }
}

/** Adds everything from the anchor to this row, in the order of the list. */
export function extendedTo(selection: Selection, id: string, order: readonly string[]): Selection {
  const [from, to] = [selection.anchor ? order.indexOf(selection.anchor) : -1, order.indexOf(id)]
  if (from === -1 || to === -1) return { ids: new Set([...selection.ids, id]), anchor: id }
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...selection.ids, ...range]), anchor: id }
}

/** All rows, or none if all were selected. */
export function allToggled({ ids }: Selection, order: readonly string[]): Selection {
  return order.every((id) => ids.has(id)) ? nothingSelected : { ids: new Set(order), anchor: null }
}

/** Without rows that are no longer there. Returns the same object where nothing changes. */
export function keptIn(selection: Selection, order: readonly string[]): Selection {
  if (selection.ids.size === 0) return selection
  const present = new Set(order)
  const ids = new Set([...selection.ids].filter((id) => present.has(id)))
  return ids.size === selection.ids.size ? selection : { ...selection, ids }
}
