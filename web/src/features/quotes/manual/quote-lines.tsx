/** The price lines of a quote, at least one. A name may come from the catalogue, with its usual price. */
import type { Charge } from '@kervan/domain/quotes/pricing-basis.ts'
import {
  dialogCurrencies,
  dialogItemKinds,
  itemKindWords,
  itemUnitWords,
} from '@kervan/domain/quotes/quote-options.ts'
import { keysOf } from '@kervan/domain/requests/request-options.ts'
import { signOf } from '@kervan/domain/values/currency.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { type ReactNode, useState } from 'react'
import { useController, useFieldArray } from 'react-hook-form'
import { FieldRows, RowLabel } from '#features/quotes/field-rows.tsx'
import { blankLine, lineFromCharge } from '#features/quotes/manual/quote-draft.ts'
import { ChoiceField, FigureField } from '#features/quotes/manual/quote-fields.tsx'
import type { QuoteFormState } from '#features/quotes/manual/quote-form-state.ts'
import { Field } from '#spine/ui/field.tsx'
import { SuggestingInput } from '#spine/ui/suggesting-input.tsx'

type Props = { form: QuoteFormState; charges: readonly Charge[] }

const of = 'kalem'

export function QuoteLines({ form, charges }: Props) {
  const rows = useFieldArray({ control: form.control, name: 'items' })
  return (
    <FieldRows
      legend="Fiyat kalemleri"
      of={of}
      addLabel="Kalem ekle"
      rows={rows.fields}
      onAdd={() =>
        rows.append(blankLine(form.getValues('currency')), { focusName: focusOf(rows.fields.length) })
      }
      onRemove={rows.remove}
    >
      {(row) => <Line form={form} row={row} charges={charges} />}
    </FieldRows>
  )
}

const focusOf = (row: number) => `items.${row}.title`
const kindOptions = dialogItemKinds.map((kind) => ({ value: kind, label: itemKindWords[kind] }))
const unitOptions = keysOf(itemUnitWords).map((unit) => ({ value: unit, label: itemUnitWords[unit] }))
const currencyOptions = dialogCurrencies.map((currency) => ({ value: currency, label: currency }))

function Line({ form, row, charges }: Props & { row: number }) {
  const currency = form.watch(`items.${row}.currency`)
  const money = { decimals: 4, min: '0', step: '0.01', unit: signOf(currency), spokenUnit: currency }
  const label = (text: ReactNode) => (
    <RowLabel of={of} row={row}>
      {text}
    </RowLabel>
  )
  return (
    <div className="grid min-w-0 flex-1 grid-cols-2 items-start gap-2 md:grid-cols-[9.5rem_minmax(0,1fr)_5rem_7.5rem_8rem_5rem_8rem]">
      <ChoiceField
        form={form}
        name={`items.${row}.kind`}
        label={label('Tür')}
        options={kindOptions}
        // Another kind is taxed by its own rule.
        onChoose={() => form.setValue(`items.${row}.tax_code`, '')}
        className="max-md:col-span-full"
      />
      <LineTitle form={form} row={row} charges={charges} label={label('Kalem')} />
      <FigureField form={form} name={`items.${row}.quantity`} label={label('Miktar')} decimals={3} step="1" />
      <ChoiceField form={form} name={`items.${row}.unit`} label={label('Birim')} options={unitOptions} />
      <FigureField form={form} name={`items.${row}.unit_price`} label={label('Birim fiyat')} {...money} />
      <ChoiceField
        form={form}
        name={`items.${row}.currency`}
        label={label('Para birimi')}
        options={currencyOptions}
      />
      <FigureField form={form} name={`items.${row}.unit_cost`} label={label('Birim maliyet')} {...money} />
    </div>
  )
}

const maxSuggestions = 8

function LineTitle({ form, row, charges, label }: Props & { row: number; label: ReactNode }) {
  const { field, fieldState } = useController({ control: form.control, name: `items.${row}.title` })
  const mode = form.watch('transport_mode')
  // What stands there already is no search yet.
  const [typed, setTyped] = useState('')
  const words = foldTurkish(typed.trim())
  const suggestions = charges
    .filter(
      ({ transport_modes, title }) => transport_modes.includes(mode) && foldTurkish(title).includes(words),
    )
    .slice(0, maxSuggestions)
    .map((charge) => ({ key: charge.id, label: charge.title, charge }))
  return (
    <Field label={label} error={fieldState.error?.message} className="max-md:col-span-full">
      <SuggestingInput
        {...field}
        onChange={(text) => {
          setTyped(text)
          field.onChange(text)
        }}
        suggestions={suggestions}
        onPick={({ charge }) => {
          setTyped('')
          const line = lineFromCharge(charge, form.getValues(`items.${row}`), form.getValues())
          form.setValue(`items.${row}`, line, {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }}
        listLabel="Masraf kataloğu"
      />
    </Field>
  )
}
