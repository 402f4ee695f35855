/**
 * The mails of one run, from when their recipients are taken until what the mail server answered is marked. Some wait here until a
 * connection is free; those that have gone and are not marked yet are uncertain if the program is killed, so they are kept few.
 */
import { failureWords } from '@kervan/domain/newsletter/delivery-failure.ts'
import { isPutOff, judgeFailure } from '#features/newsletter/campaigns/judge-failure.ts'
import type { RunningCampaign } from '#features/newsletter/campaigns/running-campaigns.ts'
import { createSendWidth } from '#features/newsletter/campaigns/send-width.ts'
import type { Answered, Taken } from '#features/newsletter/campaigns/take-recipients.ts'

/** Sent and not marked yet: as many as go at once, or what the server answers in so short a time. Until they are marked, nothing more goes. */
const uncertain = { ms: 5, most: 16 }
/** Marked together: half of what may be uncertain, or what is answered in so short a time. */
const settlingMs = 4
/** Taken ahead: what goes in so short a time, since whoever leaves meanwhile gets it still. */
const ahead = { ms: 25, least: 8, most: 48 }
/** After the mail server was in trouble: it is asked with one mail, later each time. */
const troubleMs = { first: 1_000, most: 30_000 }

const within = (value: number, { least, most }: { least: number; most: number }) =>
  Math.min(most, Math.max(least, value))

export type OfCampaign = Answered & { campaign_id: string }
export type Bounced = { id: string; reason: string }

export type DeliveryNeeds = {
  connections: number
  /** Rejects where the mail server does not take it. */
  send(campaign: RunningCampaign, taken: Taken): Promise<void>
  /** There are enough answers to be marked, or others could be taken. */
  onTurnDue(): void
  onTrouble(recipientId: string, reason: string): void
}

export function createDeliveries({ connections, send, onTurnDue, onTrouble }: DeliveryNeeds) {
  const width = createSendWidth(connections)
  /** Everybody who is taken and not answered, with their campaign. */
  const open = new Map<string, string>()
  /** Those of them who wait here. */
  const ready: { campaign: RunningCampaign; taken: Taken }[] = []
  const answered: OfCampaign[] = []
  const bounced: Bounced[] = []
  /** Whose mails were put off since one was last taken. */
  const putOff = new Set<string>()
  let flying = 0
  let beingMarked = 0
  let isTurnSoon = false
  let trouble: { ms: number; until: number; text: string } | undefined

  const mostUncertain = () =>
    within(width.answeredIn(uncertain.ms), { least: width.most(), most: uncertain.most })
  const mostAhead = () => (trouble ? 1 : within(width.answeredIn(ahead.ms), ahead))

  function note(campaign_id: string, answer: Answered): void {
    answered.push({ ...answer, campaign_id })
    open.delete(answer.id)
    if (answered.length >= Math.floor(mostUncertain() / 2) || ready.length === 0) onTurnDue()
    else if (!isTurnSoon) {
      isTurnSoon = true
      setTimeout(() => {
        isTurnSoon = false
        onTurnDue()
      }, settlingMs)
    }
  }

  /** Those who are taken and have not been sent anything are not tried now. */
  function putBack(which: (campaignId: string) => boolean): void {
    for (const { campaign, taken } of ready.splice(0))
      if (which(campaign.id)) note(campaign.id, waitingAgain(taken.id))
      else ready.push({ campaign, taken })
  }

  function launch(): void {
    while (
      flying < (trouble ? 1 : width.most()) &&
      flying + answered.length + beingMarked < mostUncertain()
    ) {
      const next = ready.shift()
      if (!next) return
      flying += 1
      width.start()
      void deliver(next.campaign, next.taken).finally(() => {
        flying -= 1
        launch()
      })
    }
  }

  async function deliver(campaign: RunningCampaign, taken: Taken): Promise<void> {
    const outcome = await send(campaign, taken)
      .then(
        () => putOff.clear(),
        (error: unknown) => {
          if (isPutOff(error)) putOff.add(taken.id)
          return judgeFailure(error, taken, isPutOff(error) ? putOff.size : 0)
        },
      )
      .finally(width.end)
    const answer = outcome?.answered ?? sent(taken.id)
    if (outcome?.isServerTrouble) {
      const ms = Math.min(troubleMs.most, (trouble?.ms ?? troubleMs.first / 2) * 2)
      trouble = { ms, until: performance.now() + ms, text: failureWords(answer.detail) }
      onTrouble(taken.id, answer.detail)
      putBack(() => true)
    } else trouble = undefined
    if (outcome?.isUnknownAddress) bounced.push({ id: taken.id, reason: answer.detail })
    note(campaign.id, answer)
  }

  return {
    putBack,
    add(campaign: RunningCampaign, taken: Taken): void {
      open.set(taken.id, campaign.id)
      ready.push({ campaign, taken })
      launch()
    },
    /** Whoever sends now takes those back who wait here. */
    abandon(): void {
      for (const { taken } of ready.splice(0)) open.delete(taken.id)
    },
    /** How many are to be taken now: none while enough wait here, since marks alone are quicker, or while the mail server is left in peace. */
    wanted(): number {
      const isResting = trouble !== undefined && performance.now() < trouble.until
      if (isResting || ready.length >= mostAhead() / 2) return 0
      return Math.max(0, mostAhead() - open.size)
    },
    /** Until some may be wanted of themselves; with what is answered others are. */
    waitMs: () =>
      trouble && open.size === 0 ? within(trouble.until - performance.now(), { least: 20, most: 500 }) : 250,
    trouble: () => trouble?.text ?? '',
    /** None is on its way, and all that was answered is marked. */
    isSettled: () => open.size === 0 && answered.length === 0,
    isBusyWith: (campaignId: string) => answered.length > 0 || [...open.values()].includes(campaignId),
    /** Has all that was answered marked; should that fail, a later turn does it. */
    async settle<T>(
      mark: (answers: readonly OfCampaign[], returned: readonly Bounced[]) => Promise<T>,
    ): Promise<T> {
      const answers = answered.splice(0)
      const returned = bounced.splice(0)
      beingMarked = answers.length
      try {
        return await mark(answers, returned)
      } catch (error) {
        answered.unshift(...answers)
        bounced.unshift(...returned)
        throw error
      } finally {
        beingMarked = 0
        launch()
      }
    },
  }
}

const sent = (id: string): Answered => ({
  id,
  state: 'sent',
  detail: '',
  maybe_twice: false,
  wait_seconds: null,
})

const waitingAgain = (id: string): Answered => ({
  id,
  state: 'waiting',
  detail: '',
  maybe_twice: false,
  wait_seconds: 0,
  is_unseen: true,
})
