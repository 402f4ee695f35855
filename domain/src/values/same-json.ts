/** Whether two values of JSON are the same, whatever the order of their keys, which PostgreSQL does not keep. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [first, second] = [Object.entries(one), new Map(Object.entries(other))]
  return (
    first.length === second.size &&
    first.every(([key, value]) => second.has(key) && sameJson(value, second.get(key)))
  )
}
