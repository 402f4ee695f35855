/** The last day of visits as staff see it live, the figures of today, and one hour of it. All are read from rows: a day has few of them. */
import {
  type DayFigures,
  type HourTraffic,
  type LiveTraffic,
  shownAtOnce,
} from '@kervan/domain/analytics/analytics.contract.ts'
import type { Visit } from '@kervan/domain/analytics/visits.contract.ts'
import { startOfDay } from '@kervan/domain/values/calendar-day.ts'
import { mostCounted } from '@kervan/domain/values/format-number.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { uncountedViews } from '#features/analytics/uncounted-views.ts'
import { isShipment } from '#features/shipments/shipments.queries.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'
import { sql } from '#spine/database/drizzle.ts'

const hourMs = 3_600_000
const active = "last_activity > now() - interval '30 minutes'"

export const activeVisits = `select count(*)::int as active_visitors, count(*) filter (where user_type = 'guest')::int as active_guests
  from visitor_sessions where ${active}`
const begun = `select count(*)::int as sessions,
    coalesce(round(avg(extract(epoch from last_activity - start_time))), 0)::int as average_seconds
  from visitor_sessions where start_time >= $1`
const byHour = `select ${isoText("date_trunc('hour', visited_at)")} as at, count(distinct session_id)::int as visitors, count(*)::int as views
  from page_views where visited_at >= $1 group by date_trunc('hour', visited_at)`
const byPage = `select page_path as page, count(*)::int as views from page_views where visited_at >= $1 and visited_at < $2
  group by page_path order by views desc, page_path limit ${shownAtOnce.pages}`
const byDevice = `select device_type, count(*)::int as visits from visitor_sessions where start_time >= $1
  group by device_type order by visits desc, device_type`
/** Of a visit that goes on. */
export const visitValues = `id, user_type, current_page, entry_page, city, country, device_type, browser, source, campaign, views,
    round(extract(epoch from last_activity - start_time))::int as seconds, ${isoText('start_time')} as start_time,
    ${isoText('last_activity')} as last_activity, true as is_active`
const activeList = `select ${visitValues} from visitor_sessions where ${active} order by last_activity desc, id desc limit ${shownAtOnce.sessions}`
const newest = `select ${isoText('max(visited_at)')} as newest_view_at from page_views`

const dayBefore = (now: Date) => new Date(now.getTime() - 24 * hourMs).toISOString()
/** Whole hours by the clock, the one that has begun included: each opens its rows. */
const firstHour = (now: Date) => (Math.floor(now.getTime() / hourMs) - (shownAtOnce.hours - 1)) * hourMs

type Counts = Pick<LiveTraffic, 'active_visitors' | 'active_guests' | 'sessions' | 'average_seconds'>

export async function liveTraffic(tx: Transaction, now: Date): Promise<Omit<LiveTraffic, 'connections'>> {
  const since = [dayBefore(now)]
  const end = new Date(now.getTime() + hourMs).toISOString()
  const [[current], [sessions], hours, top_pages, devices, visits, [view]] = await Promise.all([
    tx.query<Counts>(activeVisits, []),
    tx.query<Counts>(begun, since),
    tx.query<LiveTraffic['hours'][number]>(byHour, since),
    tx.query<LiveTraffic['top_pages'][number]>(byPage, [...since, end]),
    tx.query<LiveTraffic['devices'][number]>(byDevice, since),
    tx.query<Visit>(activeList, []),
    tx.query<{ newest_view_at: string | null }>(newest, []),
  ])
  const known = new Map(hours.map((hour) => [hour.at, hour]))
  const all = Array.from({ length: shownAtOnce.hours }, (_, index) => {
    const at = new Date(firstHour(now) + index * hourMs).toISOString()
    return known.get(at) ?? { at, visitors: 0, views: 0 }
  })
  return {
    at: now.toISOString(),
    active_visitors: current?.active_visitors ?? 0,
    active_guests: current?.active_guests ?? 0,
    // Also those of the hour that the chart has just left behind.
    page_views: hours.reduce((sum, { views }) => sum + views, 0),
    sessions: sessions?.sessions ?? 0,
    average_seconds: sessions?.average_seconds ?? 0,
    hours: all,
    top_pages,
    devices,
    active: visits,
    newest_view_at: view?.newest_view_at ?? null,
  }
}

/** One browser counts once, also where it came more than once. */
const byCountry = `select country, count(distinct visitor_id)::int as visitors from visitor_sessions where start_time >= $1
  group by country order by visitors desc, country nulls last`
const visitorsSince = `select count(distinct visitor_id)::int as visitors,
    count(distinct visitor_id) filter (where user_type <> 'staff' and start_time >= $2)::int as visitors_today
  from visitor_sessions where start_time >= least($1::timestamptz, $2::timestamptz)`
const byType = `select user_type, count(*)::int as visits from visitor_sessions where start_time >= $1
  group by user_type order by visits desc, user_type`
const requestsSince = `select count(*)::int as requests_today,
    count(*) filter (where created_by = customer_id)::int as sent_today from requests
  where id >= (select uuidv7($1::timestamptz - now() - interval '1 second')) and created_at >= $1`
/** As the office's list has them: not what goes with a request that was not accepted. */
const shipmentCount = (tx: Transaction) =>
  tx.db.select({ count: sql<number>`count(*)::int` }).from(
    tx.db
      .select({ id: shipments.id })
      .from(shipments)
      .where(isShipment)
      .limit(mostCounted + 1)
      .as('counted'),
  )
const viewsSince = 'select count(*)::int as count from page_views where visited_at >= $1'

type Count = { count: number }

export async function dayFigures(tx: Transaction, now: Date): Promise<DayFigures> {
  const since = dayBefore(now)
  const today = dayInIstanbul(now)
  const midnight = startOfDay(today).toISOString()
  const [countries, [visitors], user_types, [requests], [shipped], [views], uncounted] = await Promise.all([
    tx.query<DayFigures['countries'][number]>(byCountry, [since]),
    tx.query<Pick<DayFigures, 'visitors' | 'visitors_today'>>(visitorsSince, [since, midnight]),
    tx.query<DayFigures['user_types'][number]>(byType, [since]),
    tx.query<Pick<DayFigures, 'requests_today' | 'sent_today'>>(requestsSince, [midnight]),
    shipmentCount(tx),
    tx.query<Count>(viewsSince, [midnight]),
    uncountedViews(tx, today, today),
  ])
  return {
    at: now.toISOString(),
    countries: countries.slice(0, shownAtOnce.countries),
    country_count: countries.filter(({ country }) => country !== null).length,
    visitors: visitors?.visitors ?? 0,
    visitors_today: visitors?.visitors_today ?? 0,
    user_types,
    requests_today: requests?.requests_today ?? 0,
    sent_today: requests?.sent_today ?? 0,
    shipments_total: shipped?.count ?? 0,
    views_today: views?.count ?? 0,
    uncounted_today: uncounted.without_consent,
    robots_today: uncounted.robots,
  }
}

const inHour = `select count(distinct session_id)::int as visitors, count(*)::int as views from page_views
  where visited_at >= $1 and visited_at < $2`

export async function hourTraffic(tx: Transaction, hour: [from: string, to: string]): Promise<HourTraffic> {
  const [[counts], pages] = await Promise.all([
    tx.query<Omit<HourTraffic, 'pages'>>(inHour, hour),
    tx.query<HourTraffic['pages'][number]>(byPage, hour),
  ])
  return { visitors: counts?.visitors ?? 0, views: counts?.views ?? 0, pages }
}
