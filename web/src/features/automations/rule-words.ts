/** A rule in Turkish sentences: what it waits for, what it asks and what it does. */
import {
  actionWords,
  assigneeWords,
  mailReceiverWords,
  settableFields,
} from '@kervan/domain/automations/actions.ts'
import { type Comparison, type Group, isGroup, type Operator } from '@kervan/domain/automations/conditions.ts'
import type { Field } from '@kervan/domain/automations/field.ts'
import type { Action, Rule, Schedule } from '@kervan/domain/automations/rule.ts'
import { type Subject, subjectFields } from '@kervan/domain/automations/subjects.ts'
import { readable } from '@kervan/domain/automations/templates.ts'
import { isSchedule, scheduleWords, triggers, weekdayWords } from '@kervan/domain/automations/triggers.ts'
import { switchedJobs } from '@kervan/domain/company/switched-jobs.ts'
import { formatMeasure } from '@kervan/domain/values/format-number.ts'

/** Whom or what an id stands for: a colleague, a template; undefined where there is none any more. */
export type NameOf = (personId: string) => string | undefined

const oneOf = new Intl.ListFormat('tr', { type: 'disjunction' })

export function scheduleText({ every, at, weekday }: Schedule): string {
  if (every === 'hour') return scheduleWords.hour
  const day =
    every === 'week' ? `Her ${weekdayWords[weekday - 1]?.toLocaleLowerCase('tr')}` : scheduleWords[every]
  return `${day} ${at}`
}

type Waiting = Pick<Rule, 'trigger' | 'schedule'>

/** What it waits for; empty for a delivered rule, whose own words say it. */
export function triggerText({ trigger, schedule }: Waiting): string {
  if (!trigger) return ''
  if (!isSchedule(trigger) || !schedule) return triggers[trigger].label
  return `${scheduleText(schedule)}: ${triggers[trigger].label.replace(/^Zamanla: /, '')}`
}

/** Nobody counts a quarter of a year in hours. */
const hours = (value: string) =>
  Number(value) >= 72 && Number(value) % 24 === 0
    ? formatMeasure(String(Number(value) / 24), 'gün')
    : formatMeasure(value, 'saat')

/** What stands after the field's name: `Ağırlık: 1.000 kg üstü`. */
const phrases: Record<Operator, (values: readonly string[]) => string> = {
  is: ([value]) => `${value}`,
  is_not: ([value]) => `${value} değil`,
  is_one_of: (values) => oneOf.format(values),
  contains: ([value]) => `“${value}” içerir`,
  not_contains: ([value]) => `“${value}” içermez`,
  starts_with: ([value]) => `“${value}” ile başlar`,
  more: ([value]) => `${value} üstü`,
  at_least: ([value]) => `en az ${value}`,
  less: ([value]) => `${value} altı`,
  at_most: ([value]) => `en çok ${value}`,
  is_yes: () => 'evet',
  is_no: () => 'hayır',
  hours_ago_over: ([value = '']) => `${hours(value)} önceden eski`,
  hours_ago_within: ([value = '']) => `son ${hours(value)} içinde`,
  hours_ahead_within: ([value = '']) => `önümüzdeki ${hours(value)} içinde`,
  passed: () => 'geçti',
  ahead: () => 'henüz gelmedi',
  empty: () => 'boş',
  not_empty: () => 'dolu',
}

export const unknownPerson = 'ofisten ayrılmış biri'

/** A value as people read it. */
export function valueText(field: Field, value: string, nameOf: NameOf): string {
  if (field.type === 'person') return nameOf(value) ?? unknownPerson
  return readable(field, value)
}

export function comparisonText(
  { field: name, operator, values }: Comparison,
  subject: Subject,
  nameOf: NameOf,
): string {
  const field = subjectFields[subject][name]
  if (!field) return `${name}: ${values.join(', ')}`
  const isSpan = field.type === 'moment'
  const whole = field.type === 'money' ? [values.join(' ')] : values
  const said = isSpan ? whole : whole.map((value) => valueText(field, value, nameOf))
  return `${field.label}: ${phrases[operator](said)}`
}

/** Groups inside it in brackets; empty where nothing is asked. */
export function conditionText(group: Group, subject: Subject, nameOf: NameOf): string {
  const parts = group.parts.map((part) => {
    if (!isGroup(part)) return comparisonText(part, subject, nameOf)
    const inner = conditionText(part, subject, nameOf)
    return part.parts.length > 1 ? `(${inner})` : inner
  })
  return parts.join(group.match === 'all' ? ' ve ' : ' veya ')
}

export function delayText(minutes: number): string {
  if (minutes === 0) return 'Hemen'
  if (minutes % 1440 === 0) return `${minutes / 1440} gün sonra`
  return minutes % 60 === 0 ? `${minutes / 60} saat sonra` : `${minutes} dakika sonra`
}

const quoted = (text: string) => (text ? `“${text}”` : '')

/** What is not written yet is left out, with its comma. */
const said = (word: string, ...parts: string[]) => {
  const known = parts.filter(Boolean)
  return known.length > 0 ? `${word}: ${known.join(', ')}` : word
}

export function actionText(action: Action, subject: Subject, nameOf: NameOf): string {
  const person =
    'person_id' in action && action.person_id ? (nameOf(action.person_id) ?? unknownPerson) : undefined
  const of = (words: Readonly<Record<string, string>>, kind: string) =>
    kind === 'person' && person ? person : (words[kind] ?? kind).toLocaleLowerCase('tr')
  const word = actionWords[action.type]
  switch (action.type) {
    case 'assign':
      return said(word, of(assigneeWords, action.to))
    case 'create_work':
      return said(
        word,
        quoted(action.title),
        action.assign_to === 'nobody' ? '' : of(assigneeWords, action.assign_to),
      )
    case 'notify':
      return said(word, of(mailReceiverWords, action.receiver), quoted(action.title))
    case 'mail':
      return said(word, of(mailReceiverWords, action.receiver), quoted(action.subject))
    case 'newsletter':
      return said(word, action.template_id ? quoted(nameOf(action.template_id) ?? 'silinmiş şablon') : '')
    case 'set_field': {
      const field = settableFields[subject]?.[action.field]
      return said(field?.label ?? action.field, field?.choices?.[action.value] ?? action.value)
    }
    case 'webhook':
      return said(word, hostOf(action.url))
  }
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)

/** One line below its name: a delivered rule says what it does, another what it waits for and does. */
export function ruleLine(rule: Rule, nameOf: NameOf): string {
  if (rule.builtin) return switchedJobs[rule.builtin].about
  if (!rule.trigger) return ''
  const { subject } = triggers[rule.trigger]
  const acts = rule.actions.map((action) => actionText(action, subject, nameOf)).join('; ')
  return `${triggerText(rule)} → ${acts}`
}
