/** Keeps what customers accept near a course that grows by about an eighth each quarter: a firm that does well, without a lucky or a poor month. */
import type { RequestLifecycle } from '#assembly/demo/history/request-lifecycle.ts'

const dayMs = 86_400_000
/** The share of its value at which the history ends is to its middle as its time is, to this power; the inquiries come as often. */
export const growth = 1.5
/** What a request is worth on average, in euro, if the usual share of them is accepted. */
const usualEuro = 1_400
/** From the request until its answer. */
const usualWait = 3.3 * dayMs

export type RevenueCourse = {
  /** How likely an acceptance is, beside 25 for a refusal and 13 for no answer. */
  eagerness(at: number): number
  note(lifecycle: RequestLifecycle): void
}

export function createRevenueCourse(
  { begin, now }: { begin: number; now: number },
  requests: number,
): RevenueCourse {
  const whole = requests * usualEuro
  let accepted = 0
  return {
    eagerness: (at) => {
      const share = Math.max(0, at + usualWait - begin) / (now + usualWait - begin)
      return accepted < whole * share ** growth ? 240 : 10
    },
    note: ({ plan, quotes }) => {
      const newest = quotes.at(-1)
      if (plan.answer !== 'approve' || !newest) return
      const liras = { TRY: '1', ...newest.fx_rates }
      accepted += (Number(newest.total_amount) * Number(liras[newest.currency])) / Number(liras.EUR)
    },
  }
}
