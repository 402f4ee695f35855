/**
 * Sends a template to one subscriber to whom something has happened, such as that they confirmed their address. Each template has one
 * campaign for that, which its mails belong to: so they are asked about, sent, measured and reported as those of any campaign, and
 * nobody gets one twice.
 */

import { mailLinks } from '@kervan/domain/newsletter/mail-links.ts'
import { campaignChanged } from '@kervan/domain/newsletter/newsletter.events.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { WithCampaignSender } from '#features/newsletter/campaigns/campaign-sender.ts'
import { lockCampaign, readCampaign } from '#features/newsletter/campaigns/campaigns.queries.ts'
import { documentOf } from '#features/newsletter/campaigns/clean-html.ts'
import { writeLinks } from '#features/newsletter/campaigns/link-positions.ts'
import { senderGap } from '#features/newsletter/campaigns/sender-identity.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

const series = `insert into newsletter_campaigns (title, subject, campaign_type, status, segment, template_id, created_by, started_at, sent_at)
  select title, subject, 'series', 'sent', segment, id, created_by, now(), now() from newsletter_campaigns where id = $1 and is_template
  on conflict (template_id) do update set subject = excluded.subject returning id`
/** As the template reads now. */
const contents = `insert into newsletter_contents as b (campaign_id, preheader, content_html, document, text_override, updated_by)
  select $1, preheader, content_html, document, text_override, updated_by from newsletter_contents where campaign_id = $2
  on conflict (campaign_id) do update set preheader = excluded.preheader, content_html = excluded.content_html,
    document = excluded.document, text_override = excluded.text_override, version = b.version + 1, updated_at = now()
  where (b.preheader, b.content_html, b.document, b.text_override)
    is distinct from (excluded.preheader, excluded.content_html, excluded.document, excluded.text_override)`
const add = `insert into newsletter_recipients (campaign_id, subscriber_id, email) select $1, id, email from newsletter_subscribers
  where id = $2 on conflict (campaign_id, subscriber_id) do nothing returning id`
/** Where somebody has paused it, it waits for them. A series never ends: one that was cancelled begins anew. */
const begin = `update newsletter_campaigns set status = 'sending', sending_since = now(), trouble = ''
  where id = $1 and status in ('sent', 'cancelled')`
/** Paused by nobody: with its reason, and until that is gone. Those on whom it is at work wait too. */
const hold = `update newsletter_campaigns set status = 'paused', paused_at = now(), trouble = $2
  where id = $1 and status in ('sent', 'cancelled', 'sending')`

type Needed = Pick<Services, 'emit'> & WithCampaignSender & WithCompany

/**
 * Returns why it is not sent; undefined where it is on its way. `mayWait`: where nobody would try again, it waits for what is missing
 * of the sender.
 */
export async function sendSeries(
  tx: Transaction,
  services: Needed,
  templateId: string,
  subscriberId: string,
  { mayWait = false } = {},
): Promise<string | undefined> {
  const template = await readCampaign(tx, templateId)
  if (!template?.is_template || documentOf(template).blocks.length === 0) return 'Bülten şablonu boş.'
  const gap = await senderGap(tx, services.company)
  if (gap && !mayWait) return gap
  const [found] = await tx.asSystem<{ id: string }>(series, [templateId])
  if (!found) return 'Bülten şablonu artık yok.'
  await lockCampaign(tx, found.id)
  await tx.asSystem(contents, [found.id, templateId])
  await writeLinks(tx, found.id, mailLinks(documentOf(template)))
  const added = await tx.asSystem(add, [found.id, subscriberId])
  if (added.length === 0) return 'Daha önce gönderildi.'
  await (gap ? tx.asSystem(hold, [found.id, gap]) : tx.asSystem(begin, [found.id]))
  await services.emit(tx, campaignChanged, ['staff'], { campaign_id: found.id })
  tx.afterCommit(services.campaignSender.wake)
  return undefined
}

const held = `select id from newsletter_campaigns where campaign_type = 'series' and status = 'paused' and trouble <> '' for update`
const release = `update newsletter_campaigns set status = 'sending', sending_since = now(), paused_at = null, trouble = ''
  where id = any($1::uuid[])`

/** Lets go those that have waited for what was missing of the sender. */
export async function releaseSeries(tx: Transaction, services: Needed): Promise<void> {
  const waiting = await tx.asSystem<{ id: string }>(held, [])
  if (waiting.length === 0 || (await senderGap(tx, services.company))) return
  await tx.asSystem(release, [waiting.map(({ id }) => id)])
  for (const { id } of waiting) await services.emit(tx, campaignChanged, ['staff'], { campaign_id: id })
  tx.afterCommit(services.campaignSender.wake)
}
