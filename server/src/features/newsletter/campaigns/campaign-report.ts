/** What a campaign brought: by whom it was opened and clicked, when and where, and what those who got it asked for and accepted afterwards. */
import { attributionDays } from '@kervan/domain/newsletter/campaign-words.ts'
import type { CampaignReport } from '@kervan/domain/newsletter/campaigns.contract.ts'
import { untakenOf } from '#features/newsletter/campaigns/campaigns.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'

const mostPoints = 200

/** Counted by what differs first: a dozen groups are summed up faster than each row is judged. */
const totals = `select coalesce(sum(count), 0)::int as recipients,
    coalesce(sum(count) filter (where state in ('sent', 'bounced', 'complained')), 0)::int - untaken as sent,
    coalesce(sum(count) filter (where state in ('sent', 'complained')), 0)::int as delivered,
    coalesce(sum(count) filter (where measured and state in ('sent', 'complained')), 0)::int as measured,
    (select count(*)::int from newsletter_recipients where campaign_id = $1 and opened_at is not null) as opens,
    (select count(*)::int from newsletter_recipients where campaign_id = $1 and clicked_at is not null) as clicks,
    (select count(*)::int from newsletter_recipients where campaign_id = $1 and unsubscribed_at is not null) as unsubscribes,
    coalesce(sum(count) filter (where state = 'failed'), 0)::int + untaken as refused,
    coalesce(sum(count) filter (where state = 'bounced'), 0)::int - untaken as bounces,
    coalesce(sum(count) filter (where state = 'complained'), 0)::int as complaints
  from (select state, measured, count(*) as count from newsletter_recipients where campaign_id = $1 group by state, measured) n
    right join (${untakenOf('$1')}) u on true
  group by untaken`
const skipped = `select reason, count(*)::int as count from newsletter_recipients
  where campaign_id = $1 and state = 'skipped' and reason is not null group by reason order by count desc, reason`
const machines = `select machine as reason, kind, count(*)::int as count from newsletter_hits
  where campaign_id = $1 and machine is not null group by machine, kind order by count desc`
/**
 * Of whom only a program was seen: whether they have looked too nobody knows, so the rates lie between what persons did for sure and that
 * with all of these. A link that was followed would have been seen in an opened mail. Who asks for the head alone shows nothing to anybody.
 */
const unsure = `select count(*) filter (where r.opened_at is null)::int as unsure_opens,
    count(*) filter (where r.clicked_at is null and h.clicked)::int as unsure_clicks
  from (select recipient_id, bool_or(kind = 'click') as clicked from newsletter_hits
      where campaign_id = $1 and machine <> 'head' group by recipient_id) h
    join newsletter_recipients r on r.id = h.recipient_id
  where r.measured and r.state in ('sent', 'complained')`
const links = `select l.position as index, l.url, coalesce(h.clicks, 0) as clicks, coalesce(h.people, 0) as people,
    coalesce(h.machine_clicks, 0) as machine_clicks
  from newsletter_links l left join (
    select position, count(*) filter (where machine is null)::int as clicks,
      count(distinct recipient_id) filter (where machine is null)::int as people,
      count(*) filter (where machine is not null)::int as machine_clicks
    from newsletter_hits where campaign_id = $1 and kind = 'click' group by position) h on h.position = l.position
  where l.campaign_id = $1 order by people desc, l.position`
const span = `select extract(epoch from c.started_at)::float8 as start,
    extract(epoch from greatest(
      (select max(opened_at) from newsletter_recipients where campaign_id = $1 and opened_at is not null),
      (select max(clicked_at) from newsletter_recipients where campaign_id = $1 and clicked_at is not null),
      c.started_at + interval '1 hour'))::float8 as finish
  from newsletter_campaigns c where c.id = $1`
/** Each person once, when they first did. Hours in which nobody did are points too: the line is over time. $4: the last point. */
const timeline = `select ${isoText('to_timestamp($2::float8 + point * $3::float8)')} as at, coalesce(sum(opens), 0)::int as opens,
    coalesce(sum(clicks), 0)::int as clicks
  from generate_series(0, $4::int) as point left join (
    select floor((extract(epoch from opened_at) - $2::float8) / $3::float8)::int as point, 1 as opens, 0 as clicks
      from newsletter_recipients where campaign_id = $1 and opened_at is not null
    union all
    select floor((extract(epoch from clicked_at) - $2::float8) / $3::float8)::int, 0, 1
      from newsletter_recipients where campaign_id = $1 and clicked_at is not null) as firsts using (point)
  group by point order by point`
