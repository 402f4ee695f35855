/** Notes that a run failed: it is tried again a few times, and a rule that fails again and again is paused and reported. */
import {
  automationRuleChanged,
  automationRunsChanged,
} from '@kervan/domain/automations/automations.events.ts'
import { failuresUntilPause, runTries } from '@kervan/domain/automations/run-words.ts'
import { actFor } from '#features/automations/engine/cause.ts'
import { RuleFailure } from '#features/automations/engine/rule-failure.ts'
import { tellAdmins } from '#features/automations/engine/tell-colleagues.ts'
import { type ActAs, system, type Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

/** Ten seconds, then a minute and a half. */
const fail = `update automation_runs set attempts = attempts + 1, error = $2,
    status = case when attempts + 1 >= ${runTries} then 'failed' else status end,
    finished_at = case when attempts + 1 >= ${runTries} then clock_timestamp() end,
    due_at = now() + make_interval(secs => 10 * power(9, attempts))
  where id = $1 and status in ('waiting', 'delayed') returning rule_id, status, chain`

const countFailure = `insert into automation_counts as c (rule_id, failures_in_row) values ($1, 1)
  on conflict (rule_id) do update set failures_in_row = c.failures_in_row + 1 returning failures_in_row`

const pause = `update automation_rules set paused_at = now(), pause_reason = $2 where id = $1 and paused_at is null and is_active
  returning name`

type FailureServices = { actAs: ActAs } & Pick<Services, 'emit'>

export async function noteFailure(services: FailureServices, runId: string, error: unknown): Promise<void> {
  const reason = error instanceof RuleFailure ? error.message : 'Beklenmeyen bir hata oluştu.'
  await services.actAs(system, async (tx) => {
    const [run] = await tx.asSystem<{ rule_id: string; status: string; chain: string[] }>(fail, [
      runId,
      reason,
    ])
    if (!run) return
    actFor(tx, [...run.chain, run.rule_id])
    await services.emit(tx, automationRunsChanged, ['staff'], { rule_ids: [run.rule_id] })
    if (run.status !== 'failed') return
    const [counted] = await tx.asSystem<{ failures_in_row: number }>(countFailure, [run.rule_id])
    if ((counted?.failures_in_row ?? 0) >= failuresUntilPause)
      await pauseRule(tx, services, run.rule_id, reason)
  })
}

async function pauseRule(
  tx: Transaction,
  services: FailureServices,
  ruleId: string,
  reason: string,
): Promise<void> {
  const [rule] = await tx.asSystem<{ name: string }>(pause, [ruleId, reason])
  if (!rule) return
  await services.emit(tx, automationRuleChanged, ['staff'], { rule_id: ruleId })
  await tellAdmins(tx, services, {
    title: `Otomasyon duraklatıldı: ${rule.name}`,
    message: `Arka arkaya ${failuresUntilPause} kez başarısız oldu. Son neden: ${reason}`,
    link: `/staff/automations/${ruleId}`,
  })
}
