/** Who has asked for what, and when: fourteen months of working days, a little busier each month. */
import type { RequestForm, UrgencyLevel } from '@kervan/domain/requests/request-options.ts'
import { istanbulMs } from '@kervan/domain/values/calendar-day.ts'
import { demoLanes, type Lane, modeWeights } from '#assembly/demo/history/demo-lanes.ts'
import type { Calendar, Customer } from '#assembly/demo/history/invented-customers.ts'
import type { Asking } from '#assembly/demo/history/invented-request.ts'
import type { Draw } from '#assembly/demo/history/seeded-draw.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Whoever has asked within this time counts as an active customer. */
const activeMs = 330 * dayMs

/** Each customer once, then whoever comes, until there are so many. */
export function inventAskings(
  draw: Draw,
  { now, begin }: Calendar,
  customers: readonly Customer[],
  count: number,
): Asking[] {
  const first = customers.map((customer, index) => {
    const own = draw.branch(index)
    const from = Math.max(customer.joined, now - activeMs)
    return ask(own, within(own, from, now, own.between(from, now)), customer)
  })
  const others = Array.from({ length: Math.max(0, count - first.length) }, (_, index) => {
    const own = draw.branch(customers.length + index)
    const at = within(own, begin, now, begin + (now - begin) * own.share() ** 0.85)
    return ask(
      own,
      at,
      own.weighted(customers, ({ joined, weight }) => (joined < at ? weight : 0)),
    )
  })
  return [...first, ...others]
}

/** Moved into the hours of an office, as far as that stays between the two moments. */
function within(draw: Draw, from: number, until: number, at: number): number {
  const day = Math.floor((at + istanbulMs) / dayMs)
  // Day 0 was a Thursday.
  const weekday = (day + 4) % 7
  const free = weekday === 0 || weekday === 6
  const moved = free && draw.chance(0.85) ? day - (weekday === 0 ? 2 : 1) : day
  const inOffice = moved * dayMs + draw.between(8, 19) * hourMs - istanbulMs
  return inOffice > from && inOffice < until ? inOffice : at
}

function ask(draw: Draw, at: number, customer: Customer): Asking {
  const lane = draw.weighted(demoLanes, ({ weight }) => weight)
  const inward = !draw.chance(lane.currency === 'EUR' ? 0.42 : 0.1)
  const modes = Object.keys(lane.price) as Asking['mode'][]
  const mode = draw.weighted(modes, (each) => modeWeights[each])
  const form = formOf(draw, lane, inward, mode)
  return { at, customer, lane, inward, mode, form, urgency: urgencyOf(draw, form) }
}

/** Whoever fills in everything has something regular to carry. */
function formOf(draw: Draw, { weight }: Lane, inward: boolean, mode: Asking['mode']): RequestForm {
  if (draw.chance(0.18)) return 'order'
  const isRegular = weight >= 14 && inward && (mode === 'sea_fcl' || mode === 'land')
  return isRegular && draw.chance(0.5) ? 'detailed' : 'quick'
}

function urgencyOf(draw: Draw, form: RequestForm): UrgencyLevel | null {
  if (form === 'order') return null
  return form === 'quick'
    ? draw.pick(['normal', 'normal', 'normal', 'fast', 'fast', 'urgent'] as const)
    : draw.pick(['standard', 'standard', 'standard', 'flexible', 'urgent'] as const)
}

/** What waits for a price at this moment, whatever the weekday: hours ago, and how soon it was promised. */
const waiting: readonly [number, UrgencyLevel][] = [
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

export function inventWaiting(draw: Draw, now: number, customers: readonly Customer[]): Asking[] {
  return waiting.map(([hoursAgo, urgency]) => {
    const at = now - hoursAgo * hourMs
    const customer = draw.pick(customers.filter(({ joined }) => joined < at))
    return { ...ask(draw, at, customer), form: 'quick', urgency }
  })
}
