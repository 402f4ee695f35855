/** The questions about one line: values that two people have changed, or the whole line, removed by one and changed by the other. */

import type { QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import { itemKindWords, itemUnitWords } from '@kervan/domain/quotes/quote-options.ts'
import { useRef } from 'react'
import { ConflictQuestion, madeIt } from '#features/quotes/editor/conflict-question.tsx'
import { useEditor } from '#features/quotes/editor/editor-context.ts'
import type { EditConflict } from '#features/quotes/editor/rebase-quote.ts'
import { shownNumber } from '#spine/ui/number-text.ts'

const none: readonly EditConflict[] = []

const fieldWords: Record<string, string> = {
  kind: 'Tür',
  title: 'Kalem',
  description: 'Açıklama',
  quantity: 'Miktar',
  unit: 'Birim',
  unit_price: 'Birim fiyat',
  currency: 'Para birimi',
  is_optional: 'İsteğe bağlı',
  is_disbursement: 'Masraf yansıtma',
  tax_code: 'Vergi',
  unit_cost: 'Birim maliyet',
  cost_currency: 'Maliyetin para birimi',
}

function shown(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'evet' : 'hayır'
  const text = String(value ?? '')
  if (['quantity', 'unit_price', 'unit_cost'].includes(field)) return shownNumber(text)
  const words: Record<string, string> = { ...itemKindWords, ...itemUnitWords }
  return field === 'kind' || field === 'unit' ? (words[text] ?? text) : text
}

export function LineConflicts({ line }: { line: QuoteLine }) {
  const last = useRef(none)
  const conflicts = useEditor(({ state }) => {
    const own = state.conflicts.filter(({ item_id }) => item_id === line.id)
    const isSame =
      own.length === last.current.length && own.every((one, place) => one === last.current[place])
    if (!isSame) last.current = own
    return last.current
  })
  const theirs = useEditor(({ state }) =>
    conflicts.length > 0 ? state.base.items.find(({ id }) => id === line.id) : undefined,
  )
  return conflicts.map((conflict) => {
    const { field } = conflict
    if (field !== null)
      return (
        <ConflictQuestion
          key={field}
          conflict={conflict}
          did={`${madeIt(shown(field, theirs?.[field as keyof QuoteLine]))} (${fieldWords[field] ?? field})`}
        />
      )
    return theirs ? (
      <ConflictQuestion
        key="line"
        conflict={conflict}
        did="sildiğiniz bu kalemi değiştirdi"
        theirs="Kalsın"
        mine="Yine de sil"
      />
    ) : (
      <ConflictQuestion
        key="line"
        conflict={conflict}
        did="değiştirdiğiniz bu kalemi sildi"
        theirs="Silinsin"
        mine="Geri ekle"
      />
    )
  })
}
