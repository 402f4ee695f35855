/** The price breakdown: lines that are part of the price, and the optional ones apart from them. */
import type { QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import { pageCurrencies } from '@kervan/domain/quotes/quote-options.ts'
import { quoteWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { currencies } from '@kervan/domain/values/currency.ts'
import { remembered } from '@kervan/domain/values/remembered.ts'
import { useCallback, useEffect, useRef } from 'react'
import { ChargePicker } from '#features/quotes/editor/charge-picker.tsx'
import {
  useEditing,
  useEditor,
  useQuoteField,
  useQuoteLines,
} from '#features/quotes/editor/editor-context.ts'
import { lineGrids } from '#features/quotes/editor/line-row.tsx'
import { LineSlot } from '#features/quotes/editor/line-slot.tsx'
import { QuoteField } from '#features/quotes/editor/quote-field.tsx'
import { WrittenLines } from '#features/quotes/editor/written-lines.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { ReorderList } from '#spine/ui/reorder-list.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Switch } from '#spine/ui/switch.tsx'

export function LinesCard() {
  const { isReadOnly } = useEditing()
  const chosen = useChosen()
  const lines = useQuoteLines()
  const [fixed, optional] = [
    lines.filter((line) => !line.is_optional),
    lines.filter((line) => line.is_optional),
  ]
  return (
    <Card>
      <CardHead title="Fiyat kalemleri" action={<PriceBasis />} />
      {lines.length === 0 && <EmptyState title={quoteWords.noItems} />}
      {lines.length > 0 && !isReadOnly && <Head />}
      {fixed.length > 0 && <Lines label="Fiyat kalemleri" lines={fixed} isReadOnly={isReadOnly} />}
      {optional.length > 0 && (
        <>
          <h3 className="border-line border-t bg-hover px-4 py-2 text-13 md:px-5">
            İsteğe bağlı kalemler{' '}
            <span className="font-normal text-muted">
              {chosen ? '(müşterinin seçtikleri toplamda)' : '(toplama girmez)'}
            </span>
          </h3>
          <Lines label="İsteğe bağlı kalemler" lines={optional} isReadOnly={isReadOnly} />
        </>
      )}
      {!isReadOnly && (
        <CardBody className="border-line border-t">
          <ChargePicker />
        </CardBody>
      )}
    </Card>
  )
}

/** The optional lines that the customer has accepted with the others; null while nothing is accepted. */
const useChosen = () => useEditor(({ state }) => state.quote.accepted_options)

function PriceBasis() {
  const taxIncluded = useQuoteField('tax_included')
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <QuoteField name="currency" label="Teklifin para birimi" shown={String} className="w-40">
        {({ value, set }) => (
          <Select
            value={value}
            onChange={(event) => set(currencies.find((one) => one === event.target.value) ?? value)}
            options={[...new Set([...pageCurrencies, value])].map((one) => ({ value: one, label: one }))}
            className="h-9 text-14"
          />
        )}
      </QuoteField>
      {taxIncluded.isReadOnly ? (
        <p>{taxIncluded.value ? 'Fiyatlara vergi dahil' : 'Vergi hariç'}</p>
      ) : (
        <Switch
          label="Fiyatlara vergi dahil"
          checked={taxIncluded.value}
          onCheckedChange={taxIncluded.set}
          // On paper the switch is not seen.
          className={taxIncluded.value ? '' : 'print-hidden'}
        />
      )}
    </div>
  )
}

/** So many are light enough to be there all the time. */
const fewLines = 20

type Row = { key: string; name: string; line: QuoteLine }

/** The same object for the same line, so that only the row that is typed into is drawn again. */
const rowOf = remembered(
  (line: QuoteLine): Row => ({ key: line.id, name: line.title || 'Adsız kalem', line }),
)

type LinesProps = { label: string; lines: readonly QuoteLine[]; isReadOnly: boolean }

function Lines({ label, lines, isReadOnly }: LinesProps) {
  const { editor } = useEditing()
  const isOpened = useRef(false)
  useEffect(() => {
    isOpened.current = true
  }, [])
  const isLight = lines.length <= fewLines
  const content = useCallback(
    ({ line }: Row) => <LineSlot line={line} isLight={isLight} isOpened={isOpened} />,
    [isLight],
  )
  if (isReadOnly) return <WrittenLines lines={lines} />
  const reorder = (ordered: readonly { key: string }[]) => {
    // Only the places of this group are filled anew: lines of the other one stay where they are.
    editor.change(
      (content) => {
        const byId = new Map(content.items.map((line) => [line.id, line]))
        const next = ordered.flatMap(({ key }) => byId.get(key) ?? [])
        const group = new Set(next)
        return {
          ...content,
          items: content.items.map((line) => (group.has(line) ? (next.shift() ?? line) : line)),
        }
      },
      null,
      'lines',
    )
  }
  return (
    <div className="px-2 md:px-3">
      <ReorderList label={label} items={lines.map(rowOf)} onReorder={reorder}>
        {content}
      </ReorderList>
    </div>
  )
}

function Head() {
  const first = ['Kalem', 'Miktar', 'Birim', 'Birim fiyat', 'Para', 'Tutar', 'Marj', '']
  const second = ['Tür', 'Açıklama', 'Birim maliyet', 'Para', 'Vergi', '', '']
  return (
    <div aria-hidden="true" className="border-line border-b py-2 pr-6 pl-14 text-12 text-muted max-xl:hidden">
      {[first, second].map((words, row) => (
        <div key={words[0]} className={row === 0 ? lineGrids.first : lineGrids.second}>
          {words.map((word, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
            <span key={place} className={row === 0 && (place === 5 || place === 6) ? 'text-right' : ''}>
              {word}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
