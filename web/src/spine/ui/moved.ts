/** A list in which one entry has been moved to another place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const entry = list[from]
  return entry === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, entry)
}

/** By how many places a row gives way while the row at `from` is held over `to`. */
export function shiftOf(index: number, from: number, to: number): -1 | 0 | 1 {
  if (index > from && index <= to) return -1
  return index < from && index >= to ? 1 : 0
}
