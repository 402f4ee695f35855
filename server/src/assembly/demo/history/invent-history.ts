/** Fourteen months of the demo world as rows, from one seed and one moment: no database, no clock. */
import { dayInIstanbul, istanbulMs } from '@kervan/domain/values/calendar-day.ts'
import { createAnswerTimes, type Plan, planOf } from '#assembly/demo/history/answer-plan.ts'
import { demoCustomerSince, demoCustomerStory } from '#assembly/demo/history/demo-customer-story.ts'
import { inventAskings, inventWaiting } from '#assembly/demo/history/invented-askings.ts'
import { inventCustomers, profileOf, userOf } from '#assembly/demo/history/invented-customers.ts'
import { type Asking, inventRequest } from '#assembly/demo/history/invented-request.ts'
import { type Life, live } from '#assembly/demo/history/request-life.ts'
import { createDraw } from '#assembly/demo/history/seeded-draw.ts'
import { travel } from '#assembly/demo/history/shipment-journey.ts'
import { toldOf, workOf } from '#assembly/demo/history/told-and-to-do.ts'

/** Active customers with the demo customer, and how many of them have joined this month. */
export const demoCustomers = { active: 247, thisMonth: 15 } as const
const requestCount = 1800
const months = 14
const dayMs = 86_400_000
/** Branches of chance below this number belong to who asks and when. */
const firstLife = 10_000
/** Of notices, only those somebody may still look for. */
const noticeDays = 30

export type InventedHistory = ReturnType<typeof inventHistory>

export function inventHistory(seed: number, moment: Date) {
  const draw = createDraw(seed)
  const now = moment.getTime()
  const calendar = { now, begin: now - months * 30.4 * dayMs, monthStart: startOfMonth(moment) }
  const customers = inventCustomers(draw, calendar, demoCustomers.active - 1, demoCustomers.thisMonth)
  const demoCustomer = demoCustomerSince(calendar.begin - 40 * dayMs)

  const told = demoCustomerStory(now, demoCustomer)
  const waiting = inventWaiting(draw, now, customers)
  const others = inventAskings(draw, calendar, customers, requestCount - told.length - waiting.length)
  const unanswered = new Set(waiting.map(({ at }) => at))
  const times = createAnswerTimes()
  // In the order in which they came: so the median holds for every stretch of the history.
  const askings: (Asking & { plan?: Plan })[] = [...told, ...waiting, ...others]
  const taken = new Set<string>()
  const lives = askings
    .map((asking, index) => ({ asking, own: draw.branch(firstLife + index) }))
    .sort((a, b) => a.asking.at - b.asking.at)
    .map(({ asking: { plan: written, ...asking }, own }) => {
      const asked = inventRequest(own, asking)
      if (written?.hours) times.note(written.hours)
      const plan = written ?? planOf(own, asking, times)
      return { own, ...live(own, now, asked, unanswered.has(asking.at) ? { ...plan, hours: null } : plan) }
    })
  const counters = numbered(lives)
  const journeys = lives.map(({ own, ...life }) => ({
    draw: own,
    now,
    life,
    travelled: travel(own, now, life, taken),
  }))
  const isTold = ({ asking }: Life) =>
    asking.customer === demoCustomer || now - asking.at < noticeDays * dayMs

  return {
    joined: new Date(demoCustomer.joined).toISOString(),
    counters,
    rows: {
      users: customers.map(userOf),
      profiles: customers.map(profileOf),
      requests: journeys.map(({ life, travelled }) => ({
        ...life.request,
        shipment_id: travelled?.shipment.id ?? null,
      })),
      quotes: lives.flatMap(({ quotes }) => quotes.map(({ sent, ...quote }) => quote)),
      quote_items: lives.flatMap(({ items }) => items),
      shipments: journeys.flatMap(({ travelled }) => travelled?.shipment ?? []),
      shipment_history: journeys.flatMap(({ travelled }) => travelled?.history ?? []),
      work_items: journeys.flatMap(workOf),
      notifications: journeys.filter(({ life }) => isTold(life)).flatMap(toldOf),
    },
  }
}

function startOfMonth(moment: Date): number {
  return Date.parse(`${dayInIstanbul(moment).slice(0, 7)}-01T00:00:00Z`) - istanbulMs
}

export type Counter = { series: 'TLP' | 'KRV'; year: number; last: number }

/** Requests in the order in which they came, quotes in the order in which they were sent; a revision keeps its number. */
function numbered(lives: Life[]): Counter[] {
  const counters = new Map<string, Counter>()
  const next = (series: Counter['series'], at: number): string => {
    const year = Number(dayInIstanbul(new Date(at)).slice(0, 4))
    const last = (counters.get(`${series}-${year}`)?.last ?? 0) + 1
    counters.set(`${series}-${year}`, { series, year, last })
    return `${series}-${year}-${String(last).padStart(6, '0')}`
  }
  for (const { request, asking } of lives) request.number = next('TLP', asking.at)
  const priced = lives.filter(({ quotes }) => quotes.length > 0)
  for (const { quotes } of priced.sort((a, b) => (a.quotes[0]?.sent ?? 0) - (b.quotes[0]?.sent ?? 0))) {
    const number = next('KRV', quotes[0]?.sent ?? 0)
    for (const quote of quotes) quote.quote_no = number
  }
  return [...counters.values()]
}
