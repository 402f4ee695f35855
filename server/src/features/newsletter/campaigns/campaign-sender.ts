/**
 * Sends what campaigns have to send, in the one process that holds the lock. Each recipient is taken, sent and marked; marks and the next
 * recipients travel in one transaction, so whoever is killed leaves unknown only what was on its way. Those go once more and are named.
 */

import type { SegmentMode } from '@kervan/domain/newsletter/campaign-words.ts'
import { failureWords } from '@kervan/domain/newsletter/delivery-failure.ts'
import type { MailDocument } from '@kervan/domain/newsletter/mail-blocks.ts'
import { campaignChanged, campaignProgressed } from '@kervan/domain/newsletter/newsletter.events.ts'
import type { Segment } from '@kervan/domain/newsletter/segment.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { recount } from '#features/newsletter/campaigns/campaigns.queries.ts'
import { isPutOff, judgeFailure } from '#features/newsletter/campaigns/judge-failure.ts'
import type { NumberedLink } from '#features/newsletter/campaigns/link-positions.ts'
import { createMailMerge, type MailMerge } from '#features/newsletter/campaigns/mail-merge.ts'
import {
  campaignHeaders,
  type PreparedCampaign,
  prepareCampaign,
} from '#features/newsletter/campaigns/render-campaign.ts'
import type { SendLock } from '#features/newsletter/campaigns/send-lock.ts'
import { createSendWidth } from '#features/newsletter/campaigns/send-width.ts'
import { readSettings, senderOf } from '#features/newsletter/campaigns/sender-identity.ts'
import {
  type Answered,
  addRecipients,
  markAnswered,
  type Taken,
  takeBackOrphans,
  takeNext,
} from '#features/newsletter/campaigns/take-recipients.ts'
import { createThrottle } from '#features/newsletter/campaigns/throttle.ts'
import { noteBounced } from '#features/newsletter/measuring/note-bounced.ts'
import type { WithNewsletterLinks } from '#features/newsletter/newsletter-links.ts'
import type { Log } from '#spine/config/log.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import type { MailTransport } from '#spine/mail/mail.ts'

export type SenderServices = Pick<Services, 'actAs' | 'emit' | 'config'> &
  WithCompany &
  WithNewsletterLinks & { returnTo(recipientId: string): string | undefined }
export type CampaignSender = {
  start(services: SenderServices, transport: MailTransport): void
  wake(): void
  stop(): Promise<void>
}
export type WithCampaignSender = { campaignSender: Pick<CampaignSender, 'wake'> }

type Running = PreparedCampaign & {
  segment: Segment
  segment_mode: SegmentMode
  merge: MailMerge
  /** What its mails are written from: they are written anew where any of it has changed. */
  writtenFrom: string
}
type Row = {
  id: string
  subject: string
  preheader: string
  document: MailDocument | null
  content_html: string
  text_override: string | null
  segment: Segment
  segment_mode: SegmentMode
  version: number
  links: NumberedLink[]
}

const idleMs = 1_000
const progressMs = 700
/** What is on its way then is taken back by the next start. */
const longestStopMs = 4_000
/** Marked together: what was answered in so short a time, and no more than so many. */
const settling = { ms: 4, most: 8 }
/** Sent and not marked yet, which a kill leaves uncertain: a handful, or what goes in so short a time. Until they are marked, nothing more goes. */
const uncertain = { least: 4, ms: 8, most: 16 }
/** Taken ahead: what goes in so short a time, since whoever leaves meanwhile gets it still. */
const ahead = { ms: 25, least: 8, most: 48 }
/** After the mail server was in trouble: it is asked with one mail, later each time. */
const troubleMs = { first: 1_000, most: 30_000 }

/** What is on its way is settled before anything else is taken, in the order in which campaigns were started. */
const sendingCampaigns = `select c.id, c.subject, b.preheader, b.document, b.content_html, b.text_override, c.segment, c.segment_mode, b.version,
    coalesce((select json_agg(json_build_object('position', l.position, 'url', l.url) order by l.position) from newsletter_links l
      where l.campaign_id = c.id), '[]') as links
  from newsletter_campaigns c join newsletter_contents b on b.campaign_id = c.id
  where c.status = 'sending' and not c.is_template order by c.started_at, c.id`

