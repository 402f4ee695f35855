/**
 * Sends the campaigns that are being sent, until there are none. In each turn marks and the next recipients travel in one transaction,
 * so whoever is killed leaves unknown only what was on its way.
 */
import type { WithCompany } from '#features/company/company-cache.ts'
import { createDeliveries } from '#features/newsletter/campaigns/deliveries.ts'
import { campaignHeaders } from '#features/newsletter/campaigns/render-campaign.ts'
import {
  finishCampaign,
  type RunningCampaign,
  readRunning,
  tellProgress,
} from '#features/newsletter/campaigns/running-campaigns.ts'
import { markAnswered, type Taken, takeNext } from '#features/newsletter/campaigns/take-recipients.ts'
import { createThrottle } from '#features/newsletter/campaigns/throttle.ts'
import { noteBounced } from '#features/newsletter/measuring/note-bounced.ts'
import type { WithNewsletterLinks } from '#features/newsletter/newsletter-links.ts'
import type { Log } from '#spine/config/log.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import type { WakeableSleep } from '#spine/jobs/wakeable-sleep.ts'
import type { MailTransport } from '#spine/mail/mail.ts'

export type SenderServices = Pick<Services, 'actAs' | 'emit' | 'config'> &
  WithCompany &
  WithNewsletterLinks & { returnTo(recipientId: string): string | undefined }

export type Sending = {
  services: SenderServices
  transport: MailTransport
  sleeping: WakeableSleep
  log: Pick<Log, 'warn'>
  /** The program ends: what is on its way is still marked. */
  isStopped(): boolean
  /** Whether no other process can have sent since the last time. */
  isStillOurs(): Promise<boolean>
}

const readEveryMs = 1_000
const tellEveryMs = 700
const afterFailureMs = 1_000

/** `lost`: another process may send now, and takes back what has not left. */
export async function sendRunning(sending: Sending): Promise<'nothing' | 'done' | 'lost'> {
  const { services, transport, sleeping, log, isStopped, isStillOurs } = sending
  const throttle = createThrottle()
  const deliveries = createDeliveries({
    connections: transport.concurrency,
    send: (campaign, taken) => sendOne(sending, campaign, taken),
    onTurnDue: sleeping.wake,
    onTrouble: (recipient_id, reason) => log.warn({ recipient_id, reason }, 'campaign mail is delayed'),
  })
  const known = new Map<string, RunningCampaign>()
  const changed = new Set<string>()
  let campaigns: RunningCampaign[] = []
  let turn = 0
  let readAt = Number.NEGATIVE_INFINITY
  let toldAt = 0
  let isLost = false
  let hasSent = false

  const read = async () => {
    readAt = performance.now()
    if (!(await isStillOurs().catch(() => false))) isLost = true
    try {
      const running = await readRunning(services, known)
      campaigns = running.campaigns
      throttle.set(running.rates)
    } catch (error) {
      log.warn({ err: error as Error }, 'campaigns are read again')
    }
    const ids = new Set(campaigns.map(({ id }) => id))
    deliveries.putBack((id) => !ids.has(id))
  }
  const tell = async () => {
    toldAt = performance.now()
    await tellProgress(services, changed, deliveries.trouble())
    changed.clear()
  }
  /** Marks what was answered, and takes so many of a campaign; undefined where that failed. */
  const exchange = (campaign: RunningCampaign | undefined, most: number) =>
    deliveries
      .settle(async (answers, returned) => {
        const taken = await services.actAs(system, async (tx) => {
          tx.background(markAnswered(tx, answers))
          for (const { id, reason } of returned) await noteBounced(tx, services, id, reason)
          return most > 0 && campaign ? takeNext(tx, campaign, most, throttle.fullDomains()) : []
        })
        // Also one that was paused or cancelled meanwhile.
        for (const { campaign_id } of answers) changed.add(campaign_id)
        return taken
      })
      .catch((error: Error) => {
        log.warn({ err: error }, 'campaign mails are marked again')
        return undefined
      })
  const finish = (campaign: RunningCampaign) =>
    finishCampaign(services, campaign).catch((error: Error) => {
      log.warn({ err: error }, 'a campaign is ended again')
      return false
    })

  while (true) {
    if (isStopped()) deliveries.putBack(() => true)
    if (isLost) deliveries.abandon()
    if ((isStopped() || isLost) && deliveries.isSettled()) break
    const isIdle = campaigns.length === 0 && deliveries.isSettled()
    if (isIdle || performance.now() - readAt > readEveryMs) await read()
    if (campaigns.length === 0 && deliveries.isSettled()) break
    hasSent = true
    const campaign = campaigns[turn % Math.max(1, campaigns.length)]
    turn += 1
    const wanted = isStopped() || isLost ? 0 : deliveries.wanted()
    const free = Math.min(wanted, throttle.allowance())
    const taken = await exchange(campaign, free)
    if (campaign) changed.add(campaign.id)
    for (const one of taken ?? []) {
      if (!campaign || one.state === 'skipped') continue
      throttle.spend(one.domain)
      deliveries.add(campaign, one)
    }
    if (performance.now() - toldAt > tellEveryMs) await tell().catch(() => undefined)
    if (taken === undefined) await sleeping.sleep(afterFailureMs)
    else if (campaign && free > 0 && taken.length === 0) {
      const mayBeOver = !deliveries.isBusyWith(campaign.id) && throttle.fullDomains().length === 0
      if (mayBeOver && (await finish(campaign))) readAt = Number.NEGATIVE_INFINITY
      if (!deliveries.isSettled()) await sleeping.sleep(50)
      else if (turn % campaigns.length === 0) await sleeping.sleep(200)
    } else if (wanted > 0 && free <= 0) await sleeping.sleep(Math.min(250, throttle.waitMs()))
    else if (free <= 0 || deliveries.wanted() === 0) await sleeping.sleep(deliveries.waitMs())
  }
  await tell()
  if (isLost) return 'lost'
  return hasSent ? 'done' : 'nothing'
}

async function sendOne(
  { services, transport }: Pick<Sending, 'services' | 'transport'>,
  campaign: RunningCampaign,
  taken: Taken,
): Promise<void> {
  const links = services.newsletterLinks.mailLinks(taken.id)
  const { subject, letter, encoded } = campaign.merge(taken, links)
  await transport.deliver({
    id: taken.id,
    from: campaign.sender.from,
    to: taken.email,
    subject,
    // Who sends what is encoded has no use for the letter.
    get letter() {
      return letter()
    },
    encoded,
    headers: campaignHeaders(campaign, links),
    returnTo: services.returnTo(taken.id),
  })
}
