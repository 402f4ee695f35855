/** Deletes expired rows every night, so that no table grows without bound. */
import { sql } from 'drizzle-orm'
import { type ActAs, system } from '#spine/database/act-as.ts'
import { pruneOutbox } from '#spine/database/outbox.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const sweepJob = defineJob({
  name: 'sweep',
  retries: 3,
  retryDelay: 60,
  expireSeconds: 300,
  schedule: '20 3 * * *',
})

const sweeps = [
  // A draft stays on its device for 30 days and is then sent with its old key.
  sql`delete from idempotency_keys where created_at < now() - interval '31 days'`,
  sql`delete from limits where expire < extract(epoch from now()) * 1000`,
  sql`delete from sessions where expires_at < now()`,
  sql`delete from verifications where expires_at < now()`,
  sql`delete from sendings where sent_at < now() - interval '1 day'`,
  sql`delete from known_devices where last_seen_at < now() - interval '400 days'`,
  // Without a confirmation there is no consent to store the address.
  sql`delete from newsletter_subscribers where status = 'pending' and subscription_date < now() - interval '30 days'`,
  // Page views are deleted together with their visit.
  sql`delete from visitor_sessions where last_activity < now() - interval '400 days'`,
  sql`delete from anonymous_views where day < now() - interval '400 days'`,
  sql`delete from mails where settled_at < now() - interval '30 days'`,
  sql`delete from inbox_mails where sent_at < now() - interval '30 days'`,
]

export async function sweep(actAs: ActAs): Promise<void> {
  for (const statement of sweeps) await actAs(system, (tx) => tx.db.execute(statement))
  await actAs(system, pruneOutbox)
}
