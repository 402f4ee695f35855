/** The automation rules as a list. */
import type { RuleListInput } from '@kervan/domain/automations/automations.contract.ts'
import type { Rule } from '@kervan/domain/automations/rule.ts'
import { users } from '#features/auth/users.table.ts'
import { automationCounts, automationRules } from '#features/automations/automation-rules.table.ts'
import { automationSwitches } from '#features/company/automation-switches.table.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import { by, byAge, textKey } from '#spine/lists/sorts.ts'

const isPaused = sql`${automationRules.is_active} and ${automationRules.paused_at} is not null`
const isWorking = sql`${automationRules.is_active} and ${automationRules.paused_at} is null`

/** What the API tells of a rule; with `ruleJoins`. */
export const ruleColumns = {
  id: automationRules.id,
  name: automationRules.name,
  description: automationRules.description,
  is_active: automationRules.is_active,
  execution_count: sql<number>`coalesce(${automationCounts.execution_count}, 0)`,
  last_executed: automationCounts.last_executed,
  created_at: automationRules.created_at,
  updated_at: automationRules.updated_at,
  created_by_name: sql<string>`coalesce(${users.name}, '')`,
  version: automationRules.version,
  state: sql<
    Rule['state']
  >`case when ${isPaused} then 'paused' when ${automationRules.is_active} then 'active' else 'off' end`,
  paused_at: automationRules.paused_at,
  pause_reason: automationRules.pause_reason,
  failures_in_row: sql<number>`coalesce(${automationCounts.failures_in_row}, 0)`,
  builtin: automationRules.builtin,
  parameters: sql<Rule['parameters']>`${automationSwitches.parameters}`,
  trigger: automationRules.trigger,
  schedule: automationRules.schedule,
  condition: automationRules.condition,
  delay_minutes: automationRules.delay_minutes,
  unless: automationRules.unless,
  actions: automationRules.actions,
}

export const ruleJoins = sql`left join ${automationCounts} on ${eq(automationCounts.rule_id, automationRules.id)}
  left join ${automationSwitches} on ${eq(automationSwitches.job, automationRules.builtin)}
  left join ${users} on ${eq(users.id, automationRules.created_by)}`

export const ruleList = defineList<Rule, RuleListInput & { ids?: readonly string[] }>({
  name: 'automation-rules',
  table: automationRules,
  columns: ruleColumns,
  joins: ruleJoins,
  sorts: { created: byAge, name: by(textKey(automationRules.name)) },
  filters: ({ search, kind, state }) => [
    search ? sql`kervan_fold(${automationRules.name}) like '%' || kervan_fold(${search}) || '%'` : undefined,
    kind === 'own' ? sql`${automationRules.builtin} is null` : undefined,
    kind === 'builtin' ? sql`${automationRules.builtin} is not null` : undefined,
    state === 'active' ? isWorking : undefined,
    state === 'paused' ? isPaused : undefined,
    state === 'off' ? sql`not ${automationRules.is_active}` : undefined,
  ],
})
