/** Thirteen months of visits with their page views, rolled up: what every figure of the analytics page is measured on. */
import { withOwner } from '@kervan/server/src/assembly/prepare-database.ts'
import { pagesByDay, visitsByDay } from '@kervan/server/src/features/analytics/day-counts.ts'
import type { BenchDatabase } from './database.ts'

const viewsPerVisit = 4
const days = 395

/** As they would have come, one every few seconds, then rolled up. Indexes are built at the end, which takes a fraction of the time. */
export async function addVisits({ access }: BenchDatabase, views: number): Promise<void> {
  await withOwner(access.owner, async (owner) => {
    await owner.query('create extension if not exists pg_buffercache')
    const { rows: indexes } = await owner.query<{ name: string; sql: string }>(
      `select indexname as name, indexdef as sql from pg_indexes
       where tablename in ('page_views', 'visitor_sessions') and indexdef not like 'CREATE UNIQUE%'`,
    )
    await owner.query(
      "set session_replication_role = replica; set work_mem = '256MB'; set maintenance_work_mem = '512MB'",
    )
    for (const { name } of indexes) await owner.query(`drop index ${name}`)
    const begin = `now() - (1 - number / $1::float8) * interval '${days} days'`
    await owner.query(
      `insert into visitor_sessions (id, visitor_id, user_type, entry_page, current_page, country, device_type, browser, network, source,
         campaign, views, used_tool, start_time, last_activity)
       select uuidv7(${begin} - now()), gen_random_uuid(), case when number % 20 = 0 then 'customer' else 'guest' end, '/', '/araclar/konteyner',
         (array['TR', 'DE', 'NL', 'IT', null])[1 + number % 5], (array['desktop', 'mobile', 'tablet'])[1 + number % 3], 'Chrome', '192.0.2.0/24',
         (array['', 'google.com', 'bulten', 'linkedin.com'])[1 + number % 4], case when number % 4 = 2 then 'bahar' else '' end,
         ${viewsPerVisit}, number % 4 = 0, ${begin}, ${begin} + interval '3 minutes'
       from generate_series(1, $1::int) as number`,
      [views / viewsPerVisit],
    )
    await owner.query(
      `insert into page_views (id, session_id, page_path, visited_at)
       select uuidv7(start_time - now()), id, (array['/', '/araclar/konteyner', '/araclar/agirlik', '/kvkk-policy'])[1 + step],
         start_time + step * interval '1 minute'
       from visitor_sessions, generate_series(0, ${viewsPerVisit - 1}) as step`,
    )
    for (const { sql } of indexes) await owner.query(sql)
    // Every third request was made by somebody who had agreed to be measured, in the visit before it.
    await owner.query(
      `insert into request_sources (request_id, session_id, source, campaign, entry_page, requested_at)
       select r.id, v.id, v.source, v.campaign, v.entry_page, r.created_at
       from requests r cross join lateral (
         select * from visitor_sessions where start_time < r.created_at order by start_time desc limit 1) as v
       where hashint4(right(r.number, 7)::int) % 3 = 0`,
    )
    const range = [
      `(now() - interval '${days + 1} days')`,
      "date_trunc('day', now(), 'Europe/Istanbul')",
    ] as const
    await owner.query(
      `insert into page_days (day, page, views, visits, entries, exits, timed_views, timed_seconds) ${pagesByDay(...range)}`,
    )
    await owner.query(
      `insert into visit_days (day, user_type, device_type, country, source, campaign, visits, views, seconds, tool_visits)
       ${visitsByDay(...range)}`,
    )
    await owner.query(
      `insert into view_rolls (id, rolled_until) values (1, (now() at time zone 'Europe/Istanbul')::date)`,
    )
    await owner.query('vacuum analyze page_views, visitor_sessions, page_days, visit_days, request_sources')
  })
}
