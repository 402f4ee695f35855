/** Runs a rule again for what an earlier run was about. The earlier one stays in the log; each can be run again once. */
import { automationRunsChanged } from '@kervan/domain/automations/automations.events.ts'
import type { RunDetail } from '@kervan/domain/automations/run.ts'
import { openRunStatuses } from '@kervan/domain/automations/run-words.ts'
import { readRun } from '#features/automations/automations.queries.ts'
import type { WithRunWorker } from '#features/automations/engine/run-worker.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

/** With the occurrence of the old one, but not its chain: somebody wants it. */
const add = `insert into automation_runs (rule_id, event_key, trigger, subject, subject_id, subject_label, event, occurred_at, again_of, requested_by)
  select rule_id, event_key || ' ' || uuidv7(), trigger, subject, subject_id, subject_label, event, occurred_at, id, $2
  from automation_runs where id = $1
  on conflict (again_of) where again_of is not null do nothing returning id`

type Refusal = 'NOT_FOUND' | 'RUN_OPEN' | 'RUN_AGAIN_TAKEN' | 'RUN_BUILTIN'

export async function runAgain(
  tx: Transaction,
  { emit, runWorker }: Pick<Services, 'emit'> & WithRunWorker,
  id: string,
  personId: string,
): Promise<RunDetail | Refusal> {
  const run = await readRun(tx.db, id)
  if (!run) return 'NOT_FOUND'
  if (!run.trigger) return 'RUN_BUILTIN'
  if (openRunStatuses.some((status) => status === run.status)) return 'RUN_OPEN'
  const [added] = await tx.asSystem<{ id: string }>(add, [id, personId])
  if (!added) return 'RUN_AGAIN_TAKEN'
  tx.afterCommit(runWorker.wake)
  await emit(tx, automationRunsChanged, ['staff'], { rule_ids: [run.rule_id] })
  return (await readRun(tx.db, added.id)) ?? 'NOT_FOUND'
}
