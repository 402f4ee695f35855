/** One comparison of a condition: a field, how it is compared, and with what. */
import { operatorsOf, operatorWords } from '@kervan/domain/automations/conditions.ts'
import type { Fields } from '@kervan/domain/automations/field.ts'
import { X } from 'lucide-react'
import { useId } from 'react'
import {
  type ComparisonDraft,
  comparisonWith,
  withOperator,
} from '#features/automations/editor/condition-draft.ts'
import { FaultText } from '#features/automations/editor/fault-text.tsx'
import { type Faults, faultWithin } from '#features/automations/editor/faults.ts'
import { ValueInput } from '#features/automations/editor/value-input.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { type Option, Select } from '#spine/ui/select.tsx'

type Props = {
  label: string
  path: string
  fields: Fields
  people: readonly Option[]
  faults: Faults
  comparison: ComparisonDraft
  onChange: (comparison: ComparisonDraft) => void
  onRemove: () => void
}

export function ComparisonRow({ label, path, fields, people, faults, comparison, ...acts }: Props) {
  const { onChange, onRemove } = acts
  const id = useId()
  const field = fields[comparison.field]
  const fault = faultWithin(faults, path)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of a fieldset, whose legend would be a heading for each
    <div
      role="group"
      aria-label={label}
      aria-describedby={fault ? id : undefined}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <div className="grid items-start gap-2 max-md:rounded-card max-md:bg-hover max-md:p-3 md:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,3fr)_2rem]">
        <Select
          aria-label="Alan"
          className="text-14"
          value={comparison.field}
          options={[
            ...(field ? [] : [{ value: comparison.field, label: `Bilinmeyen alan: ${comparison.field}` }]),
            ...Object.entries(fields).map(([value, each]) => ({ value, label: each.label })),
          ]}
          onChange={({ target }) =>
            onChange({ key: comparison.key, ...comparisonWith(fields, target.value) })
          }
        />
        {field ? (
          <>
            <Select
              aria-label="Karşılaştırma"
              className="text-14"
              value={comparison.operator}
              options={operatorsOf[field.type].map((value) => ({ value, label: operatorWords[value] }))}
              onChange={({ target }) =>
                onChange(withOperator(comparison, target.value as ComparisonDraft['operator'], field.type))
              }
            />
            <div className="min-w-0">
              <ValueInput
                // Another kind of input begins anew.
                key={`${comparison.field} ${comparison.operator}`}
                field={field}
                comparison={comparison}
                people={people}
                isInvalid={Boolean(fault)}
                onChange={(values) => onChange({ ...comparison, values })}
              />
            </div>
          </>
        ) : (
          <span className="md:col-span-2" />
        )}
        <IconButton size="sm" label="Karşılaştırmayı kaldır" className="md:mt-1" onClick={onRemove}>
          <X strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
      {fault && <FaultText id={id}>{fault}</FaultText>}
    </div>
  )
}
