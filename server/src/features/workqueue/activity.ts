/** What happened in the office, put together from new requests, the history of quotes and the audit of what staff changed. */
import { dayInIstanbul, momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import type { Activity } from '@kervan/domain/workqueue/activity.contract.ts'
import {
  type ActivitySource,
  activityLink,
  activityTitle,
  auditedTables,
} from '@kervan/domain/workqueue/activity-words.ts'
import type { Transaction } from '#spine/database/act-as.ts'

const shown = 20
/** Looked through for the newest where no hour is asked for; the second where nothing happened in the first, as after a holiday. */
const recentDays = [2, 30]
const [hourMs, dayMs] = [3_600_000, 86_400_000]

/**
 * Ids are in order of time, so a stretch of it is found by the primary key; rows that were brought in later say themselves when it was.
 * One act may write a row several times: it counts once a minute.
 */
const audited = `select distinct on (subject_table, subject_id, actor_id, date_trunc('minute', at)) id, at, actor_id, subject_table, subject_id, action
  from audit_entries where id >= $1 and at >= $2 and at < $3 and subject_table = any($4) and actor_id is not null
  order by subject_table, subject_id, actor_id, date_trunc('minute', at), id`

/** With the system's rights, since the audit is for admins; what a row was before and after is not read. */
const recent = `
  with request as (select id, number, title, customer_id, created_at from requests where id >= $1 and created_at >= $2 and created_at < $3 order by created_at desc limit $5),
    quote as (select id, quote_id, event, actor_name, created_at from quote_events where id >= $1 and created_at >= $2 and created_at < $3 order by created_at desc limit $5),
    change as (select * from (${audited}) as each order by at desc limit $5)
  select *, to_char(moment at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from (
    select 'request' as source, r.id, r.created_at as moment, 'created' as act, r.number || ' · ' || r.title as subject, r.id::text as subject_id,
      trim(p.first_name || ' ' || p.last_name) as actor_name
    from request r join profiles p on p.id = r.customer_id
    union all
    select 'quote', e.id, e.created_at, e.event, q.quote_no, q.id::text, e.actor_name from quote e join quotes q on q.id = e.quote_id
    union all
    select c.subject_table, c.id, c.at, c.action, coalesce(s.shipment_number, w.title, d.file_name,
        nullif(p.company, ''), nullif(trim(p.first_name || ' ' || p.last_name), ''), person.name, ''), c.subject_id, actor.name
    from change c join users actor on actor.id = c.actor_id
      left join shipments s on c.subject_table = 'shipments' and s.id::text = c.subject_id
      left join work_items w on c.subject_table = 'work_items' and w.id::text = c.subject_id
      left join documents d on c.subject_table = 'documents' and d.id::text = c.subject_id
      left join profiles p on c.subject_table = 'profiles' and p.id::text = c.subject_id
      left join users person on c.subject_table = 'users' and person.id::text = c.subject_id
  ) as activity order by moment desc, id desc limit $5`

const byHour = `select extract(hour from moment at time zone 'Europe/Istanbul')::int as hour, count(*)::int as count from (
    select created_at as moment from requests where id >= $1 and created_at >= $2 and created_at < $3
    union all select created_at from quote_events where id >= $1 and created_at >= $2 and created_at < $3
    union all select at from (${audited}) as each
  ) as activity group by 1`

type Row = {
  id: string
  at: string
  source: ActivitySource
  act: string
  subject: string
  subject_id: string
  actor_name: string
}

export async function recentActivity(tx: Transaction, now: Date, hour?: number): Promise<Activity[]> {
  if (hour !== undefined) {
    const begin = midnightOf(now) + hour * hourMs
    return activityBetween(tx, begin, begin + hourMs)
  }
  for (const days of recentDays) {
    const activity = await activityBetween(tx, now.getTime() - days * dayMs, now.getTime() + hourMs)
    if (activity.length > 0) return activity
  }
  return []
}

async function activityBetween(tx: Transaction, from: number, to: number): Promise<Activity[]> {
  const rows = await tx.asSystem<Row>(recent, [...stretch(from, to), auditedTables, shown])
  return rows.map(({ id, at, source, act, subject, subject_id, actor_name }) => ({
    id,
    at,
    title: activityTitle(source, act),
    subject,
    actor_name,
    link: activityLink(source, act, subject_id),
  }))
}

export async function activityByHour(tx: Transaction, now: Date): Promise<number[]> {
  const midnight = midnightOf(now)
  const rows = await tx.asSystem<{ hour: number; count: number }>(byHour, [
    ...stretch(midnight, midnight + dayMs),
    auditedTables,
  ])
  const counts = new Map(rows.map(({ hour, count }) => [hour, count]))
  return Array.from({ length: 24 }, (_, hour) => counts.get(hour) ?? 0)
}

const midnightOf = (now: Date) => momentInIstanbul(dayInIstanbul(now)).getTime()

/** The first id, and the moments from which on and before which. */
const stretch = (from: number, to: number) => [
  firstIdAt(from),
  new Date(from).toISOString(),
  new Date(to).toISOString(),
]

/** The smallest id of version 7 that a row of this moment can have. */
function firstIdAt(ms: number): string {
  const hex = Math.floor(ms).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
