/** The price lines of a quote in the offline file. */
import type { TaxCode } from '@kervan/domain/quotes/pricing-basis.ts'
import {
  dialogCurrencies,
  dialogItemKinds,
  itemKindWords,
  itemUnitWords,
} from '@kervan/domain/quotes/quote-options.ts'
import { keysOf } from '@kervan/domain/requests/request-options.ts'
import { signOf } from '@kervan/domain/values/currency.ts'
import { clsx } from 'clsx'
import { lineProblems } from '#assembly/desk/line-problems.ts'
import { FieldRows } from '#features/quotes/field-rows.tsx'
import type { FiledQuote } from '#features/quotes/import/quote-file.ts'
import { blankLine, type LineDraft, taxCodeOf } from '#features/quotes/manual/quote-draft.ts'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { Select } from '#spine/ui/select.tsx'

type Props = {
  quote: FiledQuote
  taxCodes: readonly TaxCode[]
  /** Says what the office would refuse. */
  asksForMissing: boolean
  onChange: (items: LineDraft[]) => void
}

const of = 'kalem'
const kindOptions = dialogItemKinds.map((value) => ({ value, label: itemKindWords[value] }))
const unitOptions = keysOf(itemUnitWords).map((value) => ({ value, label: itemUnitWords[value] }))
const currencyOptions = dialogCurrencies.map((value) => ({ value, label: value }))

export function QuoteLines({ quote, taxCodes, asksForMissing, onChange }: Props) {
  const { items } = quote
  const taxOptions = taxCodes.map(({ code, percent }) => ({ value: code, label: `${code} (%${percent})` }))
  const write = (row: number, part: Partial<LineDraft>) =>
    onChange(items.map((line, at) => (at === row ? { ...line, ...part } : line)))
  return (
    <FieldRows
      legend="Fiyat kalemleri"
      of={of}
      addLabel="Kalem ekle"
      rows={items.map((_, row) => ({ id: String(row) }))}
      onAdd={() => onChange([...items, blankLine(quote.currency)])}
      onRemove={(row) => onChange(items.toSpliced(row, 1))}
    >
      {(row) => {
        const line = items[row] ?? blankLine(quote.currency)
        const problems: ReturnType<typeof lineProblems> = asksForMissing ? lineProblems(line) : {}
        const label = (text: string) => (
          <span className={clsx('text-13 font-normal text-muted', row > 0 && 'min-[88rem]:sr-only')}>
            <span className="sr-only">
              {row + 1}. {of},{' '}
            </span>
            {text}
          </span>
        )
        const money = {
          decimals: 4,
          min: '0',
          step: '0.01',
          unit: signOf(line.currency),
          spokenUnit: line.currency,
        }
        return (
          <div className="grid min-w-0 flex-1 grid-cols-2 items-start gap-2 md:grid-cols-4 min-[88rem]:grid-cols-[7.5rem_minmax(9rem,1fr)_4.5rem_7.5rem_8rem_5.5rem_8rem_8rem]">
            <Field label={label('Tür')}>
              <Select
                options={kindOptions}
                value={line.kind}
                // Another kind is taxed by its own rule.
                onChange={({ target }) =>
                  write(row, { kind: target.value as LineDraft['kind'], tax_code: '' })
                }
              />
            </Field>
            <Field label={label('Kalem')} error={problems.title}>
              <Input
                maxLength={140}
                value={line.title}
                onChange={({ target }) => write(row, { title: target.value })}
              />
            </Field>
            <Field label={label('Miktar')} error={problems.quantity}>
              <NumberInput
                value={line.quantity}
                onChange={(quantity) => write(row, { quantity })}
                decimals={3}
                step="1"
              />
            </Field>
            <Field label={label('Birim')}>
              <Select
                options={unitOptions}
                value={line.unit}
                onChange={({ target }) => write(row, { unit: target.value as LineDraft['unit'] })}
              />
            </Field>
            <Field label={label('Birim fiyat')} error={problems.unit_price}>
              <NumberInput
                value={line.unit_price}
                onChange={(unit_price) => write(row, { unit_price })}
                {...money}
              />
            </Field>
            <Field label={label('Para birimi')}>
              <Select
                options={currencyOptions}
                value={line.currency}
                onChange={({ target }) => write(row, { currency: target.value })}
              />
            </Field>
            <Field label={label('Birim maliyet')} error={problems.unit_cost}>
              <NumberInput
                value={line.unit_cost}
                onChange={(unit_cost) => write(row, { unit_cost })}
                {...money}
              />
            </Field>
            <Field label={label('Vergi')}>
              <Select
                options={taxOptions}
                value={taxCodeOf(line)}
                onChange={({ target }) => write(row, { tax_code: target.value })}
              />
            </Field>
          </div>
        )
      }}
    </FieldRows>
  )
}
