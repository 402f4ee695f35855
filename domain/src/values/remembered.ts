/** Remembers what was computed of an object as long as it is in use. Only for what is never changed in place: another value is another object. */
export function remembered<Thing extends object, Result>(
  compute: (thing: Thing) => Result,
): (thing: Thing) => Result {
  const known = new WeakMap<Thing, { result: Result }>()
  return (thing) => {
    const found = known.get(thing) ?? { result: compute(thing) }
    known.set(thing, found)
    return found.result
  }
}
