/** How long a rule waits before it acts, and what makes that needless in the meantime. */
import { subjectFields } from '@kervan/domain/automations/subjects.ts'
import { triggers } from '@kervan/domain/automations/triggers.ts'
import { useState } from 'react'
import { draftOf, newComparison } from '#features/automations/editor/condition-draft.ts'
import { ConditionEditor } from '#features/automations/editor/condition-editor.tsx'
import { type Faults, faultAt } from '#features/automations/editor/faults.ts'
import {
  type DelayUnit,
  delayUnits,
  delayUnitWords,
  type RuleDraft,
  unitOfDelay,
} from '#features/automations/editor/rule-draft.ts'
import { Checkbox } from '#spine/ui/checkbox.tsx'
import { Field } from '#spine/ui/field.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { type Option, Select } from '#spine/ui/select.tsx'

type Props = {
  draft: RuleDraft
  people: readonly Option[]
  faults: Faults
  onChange: (draft: RuleDraft) => void
}

export function DelayFields({ draft, people, faults, onChange }: Props) {
  const { delay_minutes, unless } = draft
  const [unit, setUnit] = useState<DelayUnit>(unitOfDelay(delay_minutes))
  const amount = delay_minutes / delayUnits[unit]
  const wait = (count: number, of: DelayUnit) => onChange({ ...draft, delay_minutes: count * delayUnits[of] })
  const fields = subjectFields[triggers[draft.trigger].subject]
  return (
    <div className="flex flex-col gap-4">
      <div className="grid max-w-md grid-cols-2 items-end gap-2">
        <Field label="Ne kadar beklensin" error={faultAt(faults, 'delay_minutes')}>
          <NumberInput
            value={delay_minutes === 0 ? '' : String(amount)}
            placeholder="Hemen"
            onChange={(typed) => wait(Number(typed), unit)}
          />
        </Field>
        <Select
          aria-label="Birim"
          value={unit}
          options={Object.entries(delayUnitWords).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => {
            const next = target.value as DelayUnit
            setUnit(next)
            wait(Math.round(amount), next)
          }}
        />
      </div>
      {delay_minutes > 0 && (
        <Checkbox
          label="Bu arada gerek kalmadıysa yapma"
          hint="Süre dolunca kayda yeniden bakılır; aşağıdaki koşul sağlanıyorsa bir şey yapılmaz."
          checked={unless !== null}
          onCheckedChange={(checked) =>
            onChange({
              ...draft,
              unless: checked === true ? { ...draftOf(), parts: [newComparison(fields)] } : null,
            })
          }
        />
      )}
      {delay_minutes > 0 && unless && (
        <ConditionEditor
          label="Bu arada"
          path="unless"
          fields={fields}
          people={people}
          faults={faults}
          group={unless}
          onChange={(changed) => onChange({ ...draft, unless: changed })}
        />
      )}
    </div>
  )
}
