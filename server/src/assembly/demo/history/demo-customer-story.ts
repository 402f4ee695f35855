/** The demo customer's own account, written out: something of everything, so that every screen has something to show. */
import { demoCustomer, demoRepresentatives } from '#assembly/demo/demo-world.ts'
import type { Journey, Plan } from '#assembly/demo/history/answer-plan.ts'
import { demoLanes, type Lane } from '#assembly/demo/history/demo-lanes.ts'
import type { Customer } from '#assembly/demo/history/invented-customers.ts'
import type { Inquiry } from '#assembly/demo/history/invented-request.ts'

const hourMs = 3_600_000
const day = 24

/** As they are in the demo world; joined before the history begins. */
export function demoCustomerSince(joined: number): Customer {
  const [representative] = demoRepresentatives
  if (!representative) throw new Error('There is nobody to look after the demo customer.')
  return {
    ...demoCustomer,
    phone: '+90 532 000 00 01',
    company: 'Örnek Tekstil',
    joined,
    representative,
    goods: ['Kumaş topları', 'Hazır giyim, kolide', 'Pamuk ipliği'],
    paysInLira: false,
    weight: 0,
  }
}

function laneFrom(city: string): Lane {
  const lane = demoLanes.find(({ from }) => from.city === city)
  if (!lane) throw new Error(`No lane begins in ${city}.`)
  return lane
}

const quickly: Journey = { prepare: 2, transit: 12, customs: 1.5, late: 0 }
const plan = (hours: number | null, more: Partial<Plan> = {}): Plan => ({
  hours,
  revisedAfter: null,
  answer: 'none',
  answerAfter: 20,
  validityDays: 15,
  journey: quickly,
  cancelled: false,
  ...more,
})
const yes = (hours: number, journey: Partial<Journey> = {}) =>
  plan(hours, { answer: 'approve', journey: { ...quickly, ...journey } })
const no = (hours: number) => plan(hours, { answer: 'reject' })

type Chapter = [
  hoursAgo: number,
  from: string,
  way: 'in' | 'out',
  mode: Inquiry['mode'],
  form: Inquiry['form'],
  urgency: Inquiry['urgency'],
  plan: Plan,
]

const chapters: readonly Chapter[] = [
  // Waiting for a price; the urgent one should have had it an hour ago.
  [1.2, 'Hamburg', 'out', 'sea_fcl', 'quick', 'normal', plan(null)],
  [7, 'Şanghay', 'in', 'air', 'quick', 'urgent', plan(null)],
  [26, 'Rotterdam', 'in', 'land', 'detailed', 'standard', plan(null)],
  // Waiting for the customer's word; the last of them only until tomorrow.
  [40, 'Barselona', 'in', 'land', 'quick', 'fast', plan(17.5)],
  [70, 'Hamburg', 'in', 'sea_fcl', 'quick', 'normal', plan(16)],
  [14 * day, 'Ningbo', 'in', 'sea_fcl', 'order', null, plan(0)],
  // Another price was wanted: one is being made, one has come, one was never answered.
  [16, 'Napoli', 'out', 'sea_lcl', 'quick', 'fast', plan(8, { revisedAfter: 7 })],
  [8 * day, 'Anvers', 'in', 'sea_fcl', 'quick', 'normal', plan(20, { revisedAfter: 24 })],
  [75 * day, 'Barselona', 'out', 'land', 'quick', 'normal', plan(22)],
  // On their way: being prepared, late at sea, in customs.
  [4 * day, 'Rotterdam', 'out', 'land', 'quick', 'normal', yes(6, { prepare: 5, transit: 6 })],
  [
    34 * day,
    'Şanghay',
    'in',
    'sea_fcl',
    'detailed',
    'standard',
    yes(18, { prepare: 3, transit: 38, late: 4 }),
  ],
  [24 * day, 'Hamburg', 'in', 'sea_fcl', 'quick', 'normal', yes(20, { prepare: 6, transit: 15, customs: 3 })],
  // Delivered.
  [60 * day, 'Anvers', 'in', 'sea_lcl', 'quick', 'normal', yes(11)],
  [110 * day, 'New York', 'out', 'air', 'quick', 'fast', yes(9, { prepare: 1, transit: 2 })],
  [170 * day, 'Hamburg', 'in', 'sea_fcl', 'order', null, yes(0)],
  [260 * day, 'Napoli', 'out', 'sea_lcl', 'quick', 'normal', yes(30, { transit: 5 })],
  // Too dear.
  [45 * day, 'Şanghay', 'in', 'sea_lcl', 'chat', null, no(21)],
  [95 * day, 'Felixstowe', 'in', 'sea_fcl', 'quick', 'normal', no(21)],
]

export function demoCustomerStory(now: number, customer: Customer): (Inquiry & { plan: Plan })[] {
  return chapters.map(([hoursAgo, from, way, mode, form, urgency, itsPlan]) => ({
    at: now - hoursAgo * hourMs,
    customer,
    lane: laneFrom(from),
    inward: way === 'in',
    mode,
    form,
    urgency,
    plan: itsPlan,
  }))
}
