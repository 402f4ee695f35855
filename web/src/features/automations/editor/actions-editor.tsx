/** What a rule does, one after the other. */
import {
  type ActionType,
  actionWords,
  assignable,
  mostActions,
  settableFields,
} from '@kervan/domain/automations/actions.ts'
import type { Action } from '@kervan/domain/automations/rule.ts'
import { concernsCustomer, type Subject } from '@kervan/domain/automations/subjects.ts'
import { Plus, X } from 'lucide-react'
import { ActionFields } from '#features/automations/editor/action-fields.tsx'
import { FaultText } from '#features/automations/editor/fault-text.tsx'
import { type Faults, faultAt } from '#features/automations/editor/faults.ts'
import { type ActionDraft, newAction } from '#features/automations/editor/rule-draft.ts'
import type { AutomationOptions } from '#features/automations/use-automation-options.ts'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { type Option, Select } from '#spine/ui/select.tsx'

type Props = {
  subject: Subject
  actions: readonly ActionDraft[]
  people: readonly Option[]
  options: AutomationOptions
  faults: Faults
  onChange: (actions: ActionDraft[]) => void
}

export function ActionsEditor({ subject, actions, people, options, faults, onChange }: Props) {
  const replace = (changed: ActionDraft) =>
    onChange(actions.map((each) => (each.key === changed.key ? changed : each)))
  const own = faultAt(faults, 'actions')
  return (
    <div className="flex flex-col gap-4">
      <ol aria-label="Yapılacaklar" className="flex flex-col divide-y divide-line">
        {actions.map((action, index) => {
          const path = `actions.${index}`
          return (
            <li key={action.key} className="flex flex-col gap-4 py-4 first:pt-0 last:pb-0">
              <div className="flex items-end gap-2">
                <Field
                  label={actions.length > 1 ? `${index + 1}. olarak` : 'Ne yapılsın'}
                  className="w-64 max-w-full"
                  error={faultAt(faults, `${path}.type`)}
                >
                  <Select
                    value={action.type}
                    options={typesFor(subject, action.type)}
                    onChange={({ target }) =>
                      replace({ ...newAction(target.value as ActionType, subject), key: action.key })
                    }
                  />
                </Field>
                {actions.length > 1 && (
                  <IconButton
                    label={`${index + 1}. eylemi kaldır`}
                    className="ml-auto"
                    onClick={() => onChange(actions.filter(({ key }) => key !== action.key))}
                  >
                    <X strokeWidth={1.75} aria-hidden />
                  </IconButton>
                )}
              </div>
              <ActionFields
                action={action}
                subject={subject}
                people={people}
                options={options}
                faultOf={(name) => faultAt(faults, `${path}.${name}`)}
                onChange={(changes: Partial<Action>) => replace({ ...action, ...changes } as ActionDraft)}
              />
            </li>
          )
        })}
      </ol>
      {own && <FaultText>{own}</FaultText>}
      {actions.length < mostActions ? (
        <Button
          size="sm"
          className="self-start"
          onClick={() => onChange([...actions, newAction('notify', subject)])}
        >
          <Plus strokeWidth={1.75} aria-hidden />
          Bir şey daha yap
        </Button>
      ) : (
        <p className="text-13 text-muted">Bir kural en çok {mostActions} şey yapar.</p>
      )}
    </div>
  )
}

/** What cannot be done with the subject is not offered, unless it is there already and has to be seen. */
function typesFor(subject: Subject, current: ActionType): Option[] {
  const isOffered = (type: string) =>
    type === current ||
    (type === 'assign'
      ? assignable.includes(subject)
      : type === 'set_field'
        ? settableFields[subject] !== undefined
        : type !== 'newsletter' || concernsCustomer(subject))
  return Object.entries(actionWords)
    .filter(([type]) => isOffered(type))
    .map(([value, label]) => ({ value, label }))
}
