/** What is wrong with a rule, each with the place: unknown fields, values of the wrong kind, huge conditions, unknown variables. Without zod. */
import {
  type ActionType,
  assignable,
  type MailReceiverKind,
  notAssignable,
  ofCustomers,
  settableFields,
} from '#automations/actions.ts'
import {
  type Comparison,
  type Group,
  isGroup,
  mostComparisons,
  mostValues,
  operatorsOf,
  operatorWords,
  valuesNeeded,
} from '#automations/conditions.ts'
import type { Field, FieldType } from '#automations/field.ts'
import { concernsCustomer, fieldOf, type Subject, subjectWords } from '#automations/subjects.ts'
import { templateFault } from '#automations/templates.ts'
import { isSchedule, type TriggerKey, triggers } from '#automations/triggers.ts'
import { currencies } from '#values/currency.ts'

export type Fault = { path: (string | number)[]; message: string }

type ComposedAction = {
  type: ActionType
  to?: string
  assign_to?: string
  receiver?: MailReceiverKind
  person_id?: string | null
  template_id?: string | null
  title?: string
  description?: string
  message?: string
  subject?: string
  body?: string
  field?: string
  value?: string
  url?: string
}
export type ComposedRule = {
  trigger: TriggerKey
  schedule: object | null
  condition: Group
  delay_minutes: number
  unless: Group | null
  actions: readonly ComposedAction[]
}

export function ruleFaults(rule: ComposedRule): Fault[] {
  const { subject } = triggers[rule.trigger]
  return [
    ...scheduleFaults(rule),
    ...conditionFaults(rule.condition, subject, ['condition']),
    ...(rule.unless ? unlessFaults(rule.unless, rule.delay_minutes, subject) : []),
    ...rule.actions.flatMap((action, at) => actionFaults(action, subject, ['actions', at])),
  ]
}

function scheduleFaults({ trigger, schedule, condition }: ComposedRule): Fault[] {
  if (!isSchedule(trigger))
    return schedule ? [{ path: ['schedule'], message: 'Bu kural zamanla çalışmaz.' }] : []
  if (!schedule) return [{ path: ['schedule'], message: 'Ne zaman çalışacağını seçin.' }]
  return condition.parts.length === 0
    ? [
        {
          path: ['condition'],
          message: 'Zamanla çalışan kuralda en az bir koşul yazın; yoksa bütün kayıtlar için çalışır.',
        },
      ]
    : []
}

function unlessFaults(unless: Group, delay: number, subject: Subject): Fault[] {
  const path = ['unless']
  if (unless.parts.length === 0) return [{ path, message: 'En az bir koşul yazın veya bu bölümü kaldırın.' }]
  if (delay === 0) return [{ path, message: 'Bekleme süresi yoksa «bu arada» koşulu olmaz.' }]
  return conditionFaults(unless, subject, path)
}

export function conditionFaults(group: Group, subject: Subject, path: Fault['path']): Fault[] {
  const total = countOf(group)
  if (total > mostComparisons)
    return [
      { path, message: `Koşul çok büyük: ${total} karşılaştırma var, en fazla ${mostComparisons} olabilir.` },
    ]
  return group.parts.flatMap((part, at) => partFaults(part, subject, [...path, 'parts', at]))
}

const countOf = (group: Group): number =>
  group.parts.reduce((sum, part) => sum + (isGroup(part) ? countOf(part) : 1), 0)

function partFaults(part: Comparison | Group, subject: Subject, path: Fault['path']): Fault[] {
  if (!isGroup(part)) return comparisonFaults(part, subject, path)
  if (part.parts.length === 0)
    return [{ path, message: 'Bu grup boş. Bir karşılaştırma ekleyin veya grubu kaldırın.' }]
  return part.parts.flatMap((inner, at) => partFaults(inner, subject, [...path, 'parts', at]))
}

function comparisonFaults(comparison: Comparison, subject: Subject, path: Fault['path']): Fault[] {
  const { operator, values } = comparison
  const field = fieldOf(subject, comparison.field)
  if (!field)
    return [
      {
        path: [...path, 'field'],
        message: `${subjectWords[subject]} için «${comparison.field}» diye bir alan yok.`,
      },
    ]
  if (!operatorsOf[field.type].includes(operator))
    return [
      {
        path: [...path, 'operator'],
        message: `${field.label} için «${operatorWords[operator]}» kullanılamaz.`,
      },
    ]
  const message = valuesFault(field, valuesNeeded(operator, field.type), values)
  return message ? [{ path: [...path, 'values'], message: `${field.label}: ${message}` }] : []
}

