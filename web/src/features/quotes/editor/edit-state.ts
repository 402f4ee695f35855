/** The state of somebody's editor of a quote: what the server has, what is on the screen, what is under way, and the steps to take back. */
import { mergeQuote, type QuoteChanges } from '@kervan/domain/quotes/merge-quote.ts'
import type { QuoteFields, QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import type { QuoteDocument } from '@kervan/domain/quotes/quote-document.ts'
import {
  type Checks,
  type Edits,
  editsOf,
  keyOf,
  type QuoteContent,
  stepBetween,
} from '#features/quotes/editor/quote-edits.ts'
import { type EditConflict, type Rebasing, rebaseQuote } from '#features/quotes/editor/rebase-quote.ts'

/** What one act has changed. Typing on in the same field soon after belongs to the same step. */
type Step = { before: QuoteContent; after: QuoteContent; key: string | null; at: number }

export type EditState = Rebasing & {
  /** The server's last answer. */
  quote: QuoteDocument
  done: readonly Step[]
  undone: readonly Step[]
}

const mostSteps = 50
const oneStepMs = 1500

export function contentOf(
  quote: QuoteDocument,
  names: { fields: readonly string[]; line: readonly string[] },
): QuoteContent {
  const pick = (from: object, wanted: readonly string[]) =>
    Object.fromEntries(wanted.map((name) => [name, (from as Record<string, unknown>)[name]]))
  return {
    fields: pick(quote, names.fields) as QuoteFields,
    items: quote.items.map((line) => pick(line, names.line) as QuoteLine),
  }
}

export function openState(quote: QuoteDocument, content: QuoteContent): EditState {
  return { quote, base: content, local: content, pending: null, conflicts: [], done: [], undone: [] }
}

export function edit(state: EditState, after: QuoteContent, key: string | null, at: number): EditState {
  if (after === state.local) return state
  const last = state.done.at(-1)
  const goesOn = last && key !== null && last.key === key && at - last.at < oneStepMs
  const step: Step = { before: goesOn ? last.before : state.local, after, key, at }
  const done = [...(goesOn ? state.done.slice(0, -1) : state.done), step].slice(-mostSteps)
  return { ...state, local: after, done, undone: [] }
}

/** What of a step somebody has changed since stays as it is. */
function apply(state: EditState, from: QuoteContent, to: QuoteContent): EditState {
  const { fields, items } = mergeQuote(
    { fields: state.local.fields, items: [...state.local.items] },
    stepBetween(from, to),
  )
  return { ...state, local: { fields: fields as QuoteFields, items: items as unknown as QuoteLine[] } }
}

export function undo(state: EditState): EditState {
  const step = state.done.at(-1)
  if (!step) return state
  const { local } = apply(state, step.after, step.before)
  return { ...state, local, done: state.done.slice(0, -1), undone: [...state.undone, step] }
}

export function redo(state: EditState): EditState {
  const step = state.undone.at(-1)
  if (!step) return state
  const { local } = apply(state, step.before, step.after)
  return { ...state, local, done: [...state.done, step], undone: state.undone.slice(0, -1) }
}

/** Takes back one act, whatever came after it. */
export function takeBack(state: EditState, before: QuoteContent, after: QuoteContent, at: number): EditState {
  return edit(state, apply(state, after, before).local, null, at)
}

export function unsaved(state: EditState, checks: Checks): Edits {
  const asked = new Set(state.conflicts.map(({ item_id, field }) => keyOf(item_id, field)))
  return editsOf(state.base, state.local, checks, (key) => asked.has(key))
}

/** A newer state of the quote, as an answer to a save or fetched since somebody else has changed it. */
export function receive(
  state: EditState,
  quote: QuoteDocument,
  content: QuoteContent,
  checks: Checks,
): EditState {
  if (quote.version < state.quote.version) return state
  const rebased = rebaseQuote(state, content, checks, quote.updated_by_name)
  // The next typed letter begins a step of its own, which has nothing of what others did in between.
  const done = state.done.map((step) => ({ ...step, key: null }))
  return { ...state, ...rebased, quote, done }
}

export const send = (state: EditState, pending: QuoteChanges): EditState => ({ ...state, pending })
export const settle = (state: EditState): EditState => ({ ...state, pending: null })

/** Answers the question about a value, or about a line, that both have changed. */
export function resolve(
  state: EditState,
  conflict: EditConflict,
  keeps: 'mine' | 'theirs',
  at: number,
): EditState {
  const key = keyOf(conflict.item_id, conflict.field)
  const conflicts = state.conflicts.filter(({ item_id, field }) => keyOf(item_id, field) !== key)
  const answered = { ...state, conflicts }
  const { item_id, field } = conflict
  const { base, local } = state
  const theirs = base.items.find(({ id }) => id === item_id)
  if (field === null) {
    // Removed by one of the two: removing it goes with whoever did so.
    const isGone = theirs ? keeps === 'mine' : keeps === 'theirs'
    if (!isGone) return answered
    return edit(answered, { ...local, items: local.items.filter(({ id }) => id !== item_id) }, null, at)
  }
  if (keeps === 'mine') return answered
  if (item_id === null)
    return edit(
      answered,
      { ...local, fields: { ...local.fields, [field]: base.fields[field as keyof QuoteFields] } },
      null,
      at,
    )
  if (!theirs) return answered
  const items = local.items.map((line) =>
    line.id === item_id ? { ...line, [field]: theirs[field as keyof QuoteLine] } : line,
  )
  return edit(answered, { ...local, items }, null, at)
}
