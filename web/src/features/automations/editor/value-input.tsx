/** What a field is compared with: the input that fits its type and the comparison. */
import { type Comparison, mostValues, valuesNeeded } from '@kervan/domain/automations/conditions.ts'
import type { Field } from '@kervan/domain/automations/field.ts'
import { currencies } from '@kervan/domain/values/currency.ts'
import { useState } from 'react'
import { ChoiceChips } from '#features/automations/editor/choice-chips.tsx'
import { Input } from '#spine/ui/input.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { type Option, Select } from '#spine/ui/select.tsx'

type Props = {
  field: Field
  comparison: Comparison
  /** Of whom a field of the type person can be. */
  people: readonly Option[]
  isInvalid: boolean
  onChange: (values: string[]) => void
}

export function ValueInput({ field, comparison: { operator, values }, people, isInvalid, onChange }: Props) {
  const needed = valuesNeeded(operator, field.type)
  const [first = '', second = ''] = values
  const control = { 'aria-invalid': isInvalid || undefined, 'aria-label': 'Değer' }
  if (needed === 0) return null
  const options = field.type === 'person' ? people : optionsOf(field)
  if (needed === 'list')
    return options ? (
      <ChoiceChips label="Değerler" options={options} chosen={values} onChange={onChange} />
    ) : (
      <TextList {...control} values={values} onChange={onChange} />
    )
  if (options)
    return (
      <Select
        {...control}
        value={first}
        options={options}
        placeholder="Seçin"
        onChange={({ target }) => onChange([target.value])}
      />
    )
  if (needed === 2)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-2">
        <NumberInput
          {...control}
          decimals={2}
          value={first}
          onChange={(amount) => onChange([amount, second])}
        />
        <Select
          aria-label="Para birimi"
          value={second}
          options={currencies.map((code) => ({ value: code, label: code }))}
          onChange={({ target }) => onChange([first, target.value])}
        />
      </div>
    )
  if (field.type === 'moment')
    return <NumberInput {...control} unit="saat" value={first} onChange={(hours) => onChange([hours])} />
  if (field.type === 'number')
    return (
      <NumberInput
        {...control}
        decimals={3}
        {...(field.unit && { unit: field.unit })}
        value={first}
        onChange={(number) => onChange([number])}
      />
    )
  return <Input {...control} value={first} onChange={({ target }) => onChange([target.value])} />
}

function optionsOf({ choices }: Field): Option[] | undefined {
  return choices && Object.entries(choices).map(([value, label]) => ({ value, label }))
}

type ListProps = {
  'aria-label': string
  'aria-invalid': true | undefined
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** The text is kept as it is typed: a comma at its end begins another value. */
function TextList({ values, onChange, ...control }: ListProps) {
  const [text, setText] = useState(values.join(', '))
  return (
    <Input
      {...control}
      value={text}
      placeholder="Almanya, Fransa, İtalya"
      onChange={({ target }) => {
        setText(target.value)
        const typed = target.value.split(',').map((value) => value.trim())
        onChange(typed.filter(Boolean).slice(0, mostValues))
      }}
    />
  )
}
