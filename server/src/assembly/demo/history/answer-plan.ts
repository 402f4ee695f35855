/** What becomes of a request: how soon it is priced, what the customer says, how the goods travel. */
import { quoteHours } from '@kervan/domain/requests/requests.policy.ts'
import type { Asking } from '#assembly/demo/history/invented-request.ts'
import type { Draw } from '#assembly/demo/history/seeded-draw.ts'

export type Journey = { prepare: number; transit: number; customs: number; late: number }
export type Plan = {
  /** Hours until the first price; null: nobody has answered yet. */
  hours: number | null
  /** Hours after which the customer asks for another price; null: the first one stands. */
  revisedAfter: number | null
  /** No word at all is an answer too. */
  answer: 'approve' | 'reject' | 'none'
  answerAfter: number
  validityDays: number
  journey: Journey
  cancelled: boolean
}

export const medianHours = 18
/** One in so many is answered in just the median's time; all others lie on its two sides in equal numbers. */
const exactEvery = 9

export type AnswerTimes = { next(draw: Draw, asking: Asking): number; note(hours: number): void }

/** However the requests fall, and whatever part of the history is looked at, the middle one is the median's. */
export function createAnswerTimes(): AnswerTimes {
  let [given, surplusBelow] = [0, 0]
  const note = (hours: number) => {
    if (hours < medianHours - 0.02) surplusBelow += 1
    else if (hours > medianHours + 0.02) surplusBelow -= 1
  }
  return {
    note,
    next(draw, { form, urgency }) {
      given += 1
      const promised = quoteHours(form, urgency)
      const hours = timeFor()
      note(hours)
      return hours

      function timeFor(): number {
        if (form === 'order') return 0
        if (promised < medianHours) return draw.between(0.6, promised * (draw.chance(0.05) ? 1.4 : 0.98))
        if (given % exactEvery === 0) return medianHours
        if (surplusBelow <= 0) return draw.between(1.5, medianHours - 0.2)
        const latest = Math.min(promised, 46) * (draw.chance(0.06) ? 1.3 : 0.98)
        return draw.between(medianHours + 0.2, latest)
      }
    },
  }
}

export function planOf(draw: Draw, asking: Asking, times: AnswerTimes): Plan {
  const answer = draw.weighted(
    ['approve', 'reject', 'none'] as const,
    (word) => ({ approve: 62, reject: 25, none: 13 })[word],
  )
  const validityDays = draw.pick([7, 15, 15, 15, 30])
  return {
    hours: times.next(draw, asking),
    revisedAfter: draw.chance(0.08) ? draw.between(3, 40) : null,
    answer,
    // Within the validity, which counts whole days.
    answerAfter: draw.between(1, Math.min(validityDays * 24 - 24, 120)),
    validityDays,
    journey: journeyOf(draw, asking),
    cancelled: answer === 'approve' && draw.chance(0.012),
  }
}

const landDays = { land: 6, van: 3, air: 2 } as const

export function journeyOf(draw: Draw, { lane, mode }: Pick<Asking, 'lane' | 'mode'>): Journey {
  const usual = mode === 'sea_fcl' || mode === 'sea_lcl' ? lane.seaDays : landDays[mode]
  return {
    prepare: draw.between(0.8, mode === 'sea_fcl' ? 6 : 3),
    transit: usual * draw.between(0.9, 1.1),
    customs: draw.between(0.5, 2.5),
    late: draw.chance(0.06) ? draw.between(1.5, 6) : 0,
  }
}
