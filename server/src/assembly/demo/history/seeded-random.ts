/** Random numbers, choices and time-ordered ids that are the same on every machine for the same seed. */
export type Random = {
  share(): number
  between(low: number, high: number): number
  whole(low: number, high: number): number
  pick<Item>(items: readonly Item[]): Item
  weighted<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item
  chance(odds: number): boolean
  /** A UUIDv7 of that moment: rows are paged by id, so history has to lie in the order it happened. */
  id(at: number): string
  /** An independent generator for one thing, so that changes to it leave the others as they are. */
  branch(number: number): Random
}

/** Mulberry32: four lines, and good enough for inventing. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + share() * (high - low)
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(share() * items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }
  const weighted = <Item>(items: readonly Item[], weightOf: (item: Item) => number): Item => {
    let left = share() * items.reduce((sum, item) => sum + weightOf(item), 0)
    return (
      items.find((item) => {
        left -= weightOf(item)
        return left < 0
      }) ?? pick(items)
    )
  }
  const hex = (digits: number) =>
    Math.floor(share() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  const id = (at: number) => {
    const time = Math.floor(at).toString(16).padStart(12, '0')
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-8${hex(3)}-${hex(4)}${hex(8)}`
  }
  const branch = (number: number) => createRandom(seed ^ Math.imul(number + 1, 0x9e3779b1))
  return { share, between, whole, pick, weighted, chance: (odds) => share() < odds, id, branch }
}
