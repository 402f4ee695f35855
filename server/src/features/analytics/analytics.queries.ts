/** Writes a batch of page views: those with consent as parts of visits, all others as mere counts. */
import { consentVersions } from '@kervan/domain/consents/consent-versions.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** A view before it is written; a robot's carries no details. */
export type PageView = { at: number } & (
  | { robot: true }
  | {
      robot: false
      visitor_id: string
      user_id: string | null
      user_type: 'guest' | 'customer' | 'staff'
      page_path: string
      device_type: string
      browser: string
      country: string | null
      network: string
    }
)

/** One process at a time, so that no visit is started twice. */
const lock = "select pg_advisory_xact_lock(hashtext('kervan page views'))"

/** The browser must have agreed and, when somebody is signed in, their account too: a person who has not decided is not measured. */
const writeViews = `
  with seen as materialized (
    select to_timestamp(view.at / 1000) as at, robot, visitor_id, user_id, user_type, page_path, device_type, browser, country,
      network
    from jsonb_to_recordset($1::jsonb) as view(
      at float8, robot boolean, visitor_id uuid, user_id uuid, user_type text, page_path text,
      device_type text, browser text, country text, network text)
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
    insert into anonymous_views (day, kind, views)
    select (at at time zone 'Europe/Istanbul')::date, case when robot then 'robot' else 'without_consent' end, count(*)
    from judged where not has_agreed group by 1, 2
    on conflict (day, kind) do update set views = anonymous_views.views + excluded.views
  ), agreed as materialized (
    select * from judged where has_agreed -- a truth value: half of them, as far as the planner knows
  ), last as (
    select distinct on (visitor_id) *, min(at) over (partition by visitor_id) as first_at
    from agreed order by visitor_id, at desc
  ), continued as (
    update visitor_sessions visit
    set current_page = last.page_path, user_type = last.user_type, last_activity = greatest(visit.last_activity, last.at)
    from last
    where visit.id = (
      select id from visitor_sessions recent
      where recent.visitor_id = last.visitor_id and recent.last_activity > last.first_at - interval '30 minutes'
      order by recent.last_activity desc limit 1)
    returning visit.id, visit.visitor_id
  ), begun as (
    insert into visitor_sessions
      (visitor_id, user_type, current_page, country, device_type, browser, network, start_time, last_activity)
    select visitor_id, user_type, page_path, country, device_type, browser, network, first_at, at
    from last where visitor_id not in (select visitor_id from continued)
    returning id, visitor_id
  )
  insert into page_views (session_id, page_path, visited_at)
  select visit.id, agreed.page_path, agreed.at
  from agreed join (select * from continued union all select * from begun) visit using (visitor_id)`

export async function writePageViews(tx: Transaction, views: readonly PageView[]): Promise<void> {
  await tx.asSystem(lock, [])
  await tx.asSystem(writeViews, [JSON.stringify(views), consentVersions.analytics])
}
