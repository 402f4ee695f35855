/** Notes that a mail was opened or a link of it clicked, and counts it where a person did. Of who did not consent nothing is noted. */
import { campaignProgressed } from '@kervan/domain/newsletter/newsletter.events.ts'
import { burstSeconds, judgeHit } from '#features/newsletter/measuring/judge-hit.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export type AskedHit = {
  recipientId: string
  kind: 'open' | 'click'
  position: number | null
  method: string
  userAgent: string
  purpose: string
}

const known = `select r.campaign_id, r.subscriber_id,
    extract(epoch from now() - coalesce(r.sent_at, r.taken_at, now()))::float8 as age,
    (select count(distinct h.position)::int from newsletter_hits h where h.recipient_id = r.id and h.kind = 'click'
      and h.at > now() - interval '${burstSeconds} seconds' and h.position <> $2) as other_clicks
  from newsletter_recipients r join newsletter_subscribers s on s.id = r.subscriber_id
  where r.id = $1 and r.measured and s.measuring`
/** By itself and first: of several links that are asked for at once, each is judged when the one before is noted. */
const lock = `select from newsletter_recipients where id = $1 for update`
const add = `insert into newsletter_hits (campaign_id, recipient_id, kind, position, machine) values ($1, $2, $3, $4, $5)`
/** What was opened and clicked right before was the same scanner's: it is taken back, with what it has changed. */
const takeBack = `with taken as (
    update newsletter_hits set machine = 'burst' where recipient_id = $1 and machine is null
      and at > now() - interval '${burstSeconds} seconds' returning kind, at),
  n as (select count(*) filter (where kind = 'open')::int as opens, count(*) filter (where kind = 'click')::int as clicks,
    min(at) as since from taken),
  was as (select opened_at, clicked_at from newsletter_recipients where id = $1)
  update newsletter_recipients r set open_count = greatest(0, r.open_count - n.opens),
    opened_at = case when r.opened_at < n.since then r.opened_at end, click_count = greatest(0, r.click_count - n.clicks),
    clicked_at = case when r.clicked_at < n.since then r.clicked_at end
  from n, was where r.id = $1 and n.since is not null
  returning (was.opened_at >= n.since)::int as opened, (was.clicked_at >= n.since)::int as clicked, n.clicks`
const uncountCampaign = `update newsletter_campaigns set opens_count = greatest(0, opens_count - $2), clicks_count = greatest(0, clicks_count - $3)
  where id = $1 and ($2 > 0 or $3 > 0)`
/** Engaged is who has opened or clicked besides. */
const uncountSubscriber = `update newsletter_subscribers set email_open_count = greatest(0, email_open_count - $2),
    email_click_count = greatest(0, email_click_count - $3),
    last_engaged_at = (select greatest(max(r.opened_at), max(r.clicked_at), max(h.at)) from newsletter_recipients r
      left join newsletter_hits h on h.recipient_id = r.id and h.machine is null where r.subscriber_id = $1)
  where id = $1`

type Known = {
  campaign_id: string
  subscriber_id: string
  age: number
  other_clicks: number
}

export async function noteHit(
  { actAs, emit }: Pick<Services, 'actAs' | 'emit'>,
  { recipientId, kind, position, method, userAgent, purpose }: AskedHit,
): Promise<void> {
  await actAs(system, async (tx) => {
    tx.background(tx.asSystem(lock, [recipientId]))
    const [found] = await tx.asSystem<Known>(known, [recipientId, position ?? -1])
    if (!found) return
    const { campaign_id, subscriber_id } = found
    const machine = judgeHit({
      kind,
      method,
      userAgent,
      purpose,
      age: found.age,
      otherClicks: found.other_clicks,
    })
    await tx.asSystem(add, [campaign_id, recipientId, kind, position, machine])
    if (machine === 'burst') await uncount(tx, recipientId, subscriber_id, campaign_id)
    if (machine === null) await count(tx, recipientId, subscriber_id, campaign_id, kind)
    await emit(tx, campaignProgressed, ['staff'], { campaign_id })
  })
}

type Statement = { asSystem<Row>(text: string, values: unknown[]): Promise<Row[]> }

/** Who clicks has opened too, even where pictures are not loaded. */
async function count(
  tx: Statement,
  id: string,
  subscriber: string,
  campaign: string,
  kind: 'open' | 'click',
) {
  const [before] = await tx.asSystem<{ opened: boolean; clicked: boolean }>(
    `with was as (select opened_at, clicked_at from newsletter_recipients where id = $1)
     update newsletter_recipients r set opened_at = coalesce(r.opened_at, now()), open_count = r.open_count + $2,
       clicked_at = case when $3 = 1 then coalesce(r.clicked_at, now()) else r.clicked_at end, click_count = r.click_count + $3
     from was where r.id = $1 returning was.opened_at is not null as opened, was.clicked_at is not null as clicked`,
    [id, kind === 'open' ? 1 : 0, kind === 'click' ? 1 : 0],
  )
  const opens = before?.opened ? 0 : 1
  const clicks = kind === 'click' && !before?.clicked ? 1 : 0
  await tx.asSystem(
    `update newsletter_campaigns set opens_count = opens_count + $2, clicks_count = clicks_count + $3
     where id = $1 and ($2 > 0 or $3 > 0)`,
    [campaign, opens, clicks],
  )
  await tx.asSystem(
    `update newsletter_subscribers set email_open_count = email_open_count + $2, email_click_count = email_click_count + $3,
       last_engaged_at = now() where id = $1`,
    [subscriber, opens, kind === 'click' ? 1 : 0],
  )
}

async function uncount(tx: Statement, id: string, subscriber: string, campaign: string) {
  const [taken] = await tx.asSystem<{ opened: number | null; clicked: number | null; clicks: number }>(
    takeBack,
    [id],
  )
  if (!taken) return
  const { opened, clicked, clicks } = taken
  await tx.asSystem(uncountCampaign, [campaign, opened ?? 0, clicked ?? 0])
  await tx.asSystem(uncountSubscriber, [subscriber, opened ?? 0, clicks])
}
