/** Writes a batch of page views: those with consent as parts of visits, all others as mere counts. */
import type { DeviceType, UserType } from '@kervan/domain/analytics/analytics.copy.ts'
import { consentVersions } from '@kervan/domain/consents/consent-versions.ts'
import { isVisitorsPage } from '#features/analytics/uncounted-views.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/**
 * A view before it is written; that of a robot, or of somebody who has not agreed, carries no details but its page. Their network is for the
 * brake against floods, and written nowhere.
 */
export type PageView = { at: number; page: string } & (
  | { robot: true; network: string }
  | { robot: false; visitor_id: null; network: string }
  | {
      robot: false
      visitor_id: string
      user_id: string | null
      user_type: UserType
      used_tool: boolean
      device_type: DeviceType
      browser: string
      country: string | null
      city: string | null
      network: string
      source: string
      campaign: string
    }
)

/** So long without a page, and a visit has ended. */
const pauseMs = 30 * 60_000

/** One process at a time, so that no visit is started twice. */
const lock = "select pg_advisory_xact_lock(hashtext('kervan page views'))"

/** The browser must have agreed and, when somebody is signed in, their account too: a person who has not decided is not measured. */
const writeViews = `
  with seen as materialized (
    select to_timestamp(view.at / 1000) as at, robot, visitor_id, user_id, user_type, page, used_tool, device_type, browser, country,
      city, network, source, campaign
    from jsonb_to_recordset($1::jsonb) as view(
      at float8, robot boolean, visitor_id uuid, user_id uuid, user_type text, page text, used_tool boolean,
      device_type text, browser text, country text, city text, network text, source text, campaign text)
  ), judged as materialized (
    select seen.*, not robot
        and coalesce((
          select granted and text_version = $2 from visitor_consents decided
          where decided.visitor_id = seen.visitor_id and purpose = 'analytics'
          order by id desc limit 1), false)
        and (user_id is null or coalesce((
          select granted and text_version = $2 from consents decided
          where decided.user_id = seen.user_id and purpose = 'analytics'
          order by id desc limit 1), false)) as has_agreed
    from seen
  ), counted as (
    insert into anonymous_views (day, kind, page, views)
    select (at at time zone 'Europe/Istanbul')::date, case when robot then 'robot' else 'without_consent' end, page, count(*)
    from judged where not has_agreed and ${isVisitorsPage('page')} group by 1, 2, 3
    on conflict (day, kind, page) do update set views = anonymous_views.views + excluded.views
  ), agreed as materialized (
    select * from judged where has_agreed -- a truth value: half of them, as far as the planner knows
  ), together as (
    select visitor_id, min(at) as first_at, count(*)::int as views, bool_or(used_tool) as used_tool,
      (array_agg(page order by at))[1] as entry_page, (array_agg(source order by at))[1] as source,
      (array_agg(campaign order by at))[1] as campaign, (array_agg(user_id order by at desc) filter (where user_id is not null))[1] as user_id
    from agreed group by visitor_id
  ), last as (
    select distinct on (visitor_id) visitor_id, at, page, user_type, device_type, browser, country, city, network
    from agreed order by visitor_id, at desc
  ), continued as (
    update visitor_sessions visit
    set current_page = case when last.at >= visit.last_activity then last.page else visit.current_page end,
      user_type = last.user_type, last_activity = greatest(visit.last_activity, last.at),
      start_time = least(visit.start_time, together.first_at), user_id = coalesce(together.user_id, visit.user_id),
      views = visit.views + together.views, used_tool = visit.used_tool or together.used_tool
    from last join together using (visitor_id)
    where visit.id = (
      select id from visitor_sessions recent
      where recent.visitor_id = last.visitor_id and recent.last_activity > together.first_at - interval '30 minutes'
      order by recent.last_activity desc limit 1)
    returning visit.id, visit.visitor_id, visit.start_time
  ), begun as (
    insert into visitor_sessions
      (visitor_id, user_type, user_id, entry_page, current_page, country, city, device_type, browser, network, source, campaign,
       views, used_tool, start_time, last_activity)
    select visitor_id, user_type, user_id, entry_page, page, country, city, device_type, browser, network, source, campaign,
      views, used_tool, first_at, at
    from last join together using (visitor_id) where visitor_id not in (select visitor_id from continued)
    returning id, visitor_id, start_time
  ), visit as (
    select * from continued union all select * from begun
  ), stale as (
    insert into stale_view_days (day)
    select day from (
      select (start_time at time zone 'Europe/Istanbul')::date as day from visit
      union select (at at time zone 'Europe/Istanbul')::date from agreed) as changed
    where day < (select rolled_until from view_rolls)
    on conflict do nothing
  )
  insert into page_views (session_id, page_path, visited_at)
  select visit.id, agreed.page, agreed.at from agreed join visit using (visitor_id)`

export async function writePageViews(tx: Transaction, views: readonly PageView[]): Promise<void> {
  await tx.asSystem(lock, [])
  for (const together of withoutPauses(views))
    await tx.asSystem(writeViews, [JSON.stringify(together), consentVersions.analytics])
}

/** What has waited for the database may span hours: parts of which none is long enough for a visit to end within it, the oldest first. */
function withoutPauses(views: readonly PageView[]): PageView[][] {
  const parts: PageView[][] = []
  let first = Number.NEGATIVE_INFINITY
  for (const view of views.toSorted((one, other) => one.at - other.at)) {
    if (view.at - first < pauseMs) {
      parts.at(-1)?.push(view)
      continue
    }
    parts.push([view])
    first = view.at
  }
  return parts
}
