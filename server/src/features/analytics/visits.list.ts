/** Visits as a list, for the office. */
import type { Visit, VisitListInput } from '@kervan/domain/analytics/visits.contract.ts'
import { startOfDay } from '@kervan/domain/values/calendar-day.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { visitorSessions as visits } from '#features/analytics/visitor-sessions.table.ts'
import { and, type PgColumn, type SQL, sql } from '#spine/database/drizzle.ts'
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
    day,
    viewed,
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
    without_staff,
    tool,
  }) => {
    const opened = hour === undefined ? viewed && periodOf({ from, to, last_day }) : periodOfHour(hour, day)
    const begun = opened ? {} : periodOf({ from, to, last_day })
    return [
      active ? sql`${visits.last_activity} > now() - interval '30 minutes'` : undefined,
      begun.since && sql`${visits.start_time} >= ${begun.since}`,
      begun.until && sql`${visits.start_time} < ${begun.until}`,
      opened || page !== undefined ? hasOpened(page, opened || {}) : undefined,
      user_type && isChoice(visits.user_type, user_type),
      device && isChoice(visits.device_type, device),
      isOrNone(sql`coalesce(${visits.country}, '')`, country),
      isOrNone(visits.source, source),
      isOrNone(visits.campaign, campaign),
      entry === undefined ? undefined : sql`${visits.entry_page} = ${entry}`,
      exit === undefined ? undefined : sql`${visits.current_page} = ${exit}`,
      without_staff ? sql`${visits.user_type} <> 'staff'` : undefined,
      tool ? sql`${visits.used_tool}` : undefined,
    ]
  },
})

/** A dash stands for none. */
const isOrNone = (column: SQL | PgColumn, value: string | undefined) =>
  value ? sql`${column} = ${value === '-' ? '' : value}` : undefined

/** Each is an expression of SQL; without one there is no bound. */
type Period = { since?: SQL; until?: SQL }

const momentOf = (iso: string) => sql`${iso}::timestamptz`

function periodOf({ from, to, last_day }: Pick<VisitListInput, 'from' | 'to' | 'last_day'>): Period {
  return {
    ...(last_day && { since: sql`now() - interval '24 hours'` }),
    ...(from && { since: momentOf(startOfDay(from).toISOString()) }),
    ...(to && { until: momentOf(startOfDay(daysLater(to, 1)).toISOString()) }),
  }
}

/** In Istanbul; of today where no day is said. */
export function hourOfDay(hour: number, day = dayInIstanbul(new Date())): [from: string, to: string] {
  const begin = startOfDay(day).getTime() + hour * hourMs
  return [new Date(begin).toISOString(), new Date(begin + hourMs).toISOString()]
}

function periodOfHour(hour: number, day: string | undefined): Period {
  const [since, until] = hourOfDay(hour, day)
  return { since: momentOf(since), until: momentOf(until) }
}

/** Only a visit that went on in the period can have opened anything in it. */
function hasOpened(page: string | undefined, { since, until }: Period): SQL | undefined {
  const view = and(
    sql`v.session_id = ${visits.id}`,
    page === undefined ? undefined : sql`v.page_path = ${page}`,
    since && sql`v.visited_at >= ${since}`,
    until && sql`v.visited_at < ${until}`,
  )
  return and(
    since && sql`${visits.last_activity} >= ${since}`,
    until && sql`${visits.start_time} < ${until}`,
    sql`exists (select from page_views v where ${view})`,
  )
}
