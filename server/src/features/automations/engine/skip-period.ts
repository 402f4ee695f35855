/** The period that has begun last is over for a rule: it waits for its next time. */
import type { Schedule } from '@kervan/domain/automations/rule.ts'
import { periodOf } from '#features/automations/engine/schedule.ts'
import type { Transaction } from '#spine/database/act-as.ts'

const skip = `insert into automation_counts (rule_id, last_period) values ($1, $2)
  on conflict (rule_id) do update set last_period = excluded.last_period`

export async function skipPeriod(
  tx: Transaction,
  ruleId: string,
  schedule: Schedule,
  now = new Date(),
): Promise<void> {
  await tx.asSystem(skip, [ruleId, periodOf(schedule, now)])
}
