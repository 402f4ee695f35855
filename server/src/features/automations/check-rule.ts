/** What only the house knows is wrong with a rule: people who have left, groups and templates that are gone, rules that set each other off in circles. */
import type { RuleForm } from '@kervan/domain/automations/rule.ts'
import {
  chainLimit,
  circleOf,
  type LinkedRule,
  tooLongChain,
} from '@kervan/domain/automations/rule-circles.ts'
import type { Fault } from '@kervan/domain/automations/rule-faults.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export type Issues = { issues: { path: string; message: string }[] }

/** Whether an address may be called at all; a name is resolved, and what it leads to checked, at each call. */
export type MayCall = (address: string) => boolean

export async function checkRule(
  tx: Transaction,
  rule: RuleForm,
  mayCall: MayCall,
  id = '',
): Promise<Fault[]> {
  const [people, groups, templates, others] = await Promise.all([
    tx.query<{ id: string }>(
      "select id from users where role in ('staff', 'admin') and disabled_at is null and id = any($1)",
      [peopleOf(rule)],
    ),
    tx.query<{ kind: string; name: string }>('select kind, name from customer_groups', []),
    tx.query<{ id: string }>('select id from newsletter_campaigns where is_template and id = any($1)', [
      rule.actions.flatMap((action) => (action.type === 'newsletter' ? (action.template_id ?? []) : [])),
    ]),
    tx.query<LinkedRule>(
      'select id, name, trigger, actions from automation_rules where builtin is null and is_active and id::text <> $1',
      [id],
    ),
  ])
  return [
    ...personFaults(rule, new Set(people.map((person) => person.id))),
    ...groupFaults(rule, groups),
    ...templateFaults(rule, new Set(templates.map((template) => template.id))),
    ...addressFaults(rule, mayCall),
    ...circleFaults({ ...rule, id }, others),
  ]
}

export const asIssues = (faults: readonly Fault[]): Issues => ({
  issues: faults.map(({ path, message }) => ({ path: path.join('.'), message })),
})

const personOf = (action: RuleForm['actions'][number]) =>
  'person_id' in action && needsPerson(action) ? action.person_id : null
const needsPerson = (action: RuleForm['actions'][number]) =>
  ('to' in action && action.to === 'person') ||
  ('assign_to' in action && action.assign_to === 'person') ||
  ('receiver' in action && action.receiver === 'person')
const peopleOf = (rule: RuleForm) => rule.actions.flatMap((action) => personOf(action) ?? [])

function personFaults(rule: RuleForm, here: ReadonlySet<string>): Fault[] {
  return rule.actions.flatMap((action, at) => {
    const person = personOf(action)
    return person && !here.has(person)
      ? [{ path: ['actions', at, 'person_id'], message: 'Bu kişi artık ofiste değil. Başka birini seçin.' }]
      : []
  })
}

const kindOf: Record<string, string> = { 'musteri.segment': 'segment', 'musteri.sektor': 'sector' }

function groupFaults(rule: RuleForm, groups: readonly { kind: string; name: string }[]): Fault[] {
  return rule.actions.flatMap((action, at) => {
    const kind = action.type === 'set_field' ? kindOf[action.field] : undefined
    if (action.type !== 'set_field' || !kind) return []
    const isKnown = groups.some((group) => group.kind === kind && group.name === action.value)
    return isKnown ? [] : [{ path: ['actions', at, 'value'], message: 'Listedeki değerlerden birini seçin.' }]
  })
}

const templateFaults = (rule: RuleForm, here: ReadonlySet<string>): Fault[] =>
  rule.actions.flatMap((action, at) =>
    action.type === 'newsletter' && action.template_id && !here.has(action.template_id)
      ? [{ path: ['actions', at, 'template_id'], message: 'Bu şablon artık yok. Başka birini seçin.' }]
      : [],
  )

const addressFaults = (rule: RuleForm, mayCall: MayCall): Fault[] =>
  rule.actions.flatMap((action, at) =>
    action.type === 'webhook' && !mayCall(action.url)
      ? [
          {
            path: ['actions', at, 'url'],
            message: 'Bu adrese istek gönderilmez. https:// ile başlayan, internete açık bir adres yazın.',
          },
        ]
      : [],
  )

function circleFaults(rule: LinkedRule, others: readonly LinkedRule[]): Fault[] {
  const circle = circleOf(rule, others)
  if (circle)
    return [{ path: ['actions'], message: `Bu kural kendini yeniden tetikler: ${circle.join(' → ')}.` }]
  const chain = tooLongChain(rule, others)
  return chain
    ? [
        {
          path: ['actions'],
          message: `${chainLimit}; bu zincir daha uzun: ${chain.join(' → ')}.`,
        },
      ]
    : []
}
