/** Adds a line: from the catalogue of the transport mode, found by typing, or free with the typed title. */

import type { QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import { itemKindWords, quoteLimits } from '@kervan/domain/quotes/quote-options.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useEditing, useEditor } from '#features/quotes/editor/editor-context.ts'
import { focusLine } from '#features/quotes/editor/line-ids.ts'
import { emptyLine, lineOfCharge } from '#features/quotes/editor/new-line.ts'
import type { QuoteContent } from '#features/quotes/editor/quote-edits.ts'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { RecordCombobox } from '#spine/ui/record-combobox.tsx'

export function ChargePicker() {
  const { editor, basis } = useEditing()
  const mode = useEditor(({ state }) => state.local.fields.transport_mode)
  const isFull = useEditor(({ state }) => state.local.items.length >= quoteLimits.items)
  const [search, setSearch] = useState('')
  const words = foldTurkish(search).split(/\s+/).filter(Boolean)
  const found = basis.charges.filter(({ title, kind, transport_modes }) => {
    const text = foldTurkish(`${title} ${itemKindWords[kind]}`)
    return transport_modes.includes(mode) && words.every((word) => text.includes(word))
  })
  const add = (make: (content: QuoteContent) => QuoteLine) => {
    const line = make(editor.snapshot().state.local)
    editor.change((content) => ({ ...content, items: [...content.items, line] }), null, 'lines')
    focusLine(line.id, line.title === '' ? 'title' : 'price')
  }
  const addFree = (title: string) => add(({ fields, items }) => emptyLine(title, fields, items, basis))
  if (isFull) return <p className="text-13 text-muted">En fazla {quoteLimits.items} kalem eklenebilir.</p>
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Katalogdan ekle" className="min-w-60 flex-1">
        <RecordCombobox
          placeholder="Masraf ara"
          chosen={null}
          items={found.map((charge) => ({
            key: charge.id,
            label: charge.title,
            detail: [
              itemKindWords[charge.kind],
              charge.unit_price && formatMoney(charge.unit_price, charge.currency),
            ]
              .filter(Boolean)
              .join(' · '),
            charge,
          }))}
          onChoose={({ charge }) => add(({ fields }) => lineOfCharge(charge, fields))}
          onClear={() => setSearch('')}
          onSearch={setSearch}
          onCreate={addFree}
          listLabel="Masraf kataloğu"
        />
      </Field>
      <Button data-adds-line onClick={() => addFree('')}>
        <Plus strokeWidth={1.75} aria-hidden />
        Boş kalem ekle
      </Button>
    </div>
  )
}
