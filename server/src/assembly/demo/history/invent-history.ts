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
import { formatNumber, type Series } from '#spine/database/numbers.ts'

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
  const numbersGiven = giveNumbers(lives)
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
    numbersGiven,
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

/** Requests in the order in which they came, quotes in the order in which they were sent; a revision has its quote's number. */
function giveNumbers(lives: Life[]): Record<Series, number> {
  const priced = lives
    .filter(({ quotes }) => quotes.length > 0)
    .sort((a, b) => (a.quotes[0]?.sent ?? 0) - (b.quotes[0]?.sent ?? 0))
  for (const [index, { request, asking }] of lives.entries())
    request.number = formatNumber('TLP', new Date(asking.at), index + 1)
  for (const [index, { quotes }] of priced.entries())
    for (const quote of quotes)
      quote.quote_no = formatNumber('KRV', new Date(quotes[0]?.sent ?? 0), index + 1)
  return { TLP: lives.length, KRV: priced.length }
}
