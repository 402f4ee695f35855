/** The campaigns that are being sent: what their mails are written from, how far they are, and when they have ended. */
import type { SegmentMode } from '@kervan/domain/newsletter/campaign-words.ts'
import { campaignChanged, campaignProgressed } from '@kervan/domain/newsletter/newsletter.events.ts'
import type { Segment } from '@kervan/domain/newsletter/segment.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { recount } from '#features/newsletter/campaigns/campaigns.queries.ts'
import type { NumberedLink } from '#features/newsletter/campaigns/link-positions.ts'
import { createMailMerge, type MailMerge } from '#features/newsletter/campaigns/mail-merge.ts'
import {
  type CampaignContent,
  type PreparedCampaign,
  prepareCampaign,
} from '#features/newsletter/campaigns/render-campaign.ts'
import { readSettings, senderOf } from '#features/newsletter/campaigns/sender-identity.ts'
import { addRecipients } from '#features/newsletter/campaigns/take-recipients.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export type RunningCampaign = PreparedCampaign & {
  segment: Segment
  segment_mode: SegmentMode
  merge: MailMerge
  /** What its mails are written from: they are written anew where any of it has changed. */
  writtenFrom: string
}
type Row = CampaignContent & {
  segment: Segment
  segment_mode: SegmentMode
  version: number
  links: NumberedLink[]
}

/** In the order in which they were started. */
const sendingCampaigns = `select c.id, c.subject, b.preheader, b.document, b.content_html, b.text_override, c.segment, c.segment_mode, b.version,
    coalesce((select json_agg(json_build_object('position', l.position, 'url', l.url) order by l.position) from newsletter_links l
      where l.campaign_id = c.id), '[]') as links
  from newsletter_campaigns c join newsletter_contents b on b.campaign_id = c.id
  where c.status = 'sending' and not c.is_template order by c.started_at, c.id`

export type Rates = { perSecond: number; perDomain: number }

/** `known`: those that were read before, whose mails need not be written anew. */
export async function readRunning(
  { actAs, company, config }: Pick<Services, 'actAs' | 'config'> & WithCompany,
  known: Map<string, RunningCampaign>,
): Promise<{ campaigns: RunningCampaign[]; rates: Rates }> {
  const { rows, settings } = await actAs(system, async (tx) => {
    const [rows, { settings }] = await Promise.all([tx.asSystem<Row>(sendingCampaigns, []), readSettings(tx)])
    return { rows, settings }
  })
  const sender = await senderOf(company, settings)
  const campaigns = rows.map((row) => {
    const { id, version, subject, links, segment, segment_mode } = row
    const writtenFrom = JSON.stringify([version, subject, links, sender])
    const before = known.get(id)
    if (before?.writtenFrom === writtenFrom) return before
    const prepared = prepareCampaign(row, sender, config.publicUrl, links)
    const campaign = { ...prepared, segment, segment_mode, merge: createMailMerge(prepared), writtenFrom }
    known.set(id, campaign)
    return campaign
  })
  return { campaigns, rates: { perSecond: settings.per_second, perDomain: settings.per_domain_per_second } }
}

/** Returns whether it has ended: nobody waits any more, and a live segment has nobody new. */
export async function finishCampaign(
  { actAs, emit }: Pick<Services, 'actAs' | 'emit'>,
  campaign: RunningCampaign,
): Promise<boolean> {
  return actAs(system, async (tx) => {
    const [row] = await tx.asSystem<{ status: string; open: boolean }>(
      `select c.status, exists (select from newsletter_recipients r where r.campaign_id = c.id and r.state in ('waiting', 'sending')) as open
       from newsletter_campaigns c where c.id = $1 for update`,
      [campaign.id],
    )
    if (row?.status !== 'sending') return true
    if (row.open) return false
    if (campaign.segment_mode === 'live' && (await addRecipients(tx, campaign.id, campaign.segment)) > 0)
      return false
    await tx.asSystem(
      "update newsletter_campaigns set status = 'sent', sent_at = now(), trouble = '' where id = $1",
      [campaign.id],
    )
    await tx.asSystem(recount, [campaign.id])
    await emit(tx, campaignChanged, ['staff'], { campaign_id: campaign.id })
    return true
  })
}

/** `trouble`: why the mail server takes none now, or nothing. */
export async function tellProgress(
  { actAs, emit }: Pick<Services, 'actAs' | 'emit'>,
  ids: ReadonlySet<string>,
  trouble: string,
): Promise<void> {
  for (const id of ids)
    await actAs(system, async (tx) => {
      await tx.asSystem(recount, [id])
      await tx.asSystem(
        "update newsletter_campaigns set trouble = $2 where id = $1 and status = 'sending' and trouble <> $2",
        [id, trouble],
      )
      await emit(tx, campaignProgressed, ['staff'], { campaign_id: id })
    })
}
