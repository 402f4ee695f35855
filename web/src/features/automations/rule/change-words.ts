/** What the parts of a rule are called in its history, and how they read. */
import type { Group } from '@kervan/domain/automations/conditions.ts'
import type { Action, Rule, Schedule } from '@kervan/domain/automations/rule.ts'
import { type TriggerKey, triggers } from '@kervan/domain/automations/triggers.ts'
import { switchedJobs } from '@kervan/domain/company/switched-jobs.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import {
  actionText,
  conditionText,
  delayText,
  type NameOf,
  scheduleText,
} from '#features/automations/rule-words.ts'

const fieldWords: Readonly<Record<string, string>> = {
  name: 'Ad',
  description: 'Açıklama',
  trigger: 'Ne zaman',
  schedule: 'Zaman',
  condition: 'Koşul',
  delay_minutes: 'Bekleme',
  unless: 'Bu arada',
  actions: 'Ne yapılır',
  is_active: 'Durum',
  paused_at: 'Duraklatma',
  parameters: 'Ayarlar',
}

export const fieldWord = (field: string) => fieldWords[field] ?? field

const nothing = '–'

type Known = Pick<Rule, 'trigger' | 'builtin'>
type Reader = (value: never, rule: Known, nameOf: NameOf) => string

/** Conditions and actions are read with the fields of the rule's present subject; what that does not know keeps its name. */
const subjectOf = ({ trigger }: Known) => (trigger ? triggers[trigger].subject : 'request')

const readers: Readonly<Record<string, Reader>> = {
  trigger: (value: TriggerKey) => triggers[value]?.label ?? value,
  schedule: (value: Schedule) => scheduleText(value),
  condition: (value: Group, rule, nameOf) => conditionText(value, subjectOf(rule), nameOf) || 'Her seferinde',
  unless: (value: Group, rule, nameOf) => conditionText(value, subjectOf(rule), nameOf) || nothing,
  delay_minutes: (value: number) => delayText(value),
  actions: (value: Action[], rule, nameOf) =>
    value.map((action) => actionText(action, subjectOf(rule), nameOf)).join('; '),
  is_active: (value: boolean) => (value ? 'Açık' : 'Kapalı'),
  paused_at: (value: string) => formatDateTime(value),
  parameters: (value: Record<string, number>, { builtin }) => parametersText(value, builtin),
}

export function changeText(field: string, value: unknown, rule: Known, nameOf: NameOf): string {
  if (value === null || value === undefined || value === '') return nothing
  return readers[field]?.(value as never, rule, nameOf) ?? String(value)
}

const unitWords = { days: 'gün', hours: 'saat' } as const

function parametersText(values: Readonly<Record<string, number>>, builtin: Rule['builtin']): string {
  const known: Readonly<Record<string, { label: string; unit: keyof typeof unitWords }>> = builtin
    ? switchedJobs[builtin].parameters
    : {}
  const parts = Object.entries(values).map(([name, value]) => {
    const parameter = known[name]
    return parameter ? `${parameter.label}: ${value} ${unitWords[parameter.unit]}` : `${name}: ${value}`
  })
  return parts.join(', ') || nothing
}
