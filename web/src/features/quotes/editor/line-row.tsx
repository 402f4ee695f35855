/** One line of a quote: two rows of inputs on wide screens, a small card on phones. */
import type { QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import {
  itemKindWords,
  itemUnitWords,
  pageCurrencies,
  pageItemKinds,
} from '@kervan/domain/quotes/quote-options.ts'
import { lineAmount } from '@kervan/domain/quotes/quote-sums.ts'
import { keysOf } from '@kervan/domain/requests/request-options.ts'
import { currencies } from '@kervan/domain/values/currency.ts'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { AmountText } from '#features/quotes/amount-text.tsx'
import { setLineValue, useEditing, useEditor } from '#features/quotes/editor/editor-context.ts'
import { LineConflicts } from '#features/quotes/editor/line-conflicts.tsx'
import { focusAfterRemoval, lineInputId } from '#features/quotes/editor/line-ids.ts'
import { marginText } from '#features/quotes/editor/margin-text.ts'
import { quoteChecks } from '#features/quotes/editor/quote-checks.ts'
import type { LineField } from '#features/quotes/editor/quote-edits.ts'
import { CheckboxBox } from '#spine/ui/checkbox.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { Input } from '#spine/ui/input.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { toast } from '#spine/ui/toast.tsx'

export const lineGrids = {
  first:
    'grid grid-cols-2 gap-2 sm:grid-cols-4 xl:grid-cols-[minmax(0,1fr)_5.5rem_7.5rem_8rem_5.5rem_8rem_6.5rem_2.25rem]',
  second:
    'grid grid-cols-2 gap-2 sm:grid-cols-4 xl:grid-cols-[12.5rem_minmax(0,1fr)_7.5rem_5.5rem_9rem_6.75rem_8.5rem]',
}
const small = 'h-9 text-14'
const optionsOf = (values: readonly string[], words: Partial<Record<string, string>> = {}) =>
  values.map((value) => ({ value, label: words[value] ?? value }))
const currencyOptions = optionsOf(currencies)
const unitOptions = optionsOf(keysOf(itemUnitWords), itemUnitWords)

export function LineRow({ line }: { line: QuoteLine }) {
  const { editor, basis, figures } = useEditing()
  const terms = useEditor(({ state }) => figures.termsOf(state))
  const { id } = line
  const set = <Name extends LineField>(name: Name, value: QuoteLine[Name]) =>
    setLineValue(editor, id, name, value)
  const margin = figures.marginOfLine(line, terms)
  const kinds = [...new Set<string>([...pageItemKinds, line.kind])]
  const taxes = basis.tax_codes.map(({ code, title }) => ({ value: code, label: `${code} · ${title}` }))
  const name = line.title || 'Adsız kalem'
  const remove = (button: HTMLElement) => {
    focusAfterRemoval(button)
    const takeBack = editor.removeLine(id)
    toast.undo({ title: `Kalem silindi: ${name}`, topic: `removed-line-${id}` }, takeBack)
  }
  return (
    <div className="relative flex flex-col gap-2 py-2 max-xl:gap-3">
      <div className={lineGrids.first}>
        <Cell label="Kalem" className="col-span-full max-xl:pr-10 xl:col-span-1">
          <Input
            id={lineInputId(id, 'title')}
            value={line.title}
            onChange={(event) => set('title', event.target.value)}
            maxLength={140}
            className={cn(small, 'font-medium')}
          />
        </Cell>
        <Cell label="Miktar" problem={problemOf('quantity', line.quantity)}>
          <NumberInput
            value={line.quantity}
            onChange={(value) => set('quantity', value)}
            decimals={3}
            step="1"
            className={cn(small, 'text-right')}
          />
        </Cell>
        <Cell label="Birim">
          <Select
            value={line.unit}
            onChange={(event) => set('unit', event.target.value as QuoteLine['unit'])}
            options={unitOptions}
            className={small}
          />
        </Cell>
        <Cell label="Birim fiyat" problem={problemOf('unit_price', line.unit_price)}>
          <NumberInput
            id={lineInputId(id, 'price')}
            value={line.unit_price}
            onChange={(value) => set('unit_price', value)}
            onBlur={() => line.unit_price === '' && set('unit_price', '0')}
            decimals={4}
            step="0.01"
            className={cn(small, 'text-right')}
          />
        </Cell>
        <Cell label="Para birimi">
          <Select
            value={line.currency}
            onChange={(event) => set('currency', event.target.value as QuoteLine['currency'])}
            options={optionsOf([...new Set([...pageCurrencies, line.currency])])}
            className={small}
          />
        </Cell>
        <Figure label="Tutar">
          <AmountText amount={lineAmount(line)} currency={line.currency} />
        </Figure>
        <Figure label="Marj" muted>
          {marginText(line, margin)}
        </Figure>
        <IconButton
          label={`Sil: ${name}`}
          size="sm"
          data-removes-line
          onClick={(event) => remove(event.currentTarget)}
          className="justify-self-end max-xl:absolute max-xl:top-7 max-xl:right-0 xl:self-center"
        >
          <Trash2 className="size-4" strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
      <div className={lineGrids.second}>
        <Cell label="Tür">
          <Select
            value={line.kind}
            onChange={(event) => set('kind', event.target.value as QuoteLine['kind'])}
            options={optionsOf(kinds, itemKindWords)}
            className={small}
          />
        </Cell>
        <Cell label="Açıklama" className="sm:col-span-3 xl:col-span-1">
          <Input
            value={line.description}
            onChange={(event) => set('description', event.target.value)}
            maxLength={1000}
            className={small}
          />
        </Cell>
        <Cell
          label="Birim maliyet"
          problem={line.unit_cost ? problemOf('unit_cost', line.unit_cost) : undefined}
        >
          <NumberInput
            value={line.unit_cost ?? ''}
            onChange={(value) => set('unit_cost', value === '' ? null : value)}
            decimals={4}
            step="0.01"
            placeholder="Girilmedi"
            className={cn(small, 'text-right')}
          />
        </Cell>
        <Cell label="Maliyetin para birimi">
          <Select
            value={line.cost_currency}
            onChange={(event) => set('cost_currency', event.target.value as QuoteLine['currency'])}
            options={currencyOptions}
            className={small}
          />
        </Cell>
        <Cell label="Vergi">
          <Select
            value={line.tax_code}
            onChange={(event) => set('tax_code', event.target.value)}
            options={taxes}
            className={small}
          />
        </Cell>
        <Flag label="İsteğe bağlı" isOn={line.is_optional} onChange={(isOn) => set('is_optional', isOn)} />
        <Flag
          label="Masraf yansıtma"
          isOn={line.is_disbursement}
          onChange={(isOn) => set('is_disbursement', isOn)}
        />
      </div>
      <LineConflicts line={line} />
    </div>
  )
}

const problemOf = (field: LineField, value: unknown) => {
  const checked = quoteChecks.line(field, value)
  return 'problem' in checked ? checked.problem : undefined
}

type CellProps = { label: string; problem?: string | undefined; className?: string; children: ReactNode }

/** On wide screens the head of the table says what it is. */
function Cell({ label, problem, className, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label className={cn('flex min-w-0 flex-col gap-1', className)}>
      <span className="text-12 text-muted xl:sr-only">{label}</span>
      {children}
      {problem && <span className="text-12 text-danger">{problem}</span>}
    </label>
  )
}

export function Figure({
  label,
  muted = false,
  children,
}: {
  label: string
  muted?: boolean
  children: ReactNode
}) {
  return (
    <p
      className={cn(
        'figures flex min-w-0 flex-col justify-center gap-1 text-right xl:self-center',
        muted ? 'text-13 text-muted' : 'font-medium',
      )}
    >
      <span className="text-12 font-normal text-muted xl:sr-only">{label}</span>
      <span className="break-words">{children}</span>
    </p>
  )
}

type FlagProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

function Flag({ label, isOn, onChange }: FlagProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label
      className={cn(
        'flex min-h-9 items-center gap-2 whitespace-nowrap text-13 max-xl:self-end',
        // On paper the box is not seen.
        !isOn && 'print-hidden',
      )}
    >
      <CheckboxBox checked={isOn} onCheckedChange={(checked) => onChange(checked === true)} />
      {label}
    </label>
  )
}
