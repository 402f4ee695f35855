/** One campaign as the API has it. */
import type { CampaignDetail, CampaignProgress } from '@kervan/domain/newsletter/campaigns.contract.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'

const moment = (column: string, name: string) => `${isoText(column)} as ${name}`

const detail = `select c.id, c.title, c.subject, c.campaign_type, c.status, c.is_template, c.created_by,
    coalesce(author.name, '') as created_by_name, ${moment('c.created_at', 'created_at')}, ${moment('b.updated_at', 'updated_at')},
    ${moment('c.scheduled_at', 'scheduled_at')}, ${moment('c.started_at', 'started_at')}, ${moment('c.sent_at', 'sent_at')},
    c.recipients_count, c.sent_count, c.skipped_count, c.failed_count, c.opens_count, c.clicks_count, c.unsubscribes_count,
    b.preheader, b.content_html, b.document, b.text_override, c.segment, c.segment_mode, b.version,
    coalesce(editor.name, '') as updated_by_name
  from newsletter_campaigns c join newsletter_contents b on b.campaign_id = c.id
    left join users author on author.id = c.created_by left join users editor on editor.id = b.updated_by
  where c.id = $1`

export async function readCampaign(
  tx: Pick<Transaction, 'asSystem'>,
  id: string,
): Promise<CampaignDetail | undefined> {
  const [found] = await tx.asSystem<CampaignDetail>(detail, [id])
  return found
}

/** Locks the row, so that of two who start, pause or save one is first. */
export async function lockCampaign(tx: Transaction, id: string): Promise<CampaignDetail | undefined> {
  await tx.asSystem('select from newsletter_campaigns where id = $1 for update', [id])
  return readCampaign(tx, id)
}

/**
 * Who was refused at once because the address is unknown is marked as bounced too; of these nothing was taken, so nothing was sent or has
 * come back. They have an index of their own, and all others are told apart by their state: nothing is counted from the rows.
 */
export const untakenOf = (campaign: string) =>
  `select count(*)::int as untaken from newsletter_recipients where campaign_id = ${campaign} and state = 'bounced' and sent_at is null`

const progress = `select c.id, c.status, c.trouble, ${moment('c.started_at', 'started_at')}, ${moment('c.paused_at', 'paused_at')},
    n.total, n.waiting, n.sending, n.sent, n.bounces, n.skipped, n.failed, n.maybe_twice, n.lately,
    extract(epoch from now() - since)::float8 as seconds
  from newsletter_campaigns c
    cross join lateral (select greatest(now() - interval '60 seconds', coalesce(c.sending_since, c.started_at)) as since) w
    cross join lateral (
    select coalesce(sum(count), 0)::int as total, coalesce(sum(count) filter (where state = 'waiting'), 0)::int as waiting,
      coalesce(sum(count) filter (where state = 'sending'), 0)::int as sending,
      coalesce(sum(count) filter (where state in ('sent', 'complained', 'bounced')), 0)::int - untaken as sent,
      coalesce(sum(count) filter (where state = 'bounced'), 0)::int - untaken as bounces,
      coalesce(sum(count) filter (where state = 'skipped'), 0)::int as skipped,
      coalesce(sum(count) filter (where state = 'failed'), 0)::int + untaken as failed,
      (select count(*)::int from newsletter_recipients where campaign_id = c.id and maybe_twice) as maybe_twice,
      (select count(*)::int from newsletter_recipients where campaign_id = c.id and sent_at > since) as lately
    from (select state, count(*) as count from newsletter_recipients where campaign_id = c.id group by state) as states
      right join (${untakenOf('c.id')}) as u on true group by untaken) n
  where c.id = $1`

type Measured = Omit<CampaignProgress, 'per_second' | 'remaining_seconds'> & {
  lately: number
  seconds: number
}

export async function readProgress(
  tx: Pick<Transaction, 'asSystem'>,
  id: string,
): Promise<CampaignProgress | undefined> {
  const [found] = await tx.asSystem<Measured>(progress, [id])
  if (!found) return undefined
  const { lately, seconds, ...rest } = found
  const per_second = seconds > 0 ? Math.round((lately / Math.max(1, seconds)) * 10) / 10 : 0
  const left = rest.waiting + rest.sending
  const isRunning = rest.status === 'sending' && per_second > 0
  return { ...rest, per_second, remaining_seconds: isRunning ? Math.ceil(left / per_second) : null }
}

/** True to the rows, however often it is asked. What is on its way is not counted as sent; what has come back is. */
export const recount = `update newsletter_campaigns c set recipients_count = n.total, sent_count = n.sent, skipped_count = n.skipped,
    failed_count = n.failed, measured_count = n.measured
  from (select total, taken - untaken as sent, skipped, refused + untaken as failed, measured
    from (${untakenOf('$1')}) as u,
      (select count(*)::int as total, count(*) filter (where state in ('sent', 'complained', 'bounced'))::int as taken,
        count(*) filter (where state = 'skipped')::int as skipped, count(*) filter (where state = 'failed')::int as refused,
        count(*) filter (where state in ('sent', 'complained') and measured)::int as measured
      from newsletter_recipients where campaign_id = $1) as states) n
  where c.id = $1 and (c.recipients_count, c.sent_count, c.skipped_count, c.failed_count, c.measured_count)
    is distinct from (n.total, n.sent, n.skipped, n.failed, n.measured)`
