/** Gives the parts of the quote page its editor; each part is drawn again only when what it shows has changed. */

import type { PricingBasis } from '@kervan/domain/quotes/pricing-basis.ts'
import type { QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import { createContext, use, useSyncExternalStore } from 'react'
import { quoteChecks } from '#features/quotes/editor/quote-checks.ts'
import type { QuoteEditor, Snapshot } from '#features/quotes/editor/quote-editor.ts'
import {
  type FieldName,
  keyOf,
  type LineField,
  type QuoteContent,
} from '#features/quotes/editor/quote-edits.ts'
import type { QuoteFigures } from '#features/quotes/editor/quote-figures.ts'
import type { EditConflict } from '#features/quotes/editor/rebase-quote.ts'

export type Editing = {
  editor: QuoteEditor
  basis: PricingBasis
  figures: QuoteFigures
  isReadOnly: boolean
}

export const EditorContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = use(EditorContext)
  if (!editing) throw new Error('There is no quote editor around this part.')
  return editing
}

/** `select` must give the same object as long as nothing has changed. */
export function useEditor<Selected>(select: (snapshot: Snapshot) => Selected): Selected {
  const { editor } = useEditing()
  return useSyncExternalStore(editor.subscribe, () => select(editor.snapshot()))
}

export const useQuoteFields = () => useEditor(({ state }) => state.local.fields)
export const useQuoteLines = () => useEditor(({ state }) => state.local.items)
export const useQuoteDocument = () => useEditor(({ state }) => state.quote)

export function useFigures() {
  const { figures } = useEditing()
  return useEditor(({ state }) => figures.of(state))
}

export function useConflict(itemId: string | null, field: string | null): EditConflict | undefined {
  const key = keyOf(itemId, field)
  return useEditor(({ state }) => state.conflicts.find((one) => keyOf(one.item_id, one.field) === key))
}

/** The lines' sums follow sooner than other fields are saved. */
const soonFields: readonly FieldName[] = ['currency', 'tax_included', 'target_margin_pct']

export function useQuoteField<Name extends FieldName>(name: Name) {
  const { editor, isReadOnly } = useEditing()
  const value = useEditor(({ state }) => state.local.fields[name])
  const conflict = useConflict(null, name)
  const set = (next: QuoteContent['fields'][Name]) =>
    editor.change(
      (content) => ({ ...content, fields: { ...content.fields, [name]: next } }),
      keyOf(null, name),
      soonFields.includes(name) ? 'lines' : 'fields',
    )
  const checked = quoteChecks.field(name, value)
  const error = 'problem' in checked ? checked.problem : undefined
  return { value, set, error, conflict, isReadOnly }
}

/** Writes one value of a line. */
export function setLineValue<Name extends LineField>(
  editor: QuoteEditor,
  id: string,
  name: Name,
  value: QuoteLine[Name],
): void {
  editor.change(
    (content) => ({
      ...content,
      items: content.items.map((line) => (line.id === id ? { ...line, [name]: value } : line)),
    }),
    keyOf(id, name),
    'lines',
  )
}