const afterMail = `r.sent_at and r.sent_at + interval '${attributionDays} days'`
/** By the address, since that is what a mail and a customer have in common. */
const followed = `with mailed as materialized (
    select r.sent_at, r.clicked_at is not null as clicked, p.id as customer_id, p.company, p.first_name, p.last_name
    from newsletter_recipients r join profiles p on p.email = r.email where r.campaign_id = $1 and r.sent_at is not null),
  events as (
    select 'request' as kind, q.id, q.number, r.customer_id, q.created_at as at, r.clicked, null::numeric as euro,
      coalesce(nullif(r.company, ''), trim(r.first_name || ' ' || r.last_name)) as customer_name
    from mailed r join requests q on q.customer_id = r.customer_id and q.created_at between ${afterMail}
    union all
    select 'quote', q.id, q.quote_no, r.customer_id, q.answered_at, r.clicked, q.accepted_euro,
      coalesce(nullif(r.company, ''), trim(r.first_name || ' ' || r.last_name))
    from mailed r join quotes q on q.customer_id = r.customer_id and q.status = 'accepted' and q.answered_at between ${afterMail})
  select (select count(*)::int from events where kind = 'request') as requests,
    (select count(*)::int from events where kind = 'quote') as accepted_quotes,
    (select coalesce(sum(euro), 0)::numeric(16, 2)::text from events) as revenue_eur,
    (select coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'number', number, 'customer_id', customer_id,
        'customer_name', customer_name, 'at', ${isoText('at')}, 'clicked', clicked) order by at desc), '[]')
      from (select * from events order by at desc limit 50) as newest) as items`

type Counted = Omit<
  CampaignReport,
  | 'skipped'
  | 'machines'
  | 'unsure_opens'
  | 'unsure_clicks'
  | 'machine_opens'
  | 'machine_clicks'
  | 'timeline'
  | 'links'
  | 'followed'
  | 'step_minutes'
>

export async function readReport(tx: Transaction, id: string): Promise<CampaignReport | undefined> {
  tx.bePatient({ statement: 20, transaction: 30 })
  const [[known], [counted], [between], [found], left, robots, clicked, [after]] = await Promise.all([
    tx.asSystem('select from newsletter_campaigns where id = $1', [id]),
    tx.asSystem<Counted>(totals, [id]),
    tx.asSystem<Pick<CampaignReport, 'unsure_opens' | 'unsure_clicks'>>(unsure, [id]),
    tx.asSystem<{ start: number | null; finish: number | null }>(span, [id]),
    tx.asSystem<CampaignReport['skipped'][number]>(skipped, [id]),
    tx.asSystem<{ reason: string; kind: 'open' | 'click'; count: number }>(machines, [id]),
    tx.asSystem<CampaignReport['links'][number]>(links, [id]),
    tx.asSystem<Omit<CampaignReport['followed'], 'days'>>(followed, [id]),
  ])
  if (!known || !counted || !between || !after) return undefined
  const start = found?.start ?? undefined
  const step = stepFor((found?.finish ?? 0) - (start ?? 0))
  const points =
    start === undefined
      ? []
      : await tx.asSystem<CampaignReport['timeline'][number]>(timeline, [
          id,
          start,
          step,
          Math.min(mostPoints - 1, Math.floor(((found?.finish ?? start) - start) / step)),
        ])
  const sumOf = (kind: string) => robots.reduce((sum, one) => sum + (one.kind === kind ? one.count : 0), 0)
  const reasons = Map.groupBy(robots, ({ reason }) => reason)
  return {
    ...counted,
    ...between,
    machine_opens: sumOf('open'),
    machine_clicks: sumOf('click'),
    skipped: left,
    machines: [...reasons].map(([reason, each]) => ({
      reason,
      count: each.reduce((sum, { count }) => sum + count, 0),
    })),
    step_minutes: step / 60,
    // An empty chart says so in words.
    timeline: counted.opens + counted.clicks > 0 ? points : [],
    links: clicked,
    followed: { days: attributionDays, ...after },
  }
}

/** Seconds, so that few enough are needed. */
function stepFor(seconds: number): number {
  const steps = [300, 900, 3_600, 3 * 3_600, 6 * 3_600, 86_400, 7 * 86_400]
  return steps.find((step) => seconds / step <= mostPoints) ?? 30 * 86_400
}
