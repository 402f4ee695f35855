/**
 * Takes the next recipients of a campaign and says what became of earlier ones. Whether somebody may still be mailed is asked in the
 * statement that takes them, right before the mail goes: who left a second ago gets nothing, and a campaign that was paused gives out nobody.
 */
import type { SegmentMode } from '@kervan/domain/newsletter/campaign-words.ts'
import type { Segment } from '@kervan/domain/newsletter/segment.ts'
import { isSuppressed, segmentConditions } from '#features/newsletter/campaigns/segment-conditions.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export type Taken = {
  id: string
  email: string
  domain: string
  state: 'sending' | 'skipped'
  name: string
  company: string | null
  city: string | null
  measured: boolean
  tries: number
  maybe_twice: boolean
}

const takeText = (stillIn: string) => `with next as (
    select r.id from newsletter_recipients r
    where r.campaign_id = $1 and r.state = 'waiting' and (r.not_before is null or r.not_before <= now()) and r.domain <> all($3::text[])
      and exists (select from newsletter_campaigns c where c.id = $1 and c.status = 'sending')
    order by r.id limit $2 for update skip locked),
  judged as (
    select r.id, s.name, s.measuring, p.company, p.city,
      case when s.id is null then 'erased' when s.status <> 'active' then 'unsubscribed' when not s.may_receive then 'no_consent'
        when ${isSuppressed} then 'suppressed' when not (${stillIn}) then 'left_segment' end as why
    from next join newsletter_recipients r on r.id = next.id left join newsletter_subscribers s on s.id = r.subscriber_id
      left join profiles p on p.email = r.email)
  update newsletter_recipients r set state = case when j.why is null then 'sending' else 'skipped' end, reason = j.why,
    taken_at = clock_timestamp(), tries = r.tries + (j.why is null)::int, measured = coalesce(j.measuring, false)
  from judged j where r.id = j.id
  returning r.id, r.email, r.domain, r.state, coalesce(j.name, '') as name, j.company, j.city, r.measured, r.tries, r.maybe_twice`

export function takeNext(
  tx: Transaction,
  campaign: { id: string; segment: Segment; segment_mode: SegmentMode },
  most: number,
  fullDomains: readonly string[],
): Promise<Taken[]> {
  const stillIn = campaign.segment_mode === 'live' ? segmentConditions(campaign.segment) : 'true'
  return tx.asSystem<Taken>(takeText(stillIn), [campaign.id, most, fullDomains])
}

export type Answered = {
  id: string
  state: 'sent' | 'failed' | 'waiting'
  detail: string
  maybe_twice: boolean
  /** For those that wait again. */
  wait_seconds: number | null
  /** The mail server has not seen it, so it was no try. */
  is_unseen?: true
}

/** Nobody waits in a campaign that was cancelled meanwhile. `$2` are the ids once more: by them the rows are found, however few the table has. */
const markText = `update newsletter_recipients r set state = case when e.ended then 'skipped' else a.state end,
    reason = case when e.ended then 'cancelled' end, detail = a.detail, maybe_twice = r.maybe_twice or a.maybe_twice,
    tries = r.tries - coalesce(a.is_unseen, false)::int,
    sent_at = case when a.state = 'sent' then clock_timestamp() end,
    not_before = case when a.state = 'waiting' then now() + a.wait_seconds * interval '1 second' end
  from json_to_recordset($1) as a (id uuid, state text, detail text, maybe_twice boolean, wait_seconds int, is_unseen boolean),
    newsletter_campaigns c, lateral (select a.state = 'waiting' and c.status = 'cancelled' as ended) as e
  where r.id = a.id and r.id = any($2::uuid[]) and r.state = 'sending' and c.id = r.campaign_id`

const holdCampaigns = `select from newsletter_campaigns where id in
  (select campaign_id from newsletter_recipients where id = any($1::uuid[])) for share`

export async function markAnswered(tx: Transaction, answered: readonly Answered[]): Promise<void> {
  if (answered.length === 0) return
  const again = answered.filter(({ state }) => state === 'waiting').map(({ id }) => id)
  // Cancelling and this come one after the other.
  if (again.length > 0) tx.background(tx.asSystem(holdCampaigns, [again]))
  await tx.asSystem(markText, [JSON.stringify(answered), answered.map(({ id }) => id)])
}

/** Whose mail was on its way when its process ended: nobody knows whether it arrived, so it goes once more, and is named. */
export const takeBackOrphans = (tx: Transaction) =>
  tx.asSystem<{ id: string }>(
    "update newsletter_recipients set state = 'waiting', maybe_twice = true where state = 'sending' returning id",
    [],
  )

/** Everybody whom the segment has and who may be mailed; nobody twice, however often it is called. */
export async function addRecipients(tx: Transaction, id: string, segment: Segment): Promise<number> {
  const added = await tx.asSystem<{ added: number }>(
    `with added as (
       insert into newsletter_recipients (campaign_id, subscriber_id, email)
       select $1, s.id, s.email from newsletter_subscribers s
       where s.may_receive and not ${isSuppressed} and ${segmentConditions(segment)} order by s.id
       on conflict (campaign_id, subscriber_id) do nothing returning 1)
     select count(*)::int as added from added`,
    [id],
  )
  return added[0]?.added ?? 0
}
