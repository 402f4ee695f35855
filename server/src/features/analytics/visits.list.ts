/** Visits as a list, for the office. */
import type { Visit, VisitListInput } from '@kervan/domain/analytics/visits.contract.ts'
import { startOfDay } from '@kervan/domain/values/calendar-day.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { visitorSessions as visits } from '#features/analytics/visitor-sessions.table.ts'
import { type PgColumn, type SQL, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import { by, isChoice, momentKey } from '#spine/lists/sorts.ts'

const hourMs = 3_600_000

export const visitColumns = {
  id: visits.id,
  user_type: visits.user_type,
  current_page: visits.current_page,
  entry_page: visits.entry_page,
  city: visits.city,
  country: visits.country,
  device_type: visits.device_type,
  browser: visits.browser,
  source: visits.source,
  campaign: visits.campaign,
  views: visits.views,
  seconds: sql`round(extract(epoch from ${visits.last_activity} - ${visits.start_time}))::int`,
  start_time: visits.start_time,
  last_activity: visits.last_activity,
  is_active: sql`${visits.last_activity} > now() - interval '30 minutes'`,
}

export const visitList = defineList<Visit, VisitListInput>({
  name: 'visits',
  table: visits,
  columns: visitColumns,
  sorts: { start: by(momentKey(visits.start_time)), activity: by(momentKey(visits.last_activity)) },
  filters: ({
    active,
    last_day,
    hour,
    from,
    to,
    user_type,
    device,
    country,
    source,
    campaign,
    page,
    entry,
    exit,
    guests,
    tool,
  }) => [
    active ? sql`${visits.last_activity} > now() - interval '30 minutes'` : undefined,
    last_day ? sql`${visits.start_time} >= date_trunc('hour', now()) - interval '23 hours'` : undefined,
    hour === undefined ? undefined : openedIn(hourOfToday(hour)),
    from === undefined
      ? undefined
      : sql`${visits.start_time} >= ${startOfDay(from).toISOString()}::timestamptz`,
    to === undefined
      ? undefined
      : sql`${visits.start_time} < ${startOfDay(daysLater(to, 1)).toISOString()}::timestamptz`,
    user_type && isChoice(visits.user_type, user_type),
    device && isChoice(visits.device_type, device),
    isOrNone(sql`coalesce(${visits.country}, '')`, country),
    isOrNone(visits.source, source),
    isOrNone(visits.campaign, campaign),
    page === undefined
      ? undefined
      : sql`exists (select from page_views v where v.session_id = ${visits.id} and v.page_path = ${page})`,
    entry === undefined ? undefined : sql`${visits.entry_page} = ${entry}`,
    exit === undefined ? undefined : sql`${visits.current_page} = ${exit}`,
    guests ? sql`${visits.user_type} <> 'staff'` : undefined,
    tool ? sql`${visits.used_tool}` : undefined,
  ],
})

/** A dash stands for none. */
const isOrNone = (column: SQL | PgColumn, value: string | undefined) =>
  value ? sql`${column} = ${value === '-' ? '' : value}` : undefined

export function hourOfToday(hour: number, now = new Date()): [from: string, to: string] {
  const begin = startOfDay(dayInIstanbul(now)).getTime() + hour * hourMs
  return [new Date(begin).toISOString(), new Date(begin + hourMs).toISOString()]
}

function openedIn([from, to]: [string, string]): SQL {
  return sql`${visits.id} in (select v.session_id from page_views v
    where v.visited_at >= ${from}::timestamptz and v.visited_at < ${to}::timestamptz)`
}
