/** How the rows of visits and views become counts per day, for the roll-up and for days that are not rolled up yet: the same words for both. */

const dayOf = (moment: string) => `(${moment} at time zone 'Europe/Istanbul')::date`
/** No two pages of a visit lie further apart. */
const longestPause = "interval '30 minutes'"

/** From one moment, that one included, to another. Each is an expression of SQL. */
export const pagesByDay = (from: string, to: string) => `
  select day, page, sum(views)::int as views, sum(visits)::int as visits, sum(entries)::int as entries, sum(exits)::int as exits,
    sum(timed_views)::int as timed_views, sum(timed_seconds)::bigint as timed_seconds
  from (
    select ${dayOf('visited_at')} as day, page_path as page, count(*) as views, count(distinct session_id) as visits,
      0 as entries, 0 as exits, count(next_at) as timed_views,
      coalesce(round(sum(extract(epoch from next_at - visited_at))), 0) as timed_seconds
    from (
      select session_id, page_path, visited_at, lead(visited_at) over (partition by session_id order by visited_at, id) as next_at
      from page_views where visited_at >= ${from}::timestamptz and visited_at < ${to}::timestamptz + ${longestPause}
    ) as followed
    where visited_at < ${to}::timestamptz group by 1, 2
    union all
    select ${dayOf('start_time')}, entry_page, 0, 0, count(*), 0, 0, 0 from visitor_sessions
    where start_time >= ${from}::timestamptz and start_time < ${to}::timestamptz group by 1, 2
    union all
    select ${dayOf('start_time')}, current_page, 0, 0, 0, count(*), 0, 0 from visitor_sessions
    where start_time >= ${from}::timestamptz and start_time < ${to}::timestamptz group by 1, 2
  ) as counted group by day, page`

export const visitsByDay = (from: string, to: string) => `
  select ${dayOf('start_time')} as day, user_type, device_type, coalesce(country, '') as country, source, campaign,
    count(*)::int as visits, sum(views)::int as views, round(sum(extract(epoch from last_activity - start_time)))::bigint as seconds,
    count(*) filter (where used_tool)::int as tool_visits
  from visitor_sessions where start_time >= ${from}::timestamptz and start_time < ${to}::timestamptz group by 1, 2, 3, 4, 5, 6`
