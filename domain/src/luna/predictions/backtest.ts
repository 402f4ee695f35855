/**
 * Tries a way of foretelling on what has happened since: it learns from what was known at a moment of the past, foretells what came after,
 * and is compared with who always says the usual. It is shown only where it is better by more than chance would make it. Without zod.
 */
import { type Example, fitRates, rateOf } from '#luna/predictions/factor-rates.ts'

export type Backtest = {
  /** How many it learned from, and how many it was tried on. */
  learned: number
  tried: number
  /** The mean squared error, its own and that of the usual; null where there was too little to try. */
  score: number | null
  naive: number | null
  verdict: 'better' | 'not_better' | 'too_few'
}

/** The last part of the past is what it is tried on. */
const learnedShare = 0.7
export const fewest = { learned: 80, tried: 40, ofEach: 8 }
/** Two deviations: one of forty would be better by so much by chance. */
const certainty = 2
/** A share of the usual error: where no factor matters both say the same, and what differs is rounding. */
const leastGain = 0.01

const tooFew = (learned: number, tried: number): Backtest => ({
  learned,
  tried,
  score: null,
  naive: null,
  verdict: 'too_few',
})

export function backtest(examples: readonly Example[]): Backtest {
  const times = examples.map(({ at }) => at).toSorted((a, b) => a - b)
  const cut = times[Math.floor(times.length * learnedShare)] ?? 0
  const learned = examples.filter(({ known }) => known <= cut)
  const tried = examples.filter(({ at }) => at > cut)
  const happened = tried.filter((each) => each.happened).length
  if (
    learned.length < fewest.learned ||
    tried.length < fewest.tried ||
    Math.min(happened, tried.length - happened) < fewest.ofEach
  )
    return tooFew(learned.length, tried.length)
  return judged(learned.length, foretoldInTurns(examples, tried))
}

/** Learned anew from time to time, as it is every night: each turn knows what was known when it begins. */
const turns = 20

function foretoldInTurns(examples: readonly Example[], tried: readonly Example[]) {
  const inOrder = tried.toSorted((a, b) => a.at - b.at)
  const size = Math.ceil(inOrder.length / turns)
  return Array.from({ length: Math.ceil(inOrder.length / size) }, (_, turn) =>
    inOrder.slice(turn * size, (turn + 1) * size),
  ).flatMap((together) => {
    const begins = together[0]?.at ?? 0
    const rates = fitRates(examples.filter(({ known }) => known < begins))
    return together.map(({ factors, happened }) => {
      const truth = happened ? 1 : 0
      return { own: (rateOf(rates, factors) - truth) ** 2, naive: (rates.base - truth) ** 2 }
    })
  })
}

/** The numbers of each week on one lane, the oldest first. */
export type WeeklyCounts = readonly number[]

/** How much of what is foretold is the newest week. */
const freshness = 0.25
const fewestWeeks = { learned: 12, tried: 6 }

export function nextWeek(counts: WeeklyCounts): number {
  return counts.reduce((level, count, week) => (week === 0 ? count : level + freshness * (count - level)), 0)
}

export const meanOf = (counts: WeeklyCounts) =>
  counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length)

/** Each week of the last part is foretold from those before it, and compared with the mean of all of them. */
export function backtestWeeks(lanes: readonly WeeklyCounts[]): Backtest {
  const weeks = Math.max(0, ...lanes.map(({ length }) => length))
  const cut = Math.floor(weeks * learnedShare)
  if (cut < fewestWeeks.learned || weeks - cut < fewestWeeks.tried) return tooFew(cut, weeks - cut)
  const errors = lanes.flatMap((counts) =>
    counts.slice(cut).map((count, index) => {
      const before = counts.slice(0, cut + index)
      return { own: (nextWeek(before) - count) ** 2, naive: (meanOf(before) - count) ** 2 }
    }),
  )
  if (errors.length < fewest.tried) return tooFew(cut * lanes.length, errors.length)
  return judged(cut * lanes.length, errors)
}

function judged(learned: number, errors: readonly { own: number; naive: number }[]): Backtest {
  const count = errors.length
  const usual = errors.reduce((sum, { naive }) => sum + naive, 0) / count
  const gains = errors.map(({ own, naive }) => naive - own)
  const gain = gains.reduce((sum, each) => sum + each, 0) / count
  const spread = Math.sqrt(gains.reduce((sum, each) => sum + (each - gain) ** 2, 0) / Math.max(1, count - 1))
  return {
    learned,
    tried: count,
    score: errors.reduce((sum, { own }) => sum + own, 0) / count,
    naive: usual,
    verdict:
      gain > usual * leastGain && gain > (certainty * spread) / Math.sqrt(count) ? 'better' : 'not_better',
  }
}