function valuesFault(
  field: Field,
  needed: 0 | 1 | 2 | 'list',
  values: readonly string[],
): string | undefined {
  if (needed === 0) return values.length === 0 ? undefined : 'burada değer olmaz.'
  if (needed === 'list' ? values.length === 0 : values.length !== needed) return 'bir değer yazın.'
  if (values.length > mostValues) return `en fazla ${mostValues} değer seçilebilir.`
  if (field.type === 'money' && !currencies.some((currency) => currency === values[1]))
    return 'para birimini seçin.'
  const checked = field.type === 'money' ? values.slice(0, 1) : values
  return checked.some((value) => !shapes[field.type](value, field)) ? shapeWords[field.type] : undefined
}

const decimal = /^(0|[1-9]\d{0,11})(\.\d{1,3})?$/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const shapes: Record<FieldType, (value: string, field: Field) => boolean> = {
  text: (value) => value.trim() !== '',
  number: (value) => decimal.test(value),
  money: (value) => decimal.test(value),
  choice: (value, { choices = {} }) => Object.hasOwn(choices, value),
  moment: (value) => /^[1-9]\d{0,4}$/.test(value),
  yes_no: () => false,
  person: (value) => uuid.test(value),
}
const shapeWords: Record<FieldType, string> = {
  text: 'bir değer yazın.',
  number: 'bir sayı yazın, örneğin 1.234,5.',
  money: 'bir tutar yazın, örneğin 1.234,50.',
  choice: 'listedeki değerlerden birini seçin.',
  moment: 'saati tam sayı olarak yazın.',
  yes_no: 'burada değer olmaz.',
  person: 'bir kişi seçin.',
}

function actionFaults(action: ComposedAction, subject: Subject, path: Fault['path']): Fault[] {
  const fault = (part: string, message: string | undefined): Fault[] =>
    message ? [{ path: [...path, part], message }] : []
  const texts = (['title', 'description', 'message', 'subject', 'body'] as const).flatMap((part) =>
    fault(part, templateFault(subject, action[part] ?? '')),
  )
  const needsPerson = [action.to, action.assign_to, action.receiver].includes('person')
  return [
    ...texts,
    ...(concernsCustomer(subject) ? [] : outsideFaults(action, subject, fault)),
    ...fault('person_id', needsPerson && !action.person_id ? 'Bir kişi seçin.' : undefined),
    ...fault(
      'type',
      action.type === 'assign' && !assignable.includes(subject) ? notAssignable(subject) : undefined,
    ),
    ...fault(
      'template_id',
      action.type === 'newsletter' && !action.template_id ? 'Bir şablon seçin.' : undefined,
    ),
    ...(action.type === 'set_field' ? setFieldFaults(action, subject, fault) : []),
    ...(action.type === 'webhook' ? fault('url', urlFault(action.url ?? '')) : []),
  ]
}

/** Nobody outside the office is meant by what is about the office alone. */
function outsideFaults(
  action: ComposedAction,
  subject: Subject,
  fault: (part: string, message: string) => Fault[],
): Fault[] {
  const message = `${subjectWords[subject]} bir müşteriyle ilgili değildir; ofisten birini seçin.`
  const wrong = (['to', 'assign_to', 'receiver'] as const).filter((part) =>
    ofCustomers.includes(action[part] ?? ''),
  )
  return [
    ...wrong.flatMap((part) => fault(part, message)),
    ...(action.type === 'newsletter'
      ? fault('type', `${subjectWords[subject]} bir müşteriyle ilgili değildir; bülten kimseye gönderilemez.`)
      : []),
  ]
}

function setFieldFaults(
  { field: name = '', value = '' }: ComposedAction,
  subject: Subject,
  fault: (part: string, message: string | undefined) => Fault[],
): Fault[] {
  const fields = settableFields[subject] ?? {}
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field) return fault('field', `${subjectWords[subject]} için «${name}» alanı değiştirilemez.`)
  if (field.type === 'choice')
    return fault('value', shapes.choice(value, field) ? undefined : 'Listedeki değerlerden birini seçin.')
  return fault('value', templateFault(subject, value))
}

/** Where it may lead is checked when it is called, name and address; here that it is one, and that no secret is written into it. */
const address = /^https?:\/\/([^\s/?#]+)([/?#]\S*)?$/i

function urlFault(text: string): string | undefined {
  const [, host] = address.exec(text) ?? []
  if (!host) return 'Geçerli bir adres yazın, örneğin https://ornek.example/kervan.'
  return host.includes('@') ? 'Adreste kullanıcı adı veya şifre olmamalı.' : undefined
}
