/** Plans what becomes of a request: how soon it is priced, what the customer answers, how the goods travel. */
import { estimateLane } from '@kervan/domain/places/lane-estimate.ts'
import type { DayRange } from '@kervan/domain/places/transit-estimate.ts'
import { quoteHours, shipmentTypeOf } from '@kervan/domain/requests/requests.policy.ts'
import type { Inquiry } from '#assembly/demo/history/invented-request.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'

export type Journey = { prepare: number; transit: number; customs: number; late: number }
export type Plan = {
  /** Hours until the first price; null: nobody has answered yet. */
  hours: number | null
  /** Hours after which the customer asks for another price; null: never. */
  revisedAfter: number | null
  answer: 'approve' | 'reject' | 'none'
  answerAfter: number
  validityDays: number
  journey: Journey
  cancelled: boolean
}

export const medianHours = 18
/** Every ninth request is answered in exactly the median time; the others lie on both sides of it in equal numbers. */
const exactEvery = 9

export type AnswerTimes = { next(random: Random, inquiry: Inquiry): number; note(hours: number): void }

/** Keeps the median of all answer times, in every part of the history, at `medianHours`. */
export function createAnswerTimes(): AnswerTimes {
  let [given, surplusBelow] = [0, 0]
  const note = (hours: number) => {
    if (hours < medianHours - 0.02) surplusBelow += 1
    else if (hours > medianHours + 0.02) surplusBelow -= 1
  }
  return {
    note,
    next(random, { form, urgency }) {
      given += 1
      const promised = quoteHours(form, urgency)
      const hours = timeFor()
      note(hours)
      return hours

      function timeFor(): number {
        if (form === 'order') return 0
        if (promised < medianHours) return random.between(0.6, promised * (random.chance(0.05) ? 1.4 : 0.98))
        if (given % exactEvery === 0) return medianHours
        if (surplusBelow <= 0) return random.between(1.5, medianHours - 0.2)
        const latest = Math.min(promised, 46) * (random.chance(0.06) ? 1.3 : 0.98)
        return random.between(medianHours + 0.2, latest)
      }
    },
  }
}

/** `eagerness`: how likely an acceptance is. */
export function planAnswer(random: Random, inquiry: Inquiry, times: AnswerTimes, eagerness: number): Plan {
  const answer = random.weighted(
    ['approve', 'reject', 'none'] as const,
    (word) => ({ approve: eagerness, reject: 25, none: 13 })[word],
  )
  const validityDays = random.pick([7, 15, 15, 15, 30])
  return {
    hours: times.next(random, inquiry),
    revisedAfter: random.chance(0.08) ? random.between(3, 40) : null,
    answer,
    // Within the validity, which counts whole days.
    answerAfter: random.between(1, Math.min(validityDays * 24 - 24, 120)),
    validityDays,
    journey: journeyOf(random, inquiry),
    cancelled: answer === 'approve' && random.chance(0.012),
  }
}

/** The shares of a journey: most of it is the way itself. */
const wayShare = 0.7
const customsShare = 0.12

const remembered = new Map<string, DayRange>()

/** Each lane is looked up once: a large world has many journeys on few lanes. */
export function usualDays({ from, to }: Inquiry['lane'], mode: Inquiry['mode']): DayRange {
  const key = [mode, from.city, to.city].join()
  const known = remembered.get(key)
  if (known) return known
  const estimate = estimateLane(mode === 'van' ? 'van' : shipmentTypeOf(mode).type, from, to)
  if (!('days' in estimate)) throw new Error(`Nobody knows how long ${mode} takes from ${from.city}.`)
  remembered.set(key, estimate.days)
  return estimate.days
}

/** As long in all as the estimate of the lane says, somewhere in its range. */
export function journeyOf(random: Random, { lane, mode }: Pick<Inquiry, 'lane' | 'mode'>): Journey {
  const [soonest, latest] = usualDays(lane, mode)
  const [middle, spread] = [(soonest + latest) / 2, (latest - soonest) / 2]
  return {
    prepare: (1 - wayShare - customsShare) * (middle + spread * random.between(-0.9, 0.9)),
    transit: wayShare * (middle + spread * random.between(-0.9, 0.9)),
    customs: customsShare * (middle + spread * random.between(-0.9, 0.9)),
    late: random.chance(0.06) ? random.between(1.5, 6) : 0,
  }
}

const lateShare = 0.0615
const dayMs = 86_400_000

type Approved = { answer?: string | null; answeredAt: number | null; plan: Plan }

/** Makes late evenly many of what was promised for one time after another, so that every stretch of the history keeps the same share of its promises. */
export function spreadLateness(requests: readonly Approved[]): void {
  const dueAt = ({ answeredAt, plan: { journey } }: Approved) =>
    (answeredAt ?? 0) / dayMs + journey.prepare + journey.transit + journey.customs
  const shipped = requests.filter(({ answer, plan }) => answer === 'approve' && !plan.cancelled)
  for (const [place, request] of shipped.toSorted((a, b) => dueAt(a) - dueAt(b)).entries()) {
    const { journey, answerAfter } = request.plan
    const isLate = Math.floor((place + 1) * lateShare) > Math.floor(place * lateShare)
    const late = isLate ? journey.late || 1.5 + (answerAfter % 4) : 0
    request.plan = { ...request.plan, journey: { ...journey, late } }
  }
}
