/** What somebody has changed of a quote since the server's last answer, as a save carries it. */
import type { Change, Changes, QuoteChanges } from '@kervan/domain/quotes/merge-quote.ts'
import type { QuoteFields, QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import { sameJson } from '@kervan/domain/values/same-json.ts'

export type QuoteContent = { fields: QuoteFields; items: readonly QuoteLine[] }
export type FieldName = keyof QuoteFields
export type LineField = Exclude<keyof QuoteLine, 'id'>

/** A value as the server stores it, or why it refuses it. */
export type Checked = { value: unknown } | { problem: string }
export type Checks = {
  field: (name: string, value: unknown) => Checked
  line: (name: string, value: unknown) => Checked
}
type Check = Checks['field']

export const keyOf = (itemId: string | null, field: string | null) => `${itemId ?? ''}/${field ?? ''}`

/** `isComplete` is false where something has changed that cannot be sent yet. */
export type Edits = { changes: QuoteChanges; isComplete: boolean }

/** Leaves out what the server would refuse, and what is held back until a question is answered. */
export function editsOf(
  base: QuoteContent,
  local: QuoteContent,
  checks: Checks,
  isHeld: (key: string) => boolean,
): Edits {
  let isComplete = true
  const changesOf = (from: object, to: object, check: Check, itemId: string | null): Changes => {
    const changes: Changes = {}
    for (const [name, value] of Object.entries(to)) {
      const before = (from as Record<string, unknown>)[name]
      if (name === 'id' || before === value || sameJson(before, value)) continue
      const checked = check(name, value)
      const change = 'value' in checked ? changeOf(before, checked.value) : 'refused'
      if (change === 'refused' || isHeld(keyOf(itemId, name))) isComplete = false
      else if (change) changes[name] = change
    }
    return changes
  }
  const fields = changesOf(base.fields, local.fields, checks.field, null)
  const known = new Map(base.items.map((line) => [line.id, line]))
  const sendable = local.items.filter(({ id }) => known.has(id) || !isHeld(keyOf(id, null)))
  if (sendable.length < local.items.length) isComplete = false
  const added = sendable.flatMap((line) => {
    if (known.has(line.id)) return []
    const whole = checkedLine(line, checks.line)
    if (!whole) isComplete = false
    return whole ?? []
  })
  const changed = sendable.flatMap((line) => {
    const before = known.get(line.id)
    if (!before || before === line) return []
    const lineChanges = changesOf(before, line, checks.line, line.id)
    return Object.keys(lineChanges).length > 0 ? [{ id: line.id, fields: lineChanges }] : []
  })
  const kept = new Set(local.items.map(({ id }) => id))
  const removed = base.items.filter(({ id }) => !kept.has(id))
  const sent = new Set([...known.keys(), ...added.map(({ id }) => id)])
  const order = sendable.map(({ id }) => id).filter((id) => sent.has(id))
  const ordered = [...base.items.filter(({ id }) => kept.has(id)), ...added].map(({ id }) => id)
  return {
    changes: { fields, added, changed, removed, order: sameJson(order, ordered) ? null : order },
    isComplete,
  }
}

const changeOf = (from: unknown, to: unknown): Change | null => (sameJson(from, to) ? null : { from, to })

function checkedLine(line: QuoteLine, check: Check): QuoteLine | null {
  const values = Object.entries(line).map(([name, value]) => [
    name,
    name === 'id' ? { value } : check(name, value),
  ])
  if (values.some(([, checked]) => typeof checked === 'object' && 'problem' in checked)) return null
  return Object.fromEntries(values.map(([name, checked]) => [name, (checked as { value: unknown }).value]))
}

export const isNothing = ({ fields, added, changed, removed, order }: QuoteChanges) =>
  Object.keys(fields).length + added.length + changed.length + removed.length === 0 && order === null

/** Whether it is about the lines, and not about the quote's own fields only. */
export const isAboutLines = ({ added, changed, removed, order }: QuoteChanges) =>
  added.length + changed.length + removed.length > 0 || order !== null

const anything: Check = (_, value) => ({ value })

/** Every difference as it was typed, with the whole order where any line came, went or moved: for taking a step back. */
export function stepBetween(before: QuoteContent, after: QuoteContent): QuoteChanges {
  const { changes } = editsOf(before, after, { field: anything, line: anything }, () => false)
  const isMoved = changes.added.length + changes.removed.length > 0 || changes.order !== null
  return { ...changes, order: isMoved ? after.items.map(({ id }) => id) : null }
}
