/**
 * Makes what was won this quarter an eighth part or so more than by the same day of the one before: a few customers around the ends of
 * the two stretches have answered a little sooner or later. Nobody is asked what else they have done: all of that follows later.
 */
import { momentsOf, monthsLater } from '@kervan/domain/quotes/settled-months.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { moveAnswer, type RequestLifecycle } from '#assembly/demo/history/request-lifecycle.ts'

/** So much more than in the quarter before. */
export const quarterGrowth = 0.12

const hourMs = 3_600_000
/** An answer comes at most so much sooner or later. */
const mostMs = 9 * 24 * hourMs
/** After the day in the quarter before nobody answers for a while, so that the figure holds for the day on which the world is made. */
const quietMs = 12 * hourMs

type Answered = RequestLifecycle & { isScripted: boolean }

export function levelQuarter<One extends Answered>(lifecycles: readonly One[], now: number): One[] {
  const { start, before, sameDay } = stretches(now)
  const weightAt = (at: number) => {
    if (at >= start) return 1
    return at >= before && at < sameDay ? -(1 + quarterGrowth) : 0
  }
  const won = lifecycles.filter(({ answer }) => answer === 'approve')
  let missing = -won.reduce((sum, one) => sum + weightAt(one.answeredAt ?? 0) * euroOf(one), 0)
  const moves = won
    .filter(({ isScripted }) => !isScripted)
    .flatMap((one) => {
      const at = one.answeredAt ?? 0
      const edge = [start, before, sameDay].find((moment) => Math.abs(moment - at) < mostMs)
      const to = edge === undefined ? null : across(one, at, edge, now)
      return to === null ? [] : { one, to, change: (weightAt(to) - weightAt(at)) * euroOf(one) }
    })
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
  const moved = new Map<Answered, number>()
  for (const { one, to, change } of moves) {
    if (Math.abs(missing - change) >= Math.abs(missing)) continue
    missing -= change
    moved.set(one, to)
  }
  return lifecycles.map((one) => {
    const at = moved.get(one) ?? one.answeredAt ?? 0
    const isSoon = one.answer === 'approve' && !one.isScripted && at >= sameDay && at < sameDay + quietMs
    const to = isSoon && at + quietMs < lastMoment(one, now) ? at + quietMs : at
    return to === (one.answeredAt ?? 0) ? one : { ...one, ...moveAnswer(one, to) }
  })
}

/** The quarter's first moment, that of the one before, and the moment in that one that is as far from its beginning as now. */
function stretches(now: number) {
  const month = dayInIstanbul(new Date(now)).slice(0, 7)
  const first = monthsLater(month, -((Number(month.slice(5)) - 1) % 3))
  const start = momentsOf(first).from.getTime()
  const before = momentsOf(monthsLater(first, -3)).from.getTime()
  return { start, before, sameDay: Math.min(before + now - start, start) }
}

/** As far on the other side as it was on this one, within reason; null where the offer was not out yet, or no longer held. */
function across(one: Answered, at: number, edge: number, now: number): number | null {
  const sentAt = one.sentAt ?? at
  if (at >= edge) {
    const latest = edge - hourMs
    return latest > sentAt + 2 * hourMs ? Math.max(sentAt + 2 * hourMs, latest - (at - edge)) : null
  }
  const to = edge + 2 * quietMs + (edge - at) / 8
  return to < lastMoment(one, now) ? to : null
}

const lastMoment = ({ request }: Answered, now: number) =>
  Math.min(now - hourMs, Date.parse(request.quote_valid_until ?? ''))

function euroOf({ quotes }: Answered): number {
  const newest = quotes.at(-1)
  if (!newest) return 0
  const liras = { TRY: '1', ...newest.fx_rates }
  const amount = Number(newest.accepted_amount ?? newest.total_amount)
  return (amount * Number(liras[newest.currency])) / Number(liras.EUR)
}
