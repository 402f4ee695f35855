/** Who inquires about what, and when: fourteen months of working days, a little busier each month. */
import type { RequestForm, UrgencyLevel } from '@kervan/domain/requests/request-options.ts'
import { dayInIstanbul, daysLater, momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { journeyOf, medianHours, type Plan } from '#assembly/demo/history/answer-plan.ts'
import { demoLanes, type Lane, modeWeights } from '#assembly/demo/history/demo-lanes.ts'
import type { Calendar, Customer } from '#assembly/demo/history/invented-customers.ts'
import type { Inquiry } from '#assembly/demo/history/invented-request.ts'
import { growth } from '#assembly/demo/history/revenue-course.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** A customer with a request within this time counts as active. */
const activeMs = 330 * dayMs

/** Each customer once, then random customers up to `count`. */
export function inventInquiries(
  random: Random,
  { now, begin }: Calendar,
  customers: readonly Customer[],
  count: number,
): Inquiry[] {
  const first = customers.map((customer, index) => {
    const own = random.branch(index)
    const from = Math.max(customer.joined, now - activeMs)
    return inventInquiry(own, inOfficeHours(own, from, now, own.between(from, now)), customer)
  })
  const others = Array.from({ length: Math.max(0, count - first.length) }, (_, index) => {
    const own = random.branch(customers.length + index)
    const at = inOfficeHours(own, begin, now, begin + (now - begin) * own.share() ** (1 / growth))
    return inventInquiry(
      own,
      at,
      own.weighted(customers, ({ joined, weight }) => (joined < at ? weight : 0)),
    )
  })
  return [...first, ...others]
}

/** Moved into office hours, if that stays between the two moments. */
function inOfficeHours(random: Random, from: number, until: number, at: number): number {
  const day = dayInIstanbul(new Date(at))
  const weekday = new Date(day).getUTCDay()
  const free = weekday === 0 || weekday === 6
  const moved = free && random.chance(0.85) ? daysLater(day, weekday === 0 ? -2 : -1) : day
  const inOffice = momentInIstanbul(moved).getTime() + random.between(8, 19) * hourMs
  return inOffice > from && inOffice < until ? inOffice : at
}

function inventInquiry(random: Random, at: number, customer: Customer): Inquiry {
  const lane = random.weighted(demoLanes, ({ weight }) => weight)
  const inward = !random.chance(lane.currency === 'EUR' ? 0.42 : 0.1)
  const modes = Object.keys(lane.price) as Inquiry['mode'][]
  const mode = random.weighted(modes, (each) => modeWeights[each])
  const form = formOf(random, lane, inward, mode)
  return { at, customer, lane, inward, mode, form, urgency: urgencyOf(random, form) }
}

/** The detailed form is used for regular cargo only. */
function formOf(random: Random, { weight }: Lane, inward: boolean, mode: Inquiry['mode']): RequestForm {
  if (random.chance(0.18)) return 'order'
  const isRegular = weight >= 14 && inward && (mode === 'sea_fcl' || mode === 'land')
  return isRegular && random.chance(0.5) ? 'detailed' : 'quick'
}

function urgencyOf(random: Random, form: RequestForm): UrgencyLevel | null {
  if (form === 'order') return null
  return form === 'quick'
    ? random.pick(['normal', 'normal', 'normal', 'fast', 'fast', 'urgent'] as const)
    : random.pick(['standard', 'standard', 'standard', 'flexible', 'urgent'] as const)
}

/** Inquiries without a price at this moment, whatever the weekday: hours ago, and the promised speed. */
const open: readonly [number, UrgencyLevel][] = [
  [0.4, 'normal'],
  [1.6, 'urgent'],
  [3, 'fast'],
  [5, 'normal'],
  [8, 'urgent'],
  [13, 'normal'],
  [20, 'fast'],
  [27, 'fast'],
  [44, 'normal'],
]

export function inventOpenInquiries(random: Random, now: number, customers: readonly Customer[]): Inquiry[] {
  return open.map(([hoursAgo, urgency]) => {
    const at = now - hoursAgo * hourMs
    const customer = random.pick(customers.filter(({ joined }) => joined < at))
    return { ...inventInquiry(random, at, customer), form: 'quick', urgency }
  })
}

/** Hours since the request, until its price, and from there until another one was wanted, which is not made yet. */
const lately: readonly [number, number, number | null][] = [
  [18.3, medianHours, null],
  [18.7, medianHours, null],
  [22, medianHours, 3.5],
  [41, medianHours, 21.5],
]

/** Customers who at this moment have not opened their offer yet, or want another one. */
export function inventRecentOffers(
  random: Random,
  now: number,
  customers: readonly Customer[],
): (Inquiry & { plan: Plan })[] {
  return lately.map(([hoursAgo, hours, revisedAfter]) => {
    const at = now - hoursAgo * hourMs
    const customer = random.pick(customers.filter(({ joined }) => joined < at))
    const inquiry: Inquiry = { ...inventInquiry(random, at, customer), form: 'quick', urgency: 'normal' }
    const journey = journeyOf(random, inquiry)
    const answer = { answer: 'none', answerAfter: 0, validityDays: 15, cancelled: false } as const
    return { ...inquiry, plan: { ...answer, hours, revisedAfter, journey } }
  })
}

/** Potential customers have asked once and did not accept: every other one refused, the others let the offer expire or still have it. */
export function inventPotentialInquiries(
  random: Random,
  calendar: Calendar,
  customers: readonly Customer[],
): (Inquiry & { plan: Plan })[] {
  return inventInquiries(random, calendar, customers, customers.length).map((inquiry, index) => {
    const answer = index % 2 === 0 ? ('reject' as const) : ('none' as const)
    const rest = { answerAfter: random.between(20, 90), validityDays: 15, cancelled: false }
    const journey = journeyOf(random, inquiry)
    return {
      ...{ ...inquiry, form: 'quick' as const, urgency: 'normal' as const },
      plan: { hours: medianHours, revisedAfter: null, answer, ...rest, journey },
    }
  })
}
