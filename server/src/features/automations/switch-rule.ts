/** Switches a rule on or off. One that was paused begins anew; what waits for one that is off is dropped. */
import { automationRuleChanged } from '@kervan/domain/automations/automations.events.ts'
import { type Rule, RuleForm } from '@kervan/domain/automations/rule.ts'
import { automationRules } from '#features/automations/automation-rules.table.ts'
import { readRule } from '#features/automations/automations.queries.ts'
import { asIssues, checkRule, type Issues, type MayCall } from '#features/automations/check-rule.ts'
import { periodOf } from '#features/automations/engine/schedule.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import type { Services } from '#spine/http/call.ts'

/** Its failures are forgotten; one that runs by the clock waits for its next time, although today's has passed. */
const begin = `insert into automation_counts as c (rule_id, last_period) values ($1, $2)
  on conflict (rule_id) do update set failures_in_row = 0, last_period = coalesce(excluded.last_period, c.last_period)`

const drop = `update automation_runs set status = 'dropped', error = 'Kural kapatıldı.', finished_at = now() where rule_id = $1 and status in ('waiting', 'delayed')`
/** Somebody may send them again. */
const dropWebhooks = `update automation_deliveries set status = 'dead', error = 'Kural kapatıldı.', next_try_at = null, finished_at = now()
  where rule_id = $1 and status = 'waiting'`

export async function switchRule(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  id: string,
  isActive: boolean,
  /** Asked only where a rule that somebody wrote is switched on. */
  mayCall: MayCall = () => false,
): Promise<Rule | Issues | undefined> {
  const rule = await readRule(tx.db, id)
  if (!rule) return undefined
  if (isActive && !rule.builtin) {
    const faults = await faultsOf(tx, rule, mayCall)
    if (faults) return faults
  }
  await tx.db
    .update(automationRules)
    .set({ is_active: isActive, paused_at: null, pause_reason: '', updated_at: sql`now()` })
    .where(eq(automationRules.id, id))
  if (rule.builtin)
    await tx.query('update automation_switches set is_on = $2, updated_at = now() where job = $1', [
      rule.builtin,
      isActive,
    ])
  else if (isActive)
    await tx.asSystem(begin, [id, rule.schedule ? periodOf(rule.schedule, new Date()) : null])
  else await Promise.all([tx.asSystem(drop, [id]), tx.asSystem(dropWebhooks, [id])])
  await emit(tx, automationRuleChanged, ['staff'], { rule_id: id })
  return readRule(tx.db, id)
}

/** Since it was saved somebody may have left, or a version may know other fields. */
async function faultsOf(tx: Transaction, rule: Rule, mayCall: MayCall): Promise<Issues | undefined> {
  const form = RuleForm.safeParse(rule)
  if (!form.success)
    return {
      issues: form.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
    }
  const faults = await checkRule(tx, form.data, mayCall, rule.id)
  return faults.length > 0 ? asIssues(faults) : undefined
}
