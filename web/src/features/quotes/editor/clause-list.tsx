/** A list of clauses, shown as the offer will print them. One at a time is edited as it is written, with the names in braces. */
import { clauseNames, fillClause } from '@kervan/domain/quotes/clauses.ts'
import { equipmentOf } from '@kervan/domain/quotes/equipment.ts'
import { Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useEditing, useQuoteFields } from '#features/quotes/editor/editor-context.ts'
import { QuoteField } from '#features/quotes/editor/quote-field.tsx'
import { Button } from '#spine/ui/button.tsx'
import { FieldContext } from '#spine/ui/field-context.ts'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

type Props = {
  name: 'terms_conditions' | 'out_of_scope'
  label: string
  defaults: readonly string[]
  /** Whether clauses may name fields of the quote. */
  hasNames: boolean
}

export function ClauseList({ name, label, defaults, hasNames }: Props) {
  const { isReadOnly } = useEditing()
  const fields = useQuoteFields()
  const [edited, setEdited] = useState<number | null>(null)
  const shown = (clause: string) =>
    hasNames ? fillClause(clause, { ...fields, ...equipmentOf(fields) }) : clause
  if (isReadOnly)
    return (
      <section>
        <h3 className="mb-2 text-14">{label}</h3>
        <ul className="measure flex list-disc flex-col gap-1 pl-5">
          {fields[name].map((clause, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same clause may stand there twice
            <li key={index}>{shown(clause)}</li>
          ))}
        </ul>
      </section>
    )
  return (
    <QuoteField name={name} label={label} shown={(list) => list.map(shown).join(' ')}>
      {({ value: list, set }) => (
        <FieldContext value={null}>
          <ul aria-label={label} className="flex flex-col">
            {list.map((clause, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: clauses have nothing that identifies them
              <li key={index} className="flex items-start gap-1 border-line border-b py-1 last:border-b-0">
                {edited === index ? (
                  <Textarea
                    aria-label={`${label}, ${index + 1}. madde`}
                    autoFocus
                    value={clause}
                    maxLength={1000}
                    onChange={(event) => set(list.with(index, event.target.value))}
                    onBlur={() => setEdited(null)}
                    onKeyDown={(event) => event.key === 'Escape' && setEdited(null)}
                    className="min-h-10 text-14"
                  />
                ) : (
                  <p className="min-w-0 flex-1 break-words py-1.5">
                    {shown(clause) || <i className="text-muted">Boş madde</i>}
                  </p>
                )}
                <IconButton
                  size="sm"
                  label={`${index + 1}. maddeyi düzenle`}
                  onClick={() => setEdited(index)}
                >
                  <Pencil className="size-4" strokeWidth={1.75} aria-hidden />
                </IconButton>
                <IconButton
                  size="sm"
                  label={`${index + 1}. maddeyi sil`}
                  onClick={({ currentTarget }) => {
                    setEdited(null)
                    // Its button goes with the last clause: the focus moves on before.
                    if (index === list.length - 1) focusAdding(currentTarget)
                    set(list.toSpliced(index, 1))
                  }}
                >
                  <Trash2 className="size-4" strokeWidth={1.75} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
          {hasNames && (
            <p className="text-13 text-muted">
              Ayraç içindeki adlar teklifin kendi değerleriyle dolar:{' '}
              {clauseNames.map((each) => `{${each}}`).join(', ')}.
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              data-adds-clause
              disabled={list.length >= 40}
              onClick={() => {
                set([...list, ''])
                setEdited(list.length)
              }}
            >
              <Plus strokeWidth={1.75} aria-hidden />
              Madde ekle
            </Button>
            <Button size="sm" variant="ghost" onClick={() => set([...defaults])}>
              <RotateCcw strokeWidth={1.75} aria-hidden />
              Olağan hâline döndür
            </Button>
          </div>
        </FieldContext>
      )}
    </QuoteField>
  )
}

function focusAdding(button: HTMLElement): void {
  const list = button.closest('ul')
  list?.parentElement?.querySelector<HTMLElement>('[data-adds-clause]')?.focus({ preventScroll: true })
}
