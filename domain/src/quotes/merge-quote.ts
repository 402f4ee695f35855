/**
 * Two people may edit a quote at once. Whoever saves says of each value what it was and what it becomes; what somebody else has changed
 * meanwhile stays, and a value that both have changed is a conflict, which the second is asked about. Saving the same twice changes
 * nothing, so that a save whose answer was lost can be repeated. Without zod.
 */
import { sameJson } from '#values/same-json.ts'

export type Values = Record<string, unknown>
export type Change = { from: unknown; to: unknown }
export type Changes = Record<string, Change | undefined>
export type Line = { id: string } & Values

export type QuoteChanges = {
  fields: Changes
  added: readonly Line[]
  changed: readonly { id: string; fields: Changes }[]
  /** Each as it was when it was removed, so that nobody's newer work goes with it. */
  removed: readonly Line[]
  /** The ids of all lines in their new order; null leaves it. */
  order: readonly string[] | null
}
export type Conflict = {
  /** Null for the quote's own fields. */
  item_id: string | null
  /** Null where the whole line was removed by one and changed by the other. */
  field: string | null
  theirs: unknown
}
export type Editable = { fields: Values; items: Line[] }
export type Merged = Editable & { conflicts: Conflict[] }

export function mergeQuote(current: Editable, changes: QuoteChanges): Merged {
  const conflicts: Conflict[] = []
  const fields = mergeFields(current.fields, changes.fields, null, conflicts)
  const items = current.items.filter((line) => !isRemoved(line, changes.removed, conflicts))
  const known = new Map(items.map((line) => [line.id, line]))
  for (const { id, fields: lineChanges } of changes.changed) {
    const line = known.get(id)
    if (line) known.set(id, mergeFields(line, lineChanges, id, conflicts) as Line)
    else conflicts.push({ item_id: id, field: null, theirs: null })
  }
  for (const line of changes.added) if (!known.has(line.id)) known.set(line.id, line)
  return { fields, items: ordered([...known.values()], changes.order), conflicts }
}

function mergeFields(
  current: Values,
  changes: Changes,
  item_id: string | null,
  conflicts: Conflict[],
): Values {
  const next = { ...current }
  for (const [field, change] of Object.entries(changes)) {
    if (!change || sameJson(current[field], change.to)) continue
    if (sameJson(current[field], change.from)) next[field] = change.to
    else conflicts.push({ item_id, field, theirs: current[field] })
  }
  return next
}

function isRemoved(line: Line, removed: readonly Line[], conflicts: Conflict[]): boolean {
  const seen = removed.find(({ id }) => id === line.id)
  if (!seen) return false
  if (Object.entries(seen).every(([field, value]) => sameJson(line[field], value))) return true
  conflicts.push({ item_id: line.id, field: null, theirs: line })
  return false
}

/** Lines the order does not know, since somebody else has just added them, come last. */
function ordered(lines: Line[], order: readonly string[] | null): Line[] {
  if (!order) return lines
  const places = new Map(order.map((id, place) => [id, place]))
  return lines.toSorted(
    (one, other) => (places.get(one.id) ?? order.length) - (places.get(other.id) ?? order.length),
  )
}
