/**
 * Notes a run of every active rule that waits for an event, in the transaction of the event: the run exists once, or not at all with
 * what happened. A single statement, written with the commit; the engine works it off afterwards.
 */
import { occurrencesOf } from '@kervan/domain/automations/occurrences.ts'
import { triggers } from '@kervan/domain/automations/triggers.ts'
import { chainOf } from '#features/automations/engine/cause.ts'
import type { WithRunWorker } from '#features/automations/engine/run-worker.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { newId } from '#spine/database/new-id.ts'

const note = `insert into automation_runs (rule_id, event_key, trigger, subject, subject_id, event, chain)
  select r.id, e.key, e.trigger, e.subject, e.subject_id, e.event, e.chain
  from json_to_recordset($1) as e (trigger text, key text, subject text, subject_id uuid, event jsonb, chain uuid[])
    join automation_rules r on r.trigger = e.trigger and r.is_active and r.paused_at is null
  on conflict (rule_id, event_key) do nothing`

export async function noteOccurrence(
  tx: Transaction,
  event: { name: string; data: unknown },
  { runWorker }: WithRunWorker,
): Promise<void> {
  const occurrences = occurrencesOf(event)
  if (occurrences.length === 0) return
  const chain = chainOf(tx)
  tx.defer(
    note,
    occurrences.map(({ trigger, subject_id, key }) => ({
      trigger,
      // With its trigger, since a rule may wait for something else of the same record tomorrow. One that is its own each time gets
      // a new name; a transaction that is repeated was undone before.
      key: `${trigger} ${key ?? newId()}`,
      subject: triggers[trigger].subject,
      subject_id,
      event: event.data,
      chain,
    })),
  )
  tx.afterCommit(runWorker.wake)
}