export function createCampaignSender(lock: SendLock, log: Pick<Log, 'warn' | 'error'>): CampaignSender {
  let isStopped = false
  let isWoken = false
  let endSleep: (() => void) | undefined
  let ended: Promise<void> | undefined

  const wake = () => {
    isWoken = true
    endSleep?.()
  }
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      if (isWoken) {
        isWoken = false
        return resolve()
      }
      const timer = setTimeout(done, ms)
      function done() {
        clearTimeout(timer)
        endSleep = undefined
        isWoken = false
        resolve()
      }
      endSleep = done
    })

  /** Since when this process has the lock, others may have sent: what they left on its way is taken back once. */
  let mustTakeBack = true
  const holds = async () => {
    const held = await lock.hold()
    mustTakeBack ||= held !== 'held'
    return held === 'other' ? false : held
  }

  async function loop(services: SenderServices, transport: MailTransport): Promise<void> {
    while (!isStopped) {
      try {
        if (!(await holds())) {
          await sleep(idleMs)
          continue
        }
        if (mustTakeBack) await services.actAs(system, takeBackOrphans)
        mustTakeBack = false
        const sent = await sendAll(services, transport)
        if (!sent && !isStopped) await sleep(idleMs)
      } catch (error) {
        log.error({ err: error as Error }, 'campaigns')
        await sleep(idleMs)
      }
    }
  }

  /** Until no campaign is being sent; returns whether there was one. */
  async function sendAll(services: SenderServices, transport: MailTransport): Promise<boolean> {
    const throttle = createThrottle()
    const width = createSendWidth(transport.concurrency)
    /** Everybody who is taken and not answered, with their campaign; some of them wait here until a connection is free. */
    const onTheirWay = new Map<string, string>()
    const ready: { campaign: Running; taken: Taken }[] = []
    const answered: (Answered & { campaign_id: string })[] = []
    const bounced: { id: string; reason: string }[] = []
    /** Whose mails were put off since one was last taken. */
    const putOff = new Set<string>()
    const known = new Map<string, Running>()
    const changed = new Set<string>()
    let flying = 0
    let beingMarked = 0
    let isTurnSoon = false
    let toldAt = 0
    let readAt = 0
    let campaigns: Running[] = []
    let turn = 0
    let trouble: { ms: number; until: number; text: string } | undefined
    let hasSent = false

    const note = (campaign_id: string, answer: Answered) => {
      answered.push({ ...answer, campaign_id })
      onTheirWay.delete(answer.id)
      if (answered.length >= settling.most || ready.length === 0) return wake()
      if (isTurnSoon) return
      isTurnSoon = true
      setTimeout(() => {
        isTurnSoon = false
        wake()
      }, settling.ms)
    }
    /** Those who are taken and have not been sent anything are not tried now. */
    const putBack = (which: (id: string) => boolean) => {
      for (const { campaign, taken } of ready.splice(0))
        if (which(campaign.id)) note(campaign.id, waitingAgain(taken.id))
        else ready.push({ campaign, taken })
    }
    const launch = () => {
      const most = Math.min(uncertain.most, Math.max(uncertain.least, width.answeredIn(uncertain.ms)))
      const mayGo = () =>
        flying < (trouble ? 1 : width.most()) && flying + answered.length + beingMarked < most
      while (mayGo()) {
        const next = ready.shift()
        if (!next) return
        flying += 1
        void deliver(next.campaign, next.taken).finally(() => {
          flying -= 1
          launch()
        })
      }
    }

    const deliver = async (campaign: Running, taken: Taken) => {
      const links = services.newsletterLinks.mailLinks(taken.id)
      const outcome = await Promise.resolve()
        .then(() => {
          const { subject, letter, encoded } = campaign.merge(taken, links)
          return transport.deliver({
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
        })
        .then(
          () => putOff.clear(),
          (error: unknown) => {
            if (isPutOff(error)) putOff.add(taken.id)
            return judgeFailure(error, taken, isPutOff(error) ? putOff.size : 0)
          },
        )
      width.note()
      if (outcome?.isServerTrouble) {
        const ms = Math.min(troubleMs.most, (trouble?.ms ?? troubleMs.first / 2) * 2)
        trouble = { ms, until: performance.now() + ms, text: failureWords(outcome.answered.detail) }
        log.warn({ recipient_id: taken.id, reason: outcome.answered.detail }, 'campaign mail is delayed')
        putBack(() => true)
      } else trouble = undefined
      if (outcome?.isUnknownAddress) bounced.push({ id: taken.id, reason: outcome.answered.detail })
      note(
        campaign.id,
        outcome?.answered ?? {
          id: taken.id,
          state: 'sent',
          detail: '',
          maybe_twice: false,
          wait_seconds: null,
        },
      )
    }

    while (true) {
      if (isStopped) putBack(() => true)
      // Whoever sends now takes them back; only what is under way is still marked.
      if (mustTakeBack) for (const { taken } of ready.splice(0)) onTheirWay.delete(taken.id)
      if (isStopped && onTheirWay.size === 0 && answered.length === 0) break
      if (mustTakeBack && onTheirWay.size === 0 && answered.length === 0) break
      const now = performance.now()
      if (
        now - readAt > idleMs ||
        (campaigns.length === 0 && onTheirWay.size === 0 && answered.length === 0)
      ) {
        readAt = now
        if ((await holds().catch(() => false)) !== 'held') mustTakeBack = true
        campaigns = await readCampaigns(services, known, throttle.set).catch((error: Error) => {
          log.warn({ err: error }, 'campaigns are read again')
          return campaigns
        })
        const sending = new Set(campaigns.map(({ id }) => id))
        putBack((id) => !sending.has(id))
        if (campaigns.length === 0 && onTheirWay.size === 0 && answered.length === 0) break
      }
      hasSent = true
      const probing = trouble !== undefined
      const lanes = probing ? 1 : Math.min(ahead.most, Math.max(ahead.least, width.answeredIn(ahead.ms)))
      const isWaiting = trouble !== undefined && now < trouble.until
      const free =
        isStopped || isWaiting || mustTakeBack ? 0 : Math.min(lanes - onTheirWay.size, throttle.allowance())
      const campaign = campaigns[turn % Math.max(1, campaigns.length)]
      const marks = answered.splice(0)
      const returned = bounced.splice(0)
      beingMarked = marks.length
      const next = await services
        .actAs(system, async (tx) => {
          tx.background(markAnswered(tx, marks))
          for (const { id, reason } of returned) await noteBounced(tx, services, id, reason)
          return free > 0 && campaign ? takeNext(tx, campaign, free, throttle.fullDomains()) : []
        })
        .then((taken) => {
          // Also of one that was paused or cancelled meanwhile.
          for (const { campaign_id } of marks) changed.add(campaign_id)
          return taken
        })
        .catch(async (error: Error) => {
          // What was answered is marked by a later turn.
          answered.unshift(...marks)
          bounced.unshift(...returned)
          log.warn({ err: error }, 'campaign mails are marked again')
          await sleep(idleMs)
          return []
        })
      beingMarked = 0
      if (campaign) changed.add(campaign.id)
      for (const one of next) {
        if (!campaign || one.state === 'skipped') continue
        onTheirWay.set(one.id, campaign.id)
        throttle.spend(one.domain)
        ready.push({ campaign, taken: one })
      }
      launch()
      if (performance.now() - toldAt > progressMs) {
        toldAt = performance.now()
        await tell(services, changed, trouble?.text ?? '').then(
          () => changed.clear(),
          () => undefined,
        )
      }
      if (free > 0 && next.length === 0 && campaign) {
        const isBusy = [...onTheirWay.values()].includes(campaign.id) || answered.length > 0
        if (!isBusy && (await finish(services, campaign, throttle.fullDomains().length > 0))) readAt = 0
        turn += 1
        if (onTheirWay.size > 0 || turn % campaigns.length === 0) await sleep(onTheirWay.size > 0 ? 50 : 200)
      } else {
        turn += 1
        if (free <= 0 || onTheirWay.size >= lanes)
          await sleep(
            isWaiting && trouble
              ? Math.max(20, Math.min(500, trouble.until - performance.now()))
              : onTheirWay.size >= lanes
                ? 250
                : Math.min(250, throttle.waitMs()),
          )
      }
    }
    await tell(services, changed, '')
    return hasSent
  }

  return {
    start(services, transport) {
      ended = loop(services, transport)
    },
    wake,
    async stop() {
      isStopped = true
      wake()
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, longestStopMs).unref())])
      await lock.release()
    },
  }
}

