/** Changes the few parameters of a delivered rule. */
import { automationRuleChanged } from '@kervan/domain/automations/automations.events.ts'
import type { Rule } from '@kervan/domain/automations/rule.ts'
import { type SwitchedJobKey, switchedJobs } from '@kervan/domain/company/switched-jobs.ts'
import { automationRules } from '#features/automations/automation-rules.table.ts'
import { readRule } from '#features/automations/automations.queries.ts'
import type { Issues } from '#features/automations/check-rule.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { and, eq, sql } from '#spine/database/drizzle.ts'
import type { Services } from '#spine/http/call.ts'

type Wanted = { id: string; version: number; parameters: Record<string, number> }

export async function setParameters(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  { id, version, parameters }: Wanted,
): Promise<Rule | Issues | 'NOT_FOUND' | 'STALE' | 'RULE_OWN'> {
  const rule = await readRule(tx.db, id)
  if (!rule) return 'NOT_FOUND'
  if (!rule.builtin) return 'RULE_OWN'
  const issues = issuesOf(rule.builtin, parameters)
  if (issues.length > 0) return { issues }
  const [changed] = await tx.db
    .update(automationRules)
    .set({ version: version + 1, updated_at: sql`now()` })
    .where(and(eq(automationRules.id, id), eq(automationRules.version, version)))
    .returning({ id: automationRules.id })
  if (!changed) return 'STALE'
  await tx.query('update automation_switches set parameters = $2, updated_at = now() where job = $1', [
    rule.builtin,
    JSON.stringify(parameters),
  ])
  await emit(tx, automationRuleChanged, ['staff'], { rule_id: id })
  return (await readRule(tx.db, id)) ?? 'NOT_FOUND'
}

/** All of its parameters, no others, each within its bounds. */
function issuesOf(job: SwitchedJobKey, given: Record<string, number>): Issues['issues'] {
  const known: Record<string, { label: string; min: number; max: number }> = switchedJobs[job].parameters
  const unknown = Object.keys(given)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => ({ path: `parameters.${name}`, message: 'Bu kuralın böyle bir ayarı yok.' }))
  const wrong = Object.entries(known)
    .filter(([name, { min, max }]) => !isWithin(given[name], min, max))
    .map(([name, { label, min, max }]) => ({
      path: `parameters.${name}`,
      message: `${label}: ${min} ile ${max} arasında bir tam sayı yazın.`,
    }))
  return [...unknown, ...wrong]
}

const isWithin = (value: number | undefined, min: number, max: number) =>
  value !== undefined && Number.isInteger(value) && value >= min && value <= max
