/** Starts, schedules, pauses, resumes and cancels campaigns. Each locks the campaign's row, so of two at once the second finds what the first has done. */

import { mayCancel, mayPause, mayResume } from '@kervan/domain/newsletter/campaign-words.ts'
import type { CampaignDetail } from '@kervan/domain/newsletter/campaigns.contract.ts'
import { campaignProblems } from '@kervan/domain/newsletter/campaigns.copy.ts'
import { mayBeSent } from '@kervan/domain/newsletter/check-mail.ts'
import { mailLinks } from '@kervan/domain/newsletter/mail-links.ts'
import { campaignChanged } from '@kervan/domain/newsletter/newsletter.events.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { WithCampaignSender } from '#features/newsletter/campaigns/campaign-sender.ts'
import { lockCampaign, readCampaign, recount } from '#features/newsletter/campaigns/campaigns.queries.ts'
import { checksOf } from '#features/newsletter/campaigns/check-campaign.ts'
import { documentOf } from '#features/newsletter/campaigns/clean-html.ts'
import { writeLinks } from '#features/newsletter/campaigns/link-positions.ts'
import { readSettings, senderGap } from '#features/newsletter/campaigns/sender-identity.ts'
import { addRecipients } from '#features/newsletter/campaigns/take-recipients.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export type CampaignServices = Services & WithCompany & WithCampaignSender

export function refuse(
  code: keyof typeof campaignProblems | 'NOT_FOUND' | 'STALE',
  message?: string | undefined,
): never {
  const problem =
    code in campaignProblems
      ? campaignProblems[code as keyof typeof campaignProblems]
      : problems[code as 'STALE']
  throw new ORPCError(code, message ? { ...problem, message } : problem)
}

export async function startCampaign(
  tx: Transaction,
  services: CampaignServices,
  { id, version, at }: { id: string; version: number; at?: string | undefined },
  now = new Date(),
): Promise<CampaignDetail> {
  tx.bePatient({ statement: 60, transaction: 90 })
  const campaign = (await lockCampaign(tx, id)) ?? refuse('NOT_FOUND')
  if (campaign.is_template) refuse('TEMPLATE_ONLY')
  // Whoever pressed second gets what the first has begun.
  if (campaign.status === 'sending' || campaign.status === 'sent') return campaign
  if (campaign.status === 'paused' || campaign.status === 'cancelled') refuse('CAMPAIGN_STATE')
  if (campaign.version !== version) refuse('STALE')
  if (at && Date.parse(at) <= now.getTime()) refuse('SCHEDULE_PAST')
  await refuseUnready(tx, services, campaign)
  if (at) {
    await tx.asSystem(
      "update newsletter_campaigns set status = 'scheduled', scheduled_at = $2 where id = $1",
      [id, at],
    )
    return told(tx, services, id)
  }
  if ((await begin(tx, campaign)) === 0) refuse('NO_RECIPIENTS')
  return told(tx, services, id)
}

/** Recipients and links are written with the start: from here on a crash finds everything. Returns how many there are. */
export async function begin(tx: Transaction, campaign: CampaignDetail): Promise<number> {
  const { id, segment } = campaign
  const added = await addRecipients(tx, id, segment)
  if (added === 0) return 0
  await writeLinks(tx, id, mailLinks(documentOf(campaign)))
  await tx.asSystem(
    "update newsletter_campaigns set status = 'sending', started_at = now(), sending_since = now(), paused_at = null, trouble = '' where id = $1",
    [id],
  )
  await tx.asSystem(recount, [id])
  return added
}

async function refuseUnready(
  tx: Transaction,
  services: CampaignServices,
  campaign: CampaignDetail,
): Promise<void> {
  if (documentOf(campaign).blocks.length === 0) refuse('CAMPAIGN_EMPTY')
  await refuseUnknownSender(tx, services)
  const { settings } = await readSettings(tx)
  if (!mayBeSent(await checksOf(services, settings, campaign))) refuse('CAMPAIGN_NOT_READY')
}

async function refuseUnknownSender(tx: Transaction, { company }: WithCompany): Promise<void> {
  const gap = await senderGap(tx, company)
  if (gap) refuse('SENDER_INCOMPLETE', gap)
}

export async function pauseCampaign(tx: Transaction, services: CampaignServices, id: string) {
  const campaign = (await lockCampaign(tx, id)) ?? refuse('NOT_FOUND')
  if (campaign.status === 'paused') return campaign
  if (!mayPause(campaign.status)) refuse('CAMPAIGN_STATE')
  await tx.asSystem(
    "update newsletter_campaigns set status = 'paused', paused_at = now(), trouble = '' where id = $1",
    [id],
  )
  return told(tx, services, id)
}

export async function resumeCampaign(tx: Transaction, services: CampaignServices, id: string) {
  const campaign = (await lockCampaign(tx, id)) ?? refuse('NOT_FOUND')
  if (campaign.status === 'sending') return campaign
  if (!mayResume(campaign.status)) refuse('CAMPAIGN_STATE')
  await refuseUnknownSender(tx, services)
  await tx.asSystem(
    "update newsletter_campaigns set status = 'sending', sending_since = now(), paused_at = null where id = $1",
    [id],
  )
  return told(tx, services, id)
}

/** One that has not begun is a draft again; of one that has, nobody who waits is mailed. */
export async function cancelCampaign(tx: Transaction, services: CampaignServices, id: string) {
  const campaign = (await lockCampaign(tx, id)) ?? refuse('NOT_FOUND')
  if (campaign.status === 'cancelled') return campaign
  if (!mayCancel(campaign)) refuse('CAMPAIGN_STATE')
  if (campaign.status === 'scheduled') {
    await tx.asSystem(
      "update newsletter_campaigns set status = 'draft', scheduled_at = null, trouble = '' where id = $1",
      [id],
    )
    return told(tx, services, id)
  }
  await tx.asSystem(
    "update newsletter_recipients set state = 'skipped', reason = 'cancelled' where campaign_id = $1 and state = 'waiting'",
    [id],
  )
  await tx.asSystem(
    "update newsletter_campaigns set status = 'cancelled', paused_at = null, sent_at = now(), trouble = '' where id = $1",
    [id],
  )
  await tx.asSystem(recount, [id])
  return told(tx, services, id)
}

async function told(tx: Transaction, services: CampaignServices, id: string): Promise<CampaignDetail> {
  await services.emit(tx, campaignChanged, ['staff'], { campaign_id: id })
  tx.afterCommit(services.campaignSender.wake)
  return (await readCampaign(tx, id)) ?? refuse('NOT_FOUND')
}
