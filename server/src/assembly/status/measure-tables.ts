/** What the tables of mails, jobs, events, carriers and rates say about whether these work. */
import type { MeasuredFacts } from '@kervan/domain/status/judge-status.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { deadLetterQueue } from '#spine/jobs/job.ts'

export type TableFacts = Omit<MeasuredFacts, 'database_ms' | 'carrier'>

const secondsSince = (moment: string) => `coalesce(extract(epoch from now() - min(${moment})), 0)::float8`
const iso = (moment: string) => `to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const waitingMails = `select count(*)::int as mails_waiting, ${secondsSince('queued_at')} as mails_waiting_seconds
  from mails where settled_at is null`
const settledMails = `select count(*) filter (where outcome = 'refused')::int as mails_refused,
    ${iso("max(settled_at) filter (where outcome = 'sent')")} as mail_sent_at
  from mails where settled_at > now() - interval '1 day'`
/** What is to be done later does not wait yet. */
const waitingJobs = `select count(*)::int as jobs_waiting, ${secondsSince('start_after')} as jobs_waiting_seconds
  from pgboss.job where state in ('created', 'retry') and start_after <= now() and name <> $1`
const doneJobs = `select ${iso('max(completed_on)')} as job_done_at from pgboss.job where state = 'completed'`
const deadLetters = 'select count(*)::int as dead_letters from pgboss.job where name = $1'
const events = `select ${secondsSince('at')} as events_waiting_seconds,
    (select ${iso('at')} from outbox where position is not null order by position desc limit 1) as event_sent_at
  from outbox where position is null`
const carrier = `select coalesce((select failures from carrier_pause), 0)::int as carrier_failures,
    (select ${iso('max(asked_at)')} from carrier_polls) as carrier_asked_at`
/** Rates that are entered by hand do not say whether bulletins come. */
const rates = `select ${iso('max(stored_at)')} as rates_stored_at, (current_date - max(date))::int as rates_days
  from rate_bulletins where source <> 'manual'`

const all = `select * from (${waitingMails}) as a, (${settledMails}) as b, (${waitingJobs}) as c, (${doneJobs}) as d,
  (${deadLetters}) as e, (${events}) as f, (${carrier}) as g, (${rates}) as h`

export async function measureTables(tx: Transaction): Promise<TableFacts> {
  const [facts] = await tx.asSystem<TableFacts>(all, [deadLetterQueue])
  if (!facts) throw new Error('Nothing was measured.')
  return facts
}
