/** When to send an offer and when to ask about it, from when its customer has opened and answered offers before. Without zod. */
import { daysLater } from '#values/istanbul-time.ts'
import { zonedClock } from '#values/zoned-clock.ts'

export type OfferHistory = {
  opened: readonly Date[]
  answered: readonly { sent: Date; at: Date }[]
}
export type BestTime = {
  /** `09:00-11:00`, by the customer's clock. */
  local_window: string
  follow_up_hours: number
  /** When that begins next, on a working day; null while it is now. */
  send_at: Date | null
}

/** From fewer acts nothing can be learned. */
export const learnsFrom = 5
const usual = { window: 9, followUp: 24 }
const windowHours = 2
/** Nobody wants an offer at night, whenever they may read it. */
const hours = { first: 7, last: 19 }

export function bestTime(history: OfferHistory, timeZone: string, now: Date): BestTime {
  const clock = zonedClock(timeZone)
  const acts = [...history.opened, ...history.answered.map(({ at }) => at)]
  const start =
    acts.length < learnsFrom
      ? usual.window
      : busiestHour(acts.map((act) => Number(clock.time(act).slice(0, 2))))
  const waits = history.answered.map(({ sent, at }) => (at.getTime() - sent.getTime()) / 3_600_000)
  return {
    local_window: `${onTheHour(start)}-${onTheHour(start + windowHours)}`,
    follow_up_hours: waits.length < learnsFrom ? usual.followUp : Math.max(1, Math.round(median(waits))),
    send_at: nextStart(clock, start, now),
  }
}

const onTheHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** The beginning of the two hours with the most acts; of several the earliest. */
function busiestHour(acted: readonly number[]): number {
  const actsFrom = (start: number) =>
    acted.filter((hour) => hour >= start && hour < start + windowHours).length
  let best = usual.window
  for (let start = hours.first; start <= hours.last; start += 1)
    if (actsFrom(start) > actsFrom(best) || (actsFrom(start) === actsFrom(best) && start < best)) best = start
  return actsFrom(best) === 0 ? usual.window : best
}

function nextStart(clock: ReturnType<typeof zonedClock>, start: number, now: Date): Date | null {
  for (let day = clock.day(now), tried = 0; ; day = daysLater(day, 1), tried += 1) {
    if (!isWorkingDay(day)) continue
    const begin = clock.moment(day, onTheHour(start))
    if (begin > now) return begin
    if (tried === 0 && now < clock.moment(day, onTheHour(start + windowHours))) return null
  }
}

const isWorkingDay = (day: string) => ![0, 6].includes(new Date(day).getUTCDay())

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)], sorted[middle]]
  return (low + high) / 2
}
