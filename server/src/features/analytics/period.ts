/**
 * The figures of a period: whole days from the roll-up, those that are not rolled up yet from their rows. Requests are joined with the
 * visit that their customer had come by, where that is known; what they brought is what was accepted of them.
 */
import {
  type PagePeriod,
  type PeriodFigures,
  type SourceFigures,
  shownOfPeriod,
} from '@kervan/domain/analytics/period.contract.ts'
import { startOfDay } from '@kervan/domain/values/calendar-day.ts'
import { daysBetween, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { sumOfAmounts } from '@kervan/domain/values/money.ts'
import { pagesByDay, visitsByDay } from '#features/analytics/day-counts.ts'
import { isVisitorsPage, uncountedViews } from '#features/analytics/uncounted-views.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export type Period = { from: string; to: string }

const rolled = `select to_char(rolled_until, 'YYYY-MM-DD') as day from view_rolls`

/** `$1`–`$2` are the days that are rolled up, `$3`–`$4` the moments of those that are not; either may be none. */
const visits = `(
    select day, source, campaign, visits, tool_visits, views, seconds from visit_days
    where day between $1::date and $2::date and user_type <> 'staff'
    union all
    select day, source, campaign, visits, tool_visits, views, seconds from (${visitsByDay('$3', '$4')}) as recent where user_type <> 'staff'
  ) as counted`
const sums = 'sum(visits)::int as visits, sum(tool_visits)::int as tool_visits'
const byDay = `select to_char(day, 'YYYY-MM-DD') as day, ${sums}, sum(views)::int as views, sum(seconds)::float8 as seconds
  from ${visits} group by day`

/** Beside them the views that nobody is known of, of the days `$5`–`$6`. */
const byPage = `select page, sum(views)::int as views, sum(entries)::int as entries, sum(exits)::int as exits,
    round(sum(timed_seconds) / nullif(sum(timed_views), 0))::int as seconds,
    sum(without_consent)::int as without_consent, sum(robots)::int as robots
  from (
    select page, views, entries, exits, timed_views, timed_seconds, 0 as without_consent, 0 as robots
    from page_days where day between $1::date and $2::date
    union all
    select page, views, entries, exits, timed_views, timed_seconds, 0, 0 from (${pagesByDay('$3', '$4')}) as recent
    union all
    select page, 0, 0, 0, 0, 0, case kind when 'without_consent' then views else 0 end, case kind when 'robot' then views else 0 end
    from anonymous_views where day between $5::date and $6::date
  ) as counted
  where ${isVisitorsPage('page')} group by page order by views desc, without_consent desc, page limit ${shownOfPeriod.pages}`

/** Made between `$5` and `$6`. Ids are in the order of creation, a second's disorder apart. */
const madeThen = (id: string) => `${id} >= (select uuidv7($5::timestamptz - now() - interval '1 second'))
    and ${id} < (select uuidv7($6::timestamptz - now() + interval '1 second'))`
/** What customers have sent themselves. `offset 0` has the sources read at once: the planner takes a range of ids for rare, and would look up each. */
const asked = `select s.source, s.campaign, count(*)::int as requests,
    (count(*) filter (where r.first_quoted_at is not null))::int as quoted,
    (count(*) filter (where r.status = 'approved'))::int as accepted,
    coalesce(sum(won.euro) filter (where r.status = 'approved'), 0)::numeric(16, 2) as accepted_euro
  from requests r
    left join (select request_id, source, campaign from request_sources where ${madeThen('request_id')} offset 0) as s on s.request_id = r.id
    left join (select request_id, sum(accepted_euro) as euro from quotes where status = 'accepted' and ${madeThen('request_id')} group by request_id) as won
      on won.request_id = r.id
  where r.created_by = r.customer_id and r.created_at >= $5::timestamptz and r.created_at < $6::timestamptz and ${madeThen('r.id')}
  group by s.source, s.campaign`
/**
 * Each source with its visits and its requests, one of which it may lack; the first `$7` of them each, the others in one row, as are the
 * requests whose visit is not known.
 */
const bySource = `select part, source, campaign, count(*)::int as sources,
    coalesce(sum(visits), 0)::int as visits, coalesce(sum(tool_visits), 0)::int as tool_visits,
    coalesce(sum(requests), 0)::int as requests, coalesce(sum(quoted), 0)::int as quoted, coalesce(sum(accepted), 0)::int as accepted,
    coalesce(sum(accepted_euro), 0)::numeric(16, 2)::text as accepted_euro
  from (
    select place, visits, tool_visits, requests, quoted, accepted, accepted_euro,
      case when source is null then 'unknown' when place <= $7 then 'shown' else 'rest' end as part,
      case when place <= $7 then source end as source, case when place <= $7 then campaign end as campaign
    from (
      select *, row_number() over (
        partition by source is null order by visits desc nulls last, requests desc nulls last, source, campaign) as place
      from (select source, campaign, ${sums} from ${visits} group by source, campaign) as visited
        full join (${asked}) as asked using (source, campaign)
    ) as ranked
  ) as parted
  group by part, source, campaign order by min(place)`

type Asked = Pick<SourceFigures, 'requests' | 'quoted' | 'accepted' | 'accepted_euro'>
type OfSources = SourceFigures & { part: 'unknown' | 'shown' | 'rest'; sources: number }
type Day = { day: string; visits: number; tool_visits: number; views: number; seconds: number }

const nothing: Asked = { requests: 0, quoted: 0, accepted: 0, accepted_euro: '0.00' }
const noRest: PeriodFigures['rest'] = { sources: 0, visits: 0, tool_visits: 0, ...nothing }
/** The same moment twice: no time lies between. */
const noTime = '2000-01-01T00:00:00Z'

export async function periodFigures(
  tx: Transaction,
  { from, to }: Period,
  shown: number = shownOfPeriod.sources,
): Promise<PeriodFigures> {
  const [roll] = await tx.query<{ day: string }>(rolled, [])
  const firstRecent = roll && roll.day > from ? roll.day : from
  const moments = [startOfDay(from).toISOString(), startOfDay(daysLater(to, 1)).toISOString()]
  const recent = firstRecent > to ? [noTime, noTime] : [startOfDay(firstRecent).toISOString(), moments[1]]
  const parts = [from, daysLater(firstRecent > to ? daysLater(to, 1) : firstRecent, -1), ...recent]
  const [sources, days, pages, uncounted] = await Promise.all([
    tx.query<OfSources>(bySource, [...parts, ...moments, shown]),
    tx.query<Day>(byDay, parts),
    tx.query<PagePeriod>(byPage, [...parts, from, to]),
    uncountedViews(tx, from, to),
  ])
  const sum = (of: (day: Day) => number) => days.reduce((whole, day) => whole + of(day), 0)
  const visitCount = sum((day) => day.visits)
  const [rest = noRest] = sources
    .filter(({ part }) => part === 'rest')
    .map(({ part: _, source: _source, campaign: _campaign, ...row }) => row)
  return {
    from,
    to,
    visits: visitCount,
    tool_visits: sum((day) => day.tool_visits),
    views: sum((day) => day.views),
    average_seconds: visitCount === 0 ? 0 : Math.round(sum((day) => day.seconds) / visitCount),
    ...added(sources),
    unknown: added(sources.filter(({ part }) => part === 'unknown')),
    ...uncounted,
    days: everyDay({ from, to }, days),
    sources: sources.filter(({ part }) => part === 'shown').map(({ part: _, sources: _one, ...row }) => row),
    rest,
    pages,
  }
}

function added(rows: readonly Asked[]): Asked {
  return rows.reduce<Asked>(
    (sum, row) => ({
      requests: sum.requests + row.requests,
      quoted: sum.quoted + row.quoted,
      accepted: sum.accepted + row.accepted,
      accepted_euro: sumOfAmounts([sum.accepted_euro, row.accepted_euro]),
    }),
    nothing,
  )
}

function everyDay({ from, to }: Period, days: readonly Day[]): PeriodFigures['days'] {
  const counted = new Map(days.map((day) => [day.day, day]))
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = daysLater(from, index)
    const { visits: count = 0, views = 0 } = counted.get(day) ?? {}
    return { day, visits: count, views }
  })
}
