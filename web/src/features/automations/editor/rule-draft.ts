/** A rule while it is composed, and the rule that it becomes. */
import { type ActionType, ofCustomers, settableFields } from '@kervan/domain/automations/actions.ts'
import type { Action, Rule, RuleForm, Schedule } from '@kervan/domain/automations/rule.ts'
import { concernsCustomer, type Subject, subjectFields } from '@kervan/domain/automations/subjects.ts'
import { isSchedule, type TriggerKey, triggers } from '@kervan/domain/automations/triggers.ts'
import {
  conditionOf,
  draftOf,
  type GroupDraft,
  keepKnown,
} from '#features/automations/editor/condition-draft.ts'
import { randomKey } from '#spine/api/idempotency-keys.ts'

export type ActionDraft = Action & { key: string }
export type RuleDraft = {
  name: string
  description: string
  trigger: TriggerKey
  schedule: Schedule
  condition: GroupDraft
  delay_minutes: number
  /** Null where nothing of the meantime is asked. */
  unless: GroupDraft | null
  actions: readonly ActionDraft[]
}

const firstSchedule: Schedule = { every: 'weekday', at: '09:00', weekday: 1 }

export function newDraft(): RuleDraft {
  return {
    name: '',
    description: '',
    trigger: 'request.created',
    schedule: firstSchedule,
    condition: draftOf(),
    delay_minutes: 0,
    unless: null,
    actions: [newAction('notify', 'request')],
  }
}

/** Of a rule that is there; delivered ones have no trigger and are not composed. */
export function draftOfRule(rule: Rule): RuleDraft {
  return {
    name: rule.name,
    description: rule.description,
    trigger: rule.trigger ?? 'request.created',
    schedule: rule.schedule ?? firstSchedule,
    condition: draftOf(rule.condition),
    delay_minutes: rule.delay_minutes,
    unless: rule.unless && draftOf(rule.unless),
    actions: rule.actions.map((action) => ({ ...action, key: randomKey() })),
  }
}

/** As it is sent. */
export function formOf(draft: RuleDraft): RuleForm {
  return {
    name: draft.name,
    description: draft.description,
    trigger: draft.trigger,
    schedule: isSchedule(draft.trigger) ? draft.schedule : null,
    condition: conditionOf(draft.condition),
    delay_minutes: draft.delay_minutes,
    unless: draft.unless && draft.delay_minutes > 0 ? conditionOf(draft.unless) : null,
    actions: draft.actions.map(({ key: _, ...action }) => action),
  } as RuleForm
}

/** Another trigger: what is asked of fields that its subject does not have is dropped, and what cannot be done with it begins anew. */
export function withTrigger(draft: RuleDraft, trigger: TriggerKey): RuleDraft {
  const { subject } = triggers[trigger]
  if (subject === triggers[draft.trigger].subject) return { ...draft, trigger }
  const fields = subjectFields[subject]
  return {
    ...draft,
    trigger,
    condition: keepKnown(draft.condition, fields),
    unless: draft.unless && keepKnown(draft.unless, fields),
    actions: draft.actions.map((action) => {
      if (action.type === 'set_field') return newAction('set_field', subject)
      return concernsCustomer(subject) ? action : withinOffice(action, subject)
    }),
  }
}

/** What is about nobody outside the office is told to the office. */
function withinOffice(action: ActionDraft, subject: Subject): ActionDraft {
  if (action.type === 'newsletter') return newAction('notify', subject)
  if ('receiver' in action && ofCustomers.includes(action.receiver))
    return { ...action, receiver: 'responsible' }
  return 'assign_to' in action && ofCustomers.includes(action.assign_to)
    ? { ...action, assign_to: 'nobody' }
    : action
}

export function newAction(type: ActionType, subject: Subject): ActionDraft {
  return { key: randomKey(), ...emptyAction(type, subject) }
}

function emptyAction(type: ActionType, subject: Subject): Action {
  switch (type) {
    case 'assign':
      return { type, to: 'least_busy', person_id: null }
    case 'create_work':
      return {
        type,
        title: '',
        description: '',
        priority: 'medium',
        due_hours: 24,
        assign_to: 'representative',
        person_id: null,
      }
    case 'notify':
      return { type, receiver: 'responsible', person_id: null, title: '', message: '' }
    case 'mail':
      return { type, receiver: 'customer', person_id: null, subject: '', body: '' }
    case 'newsletter':
      return { type, template_id: null }
    case 'set_field':
      return { type, field: Object.keys(settableFields[subject] ?? {})[0] ?? '', value: '' }
    case 'webhook':
      return { type, url: '' }
  }
}

export const delayUnits = { minute: 1, hour: 60, day: 1440 } as const
export type DelayUnit = keyof typeof delayUnits
export const delayUnitWords = { minute: 'dakika', hour: 'saat', day: 'gün' } as const

/** The largest unit in which the delay is a whole number. */
export function unitOfDelay(minutes: number): DelayUnit {
  const unit = (['day', 'hour'] as const).find((each) => minutes % delayUnits[each] === 0)
  return minutes === 0 ? 'day' : (unit ?? 'minute')
}
