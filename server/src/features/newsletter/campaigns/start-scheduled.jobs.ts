/** Starts campaigns whose time has come, and tells the sender. Without a sender's identity they wait for that, as series do, and say so. */
import { campaignChanged } from '@kervan/domain/newsletter/newsletter.events.ts'
import { lockCampaign } from '#features/newsletter/campaigns/campaigns.queries.ts'
import { releaseSeries } from '#features/newsletter/campaigns/send-series.ts'
import { senderGap } from '#features/newsletter/campaigns/sender-identity.ts'
import { begin, type CampaignServices } from '#features/newsletter/campaigns/start-campaign.ts'
import { system } from '#spine/database/act-as.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const startScheduledJob = defineJob({
  name: 'start-campaigns',
  retries: 2,
  retryDelay: 10,
  expireSeconds: 300,
  schedule: '* * * * *',
})

export async function startScheduled(services: CampaignServices): Promise<void> {
  await services.actAs(system, (tx) => releaseSeries(tx, services))
  const due = await services.actAs(system, (tx) =>
    tx.asSystem<{ id: string }>(
      "select id from newsletter_campaigns where status = 'scheduled' and scheduled_at <= now() order by scheduled_at",
      [],
    ),
  )
  for (const { id } of due)
    await services.actAs(system, async (tx) => {
      tx.bePatient({ statement: 60, transaction: 90 })
      const campaign = await lockCampaign(tx, id)
      if (campaign?.status !== 'scheduled') return
      const gap = await senderGap(tx, services.company)
      if (gap) {
        const told = await tx.asSystem(
          'update newsletter_campaigns set trouble = $2 where id = $1 and trouble <> $2 returning id',
          [id, gap],
        )
        if (told.length > 0) await services.emit(tx, campaignChanged, ['staff'], { campaign_id: id })
        return
      }
      // Nobody is left to whom it may go: it has ended, with no recipients.
      if ((await begin(tx, campaign)) === 0)
        await tx.asSystem(
          "update newsletter_campaigns set status = 'sent', started_at = now(), sent_at = now(), trouble = '' where id = $1",
          [id],
        )
      await services.emit(tx, campaignChanged, ['staff'], { campaign_id: id })
      tx.afterCommit(services.campaignSender.wake)
    })
}
