/** Deletes every night what has expired or has been kept long enough, so that no table grows without bound. */
import { runLogDays } from '@kervan/domain/automations/run-words.ts'
import { hitsKeptDays } from '@kervan/domain/newsletter/campaign-words.ts'
import { keptMonths } from '#features/analytics/roll-up.jobs.ts'
import type { Config } from '#spine/config/config.ts'
import { type ActAs, system, type Transaction } from '#spine/database/act-as.ts'
import { pruneOutbox } from '#spine/database/outbox.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const sweepJob = defineJob({
  name: 'sweep',
  retries: 3,
  retryDelay: 60,
  expireSeconds: 3_600,
  schedule: '20 3 * * *',
})

/** Per transaction: with all that goes with them, so many rows are deleted far within the time limit of a statement. */
const batchSize = 2_000
/** What is left then is deleted in the next night. */
const longestMs = 3_300_000
/** A cold table may need longer than a person would wait for. */
const patience = { statement: 60, transaction: 90 }

/** Deletes one batch and returns how many rows it had. */
type Sweep = (tx: Transaction) => Promise<number>

const sweepsFor = (keep: Config['keepDays']): Sweep[] => [
  // A draft stays on its device for 30 days and is then sent with its old key.
  expired('idempotency_keys', "created_at < now() - interval '31 days'"),
  expired('limits', 'expire < extract(epoch from now()) * 1000'),
  expired('sessions', 'expires_at < now()'),
  expired('verifications', 'expires_at < now()'),
  expired('sendings', "sent_at < now() - interval '1 day'"),
  expired('known_devices', "last_seen_at < now() - interval '400 days'"),
  // Without a confirmation there is no consent to store the address.
  expired('newsletter_subscribers', "status = 'pending' and subscription_date < now() - interval '30 days'"),
  // Who opened what when; the counts stay.
  expired('newsletter_hits', `at < now() - interval '${hitsKeptDays} days'`),
  expired('newsletter_imports', "created_at < now() - interval '30 days'"),
  // Page views are deleted together with their visit; the counts of their day are there by then, and stay.
  expired(
    'visitor_sessions',
    `last_activity < now() - interval '${keptMonths} months'
      and (start_time at time zone 'Europe/Istanbul')::date < (select rolled_until from view_rolls)`,
  ),
  expired('mails', "settled_at < now() - interval '30 days'"),
  expired('inbox_mails', "sent_at < now() - interval '30 days'"),
  // Their ids are in order of time, so the oldest are found by the primary key.
  expired('audit_entries', olderThan(keep.audit)),
  expired('notifications', olderThan(keep.notifications)),
  expired('staff_notifications', olderThan(keep.notifications)),
  expired('work_items', `status = 'done' and done_at < now() - interval '${keep.doneWork} days'`),
  // No job looks at anything that is older.
  expired('switched_job_marks', "at < now() - interval '400 days'"),
  expired('model_calls', olderThan(30)),
  // What was answered is not recommended again for the same reason; after so long the reason itself is gone.
  expired('recommendations', "greatest(acted_at, dismissed_at, ended_at) < now() - interval '400 days'"),
  expired('upload_sweeps', "swept_at < now() - interval '90 days'"),
  sweepRuns,
  (tx) => pruneOutbox(tx, keep.events, batchSize),
]

/** Finished runs are counted as they go, so that a rule's count stays what its log once was. */
const runsGone = `with gone as (
    delete from automation_runs where id in (select id from automation_runs
      where id < (select uuidv7(interval '-${runLogDays} days')) and finished_at is not null limit ${batchSize}) returning rule_id, status),
  counted as (
    update automation_counts c set swept_count = c.swept_count + g.done
    from (select rule_id, count(*)::int as done from gone where status = 'done' group by rule_id) as g where c.rule_id = g.rule_id)
  select count(*)::int as count from gone`

async function sweepRuns(tx: Transaction): Promise<number> {
  return (await tx.asSystem<{ count: number }>(runsGone, []))[0]?.count ?? 0
}

const olderThan = (days: number) => `id < (select uuidv7(interval '-${days} days'))`

function expired(table: string, condition: string): Sweep {
  const batch = `with gone as (
      delete from ${table} where ctid in (select ctid from ${table} where ${condition} limit ${batchSize}) returning 1)
    select count(*)::int as count from gone`
  return async (tx) => (await tx.asSystem<{ count: number }>(batch, []))[0]?.count ?? 0
}

/** Takes the tables in turn, a batch each, so that a backlog in one of them does not hold up the others. */
export async function sweep(actAs: ActAs, keep: Config['keepDays'], signal?: AbortSignal): Promise<void> {
  const end = Date.now() + longestMs
  const failures: unknown[] = []
  for (let unfinished = sweepsFor(keep); unfinished.length > 0 && Date.now() < end && !signal?.aborted; ) {
    const full: Sweep[] = []
    for (const one of unfinished) {
      try {
        const count = await actAs(system, (tx) => {
          tx.bePatient(patience)
          return one(tx)
        })
        if (count === batchSize) full.push(one)
      } catch (error) {
        failures.push(error)
      }
    }
    unfinished = full
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some tables could not be swept.')
}