async function readCampaigns(
  services: SenderServices,
  known: Map<string, Running>,
  setRates: (rates: { perSecond: number; perDomain: number }) => void,
): Promise<Running[]> {
  const { company, config } = services
  const { rows, settings } = await services.actAs(system, async (tx) => {
    const [rows, { settings }] = await Promise.all([tx.asSystem<Row>(sendingCampaigns, []), readSettings(tx)])
    return { rows, settings }
  })
  setRates({ perSecond: settings.per_second, perDomain: settings.per_domain_per_second })
  const sender = await senderOf(company, settings)
  return rows.map((row) => {
    const { id, version, subject, links, segment, segment_mode } = row
    const writtenFrom = JSON.stringify([version, subject, links, sender])
    const before = known.get(id)
    if (before?.writtenFrom === writtenFrom) return before
    const prepared = prepareCampaign(row, sender, config.publicUrl, links)
    const campaign = { ...prepared, segment, segment_mode, merge: createMailMerge(prepared), writtenFrom }
    known.set(id, campaign)
    return campaign
  })
}

const waitingAgain = (id: string): Answered => ({
  id,
  state: 'waiting',
  detail: '',
  maybe_twice: false,
  wait_seconds: 0,
  is_unseen: true,
})

/** Returns whether it has ended: nobody waits any more, and a live segment has nobody new. */
async function finish(services: SenderServices, campaign: Running, isHeldBack: boolean): Promise<boolean> {
  if (isHeldBack) return false
  return services.actAs(system, async (tx) => {
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
    await services.emit(tx, campaignChanged, ['staff'], { campaign_id: campaign.id })
    return true
  })
}

async function tell(services: SenderServices, ids: ReadonlySet<string>, trouble: string): Promise<void> {
  for (const id of ids)
    await services.actAs(system, async (tx) => {
      await tx.asSystem(recount, [id])
      await tx.asSystem(
        "update newsletter_campaigns set trouble = $2 where id = $1 and status = 'sending' and trouble <> $2",
        [id, trouble],
      )
      await services.emit(tx, campaignProgressed, ['staff'], { campaign_id: id })
    })
}
