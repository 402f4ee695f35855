/** What a switched job has done becomes a run of its delivered rule, with its count, in the transaction of the job. */
import type { switchedJobDid } from '@kervan/domain/company/switched-jobs.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { Transaction } from '#spine/database/act-as.ts'

const record = `with added as (
    insert into automation_runs (rule_id, event_key, subject, subject_id, subject_label, status, attempts, output, finished_at)
    select r.id, d.key, d.subject, d.subject_id, d.subject_label, 'done', 1,
      jsonb_build_array(jsonb_build_object('type', 'builtin', 'text', d.text, 'to', d."to", 'link', d.link)), clock_timestamp()
    from json_to_recordset($1) as d (job text, key text, subject text, subject_id uuid, subject_label text, text text, "to" text, link text)
      join automation_rules r on r.builtin = d.job
    on conflict (rule_id, event_key) do nothing
    returning rule_id, finished_at)
  insert into automation_counts as c (rule_id, execution_count, last_executed)
  select rule_id, count(*), max(finished_at) from added group by rule_id order by rule_id
  on conflict (rule_id) do update set execution_count = c.execution_count + excluded.execution_count,
    last_executed = greatest(c.last_executed, excluded.last_executed)`

export async function recordDeed(tx: Transaction, deed: z.output<typeof switchedJobDid.data>): Promise<void> {
  tx.defer(record, [deed])
}
