/**
 * Puts what somebody has typed on top of a newer state of the quote. Nothing typed is ever replaced: where somebody else has changed the
 * same, theirs becomes the base, one's own stays on the screen, and a conflict is noted, which holds it back until it is answered.
 */
import type { QuoteChanges } from '@kervan/domain/quotes/merge-quote.ts'
import type { QuoteFields, QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import { sameJson } from '@kervan/domain/values/same-json.ts'
import { type Checks, keyOf, type QuoteContent } from '#features/quotes/editor/quote-edits.ts'

/** A field of the quote, a field of a line, or a whole line that one has removed and the other changed. */
export type EditConflict = { item_id: string | null; field: string | null; by: string }

export type Rebasing = {
  base: QuoteContent
  local: QuoteContent
  /** A save that the server may or may not have received. */
  pending: QuoteChanges | null
  conflicts: readonly EditConflict[]
}

type Found = { rebasing: Rebasing; checks: Checks; by: string; conflicts: EditConflict[] }
type Values = Record<string, unknown>

export function rebaseQuote(rebasing: Rebasing, next: QuoteContent, checks: Checks, by: string): Rebasing {
  const found: Found = { rebasing, checks, by, conflicts: [] }
  const { base, local, pending } = rebasing
  const own = pending?.fields ?? {}
  const fields = rebaseValues(found, null, base.fields, own, local.fields, next.fields)
  const lines = rebaseLines(found, next)
  const items = inOrder(base, local, next, lines).flatMap((id) => lines.get(id) ?? [])
  const isSame =
    items.length === local.items.length && items.every((line, place) => line === local.items[place])
  return {
    base: next,
    local: { fields: fields as QuoteFields, items: isSame ? local.items : items },
    pending,
    conflicts: found.conflicts,
  }
}

const wasAsked = ({ rebasing }: Found, itemId: string | null, field: string | null) =>
  rebasing.conflicts.find((conflict) => keyOf(conflict.item_id, conflict.field) === keyOf(itemId, field))

/** Keeps the object as it is where nothing has changed, so that the screen does not either. */
function rebaseValues(
  found: Found,
  itemId: string | null,
  base: Values,
  own: QuoteChanges['fields'],
  local: Values,
  next: Values,
): Values {
  const values: Values = {}
  const check = itemId === null ? found.checks.field : found.checks.line
  for (const [field, theirs] of Object.entries(next)) {
    const mine = local[field]
    const isMine = (value: unknown) => {
      if (sameJson(mine, value)) return true
      const checked = check(field, mine)
      return 'value' in checked && sameJson(checked.value, value)
    }
    const sent = own[field]
    // Nobody else has touched it: it is as it was, or as this editor has sent it.
    const isKnown = sameJson(theirs, base[field]) || (sent !== undefined && sameJson(theirs, sent.to))
    const isUntouched = isMine(base[field])
    values[field] = isMine(theirs) || isKnown || !isUntouched ? mine : theirs
    if (isMine(theirs) || (!isKnown && isUntouched)) continue
    const asked = wasAsked(found, itemId, field)
    if (!isKnown) found.conflicts.push({ item_id: itemId, field, by: found.by })
    else if (asked) found.conflicts.push(asked)
  }
  return sameJson(values, local) ? local : values
}

function rebaseLines(found: Found, next: QuoteContent): Map<string, QuoteLine> {
  const { base, local, pending } = found.rebasing
  const before = new Map(
    [...(pending?.added ?? []), ...base.items].map((line) => [line.id, line as QuoteLine]),
  )
  const mine = new Map(local.items.map((line) => [line.id, line]))
  const removedByMe = new Set(pending?.removed.map(({ id }) => id))
  const lines = new Map<string, QuoteLine>()
  for (const theirs of next.items) {
    const { id } = theirs
    const [old, own] = [before.get(id), mine.get(id)]
    const sent = pending?.changed.find((change) => change.id === id)?.fields ?? {}
    if (own) {
      lines.set(id, rebaseValues(found, id, old ?? theirs, sent, own, theirs) as QuoteLine)
      const asked = wasAsked(found, id, null)
      if (asked) found.conflicts.push(asked)
    } else if (!old) lines.set(id, theirs)
    else if (!isAsIKnewIt(theirs, old, sent)) {
      lines.set(id, theirs)
      found.conflicts.push({ item_id: id, field: null, by: found.by })
    }
  }
  const stored = new Set(next.items.map(({ id }) => id))
  const known = new Map(base.items.map((line) => [line.id, line]))
  for (const own of local.items.filter(({ id }) => !stored.has(id))) {
    const old = known.get(own.id)
    const isTheirRemoval = old && !removedByMe.has(own.id)
    if (isTheirRemoval && sameJson(own, old)) continue
    lines.set(own.id, own)
    const asked = wasAsked(found, own.id, null)
    if (isTheirRemoval) found.conflicts.push({ item_id: own.id, field: null, by: found.by })
    else if (asked) found.conflicts.push(asked)
  }
  return lines
}

const isAsIKnewIt = (theirs: Values, old: Values, sent: QuoteChanges['fields']) =>
  Object.entries(theirs).every(
    ([field, value]) => sameJson(value, old[field]) || (sent[field] && sameJson(value, sent[field].to)),
  )

/** One's own order where one has moved a line, else theirs; lines the order does not know come behind the one they stood behind. */
function inOrder(
  base: QuoteContent,
  local: QuoteContent,
  next: QuoteContent,
  lines: ReadonlyMap<string, unknown>,
): string[] {
  const ids = ({ items }: QuoteContent) => items.map(({ id }) => id)
  const [before, mine, theirs] = [ids(base), ids(local), ids(next)]
  const own = new Set(mine)
  const shared = new Set(before.filter((id) => own.has(id)))
  const isMoved = !sameJson(
    before.filter((id) => shared.has(id)),
    mine.filter((id) => shared.has(id)),
  )
  const [first, others] = isMoved ? [mine, theirs] : [theirs, mine]
  const order = first.filter((id) => lines.has(id))
  others.forEach((id, place) => {
    if (!lines.has(id) || order.includes(id)) return
    const previous = others.slice(0, place).findLast((one) => order.includes(one))
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id)
  })
  return order
}
