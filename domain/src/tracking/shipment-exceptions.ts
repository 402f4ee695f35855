/**
 * What is wrong with a shipment now, why, since when, and whose turn it is: from the state that was derived of it, from what was told,
 * and from nothing else. Time alone brings an exception and never ends one.
 */
import type { SilentAfterHours } from '#company/silent-after-hours.ts'
import type { ChecklistItem } from '#documents/checklist.ts'
import { fewDaysLeft } from '#shipments/container.ts'
import { customsOf, customsOfBox } from '#tracking/derive-customs.ts'
import { deriveState, type State } from '#tracking/derive-state.ts'
import {
  type ExceptionKind,
  exceptionKinds,
  type Turn,
  type WatchedShipment,
} from '#tracking/exception-kinds.ts'
import { freeTimeWhy, holdWhy, lateWhy, overdueWhy, papersWhy, silentWhy } from '#tracking/exception-words.ts'
import { type FreeContainer, type FreeTimeClock, freeTimeOf } from '#tracking/free-time.ts'
import { type Overdue, overdueOf } from '#tracking/overdue.ts'
import { compare, type TrackingEvent } from '#tracking/tracking-event.ts'
import { dayInIstanbul, daysBetween, daysLater, momentInIstanbul } from '#values/istanbul-time.ts'

export type ShipmentException = {
  kind: ExceptionKind
  /** A sentence with figures. It names days, not how far they are, so that it stays true. */
  why: string
  since: string
  turn: Turn
  priority: 'urgent' | 'high' | 'medium'
  /** What must not pass, or should not have: the last free day, the promised day. */
  deadline: string | null
  /** When somebody has to have seen to it, where that follows from it; else soon. */
  due: string | null
}

export type Told = {
  events: readonly TrackingEvent[]
  containers: readonly FreeContainer[]
  /** What it needs, where that is known. */
  papers?: readonly ChecklistItem[]
}

const hourMs = 3_600_000

/** In the order of the kinds, at most one of each. What is delivered has to be brought back empty in time; else what is over has none. */
export function exceptionsOf(
  shipment: WatchedShipment,
  told: Told,
  silentAfter: SilentAfterHours,
  now: Date,
): ShipmentException[] {
  if (shipment.status === 'cancelled') return []
  const state = deriveState(shipment, told.events)
  const rules: Record<ExceptionKind, () => ShipmentException | null> = {
    free_time: () => freeTime(shipment, told, state, now),
    customs_hold: () => customsHold(shipment, state),
    shipment_late: () => late(shipment, state, now),
    shipment_silent: () => silent(shipment, told, silentAfter[shipment.shipment_type], now),
    document_missing: () => documentMissing(shipment, told, now),
  }
  const kinds = shipment.status === 'delivered' ? (['free_time'] as const) : exceptionKinds
  return kinds.map((kind) => rules[kind]()).filter((each) => each !== null)
}

/**
 * The carrier brings it, as long as it names a day that is still to come; then somebody has to ask for another. A day that has passed
 * without a word is late too, whether or not anybody says so.
 */
function late(shipment: WatchedShipment, state: State<TrackingEvent>, now: Date): ShipmentException | null {
  const { delayed, delayed_since, promised_at, eta } = shipment
  const overdue = overdueOf(shipment, state, now)
  if (!delayed || delayed_since === null) return overdue ? passed(overdue, promised_at, now) : null
  const isDue = eta !== null && Date.parse(eta) > now.getTime()
  const days = promised_at && eta ? daysBetween(dayOf(promised_at), dayOf(eta)) : 0
  return {
    kind: 'shipment_late',
    why: lateWhy(shipment, days, overdue),
    since: delayed_since,
    turn: isDue ? 'carrier' : 'us',
    priority: isDue && days <= 3 ? 'medium' : 'high',
    deadline: promised_at,
    // As long as the carrier has to bring it, nobody can do anything.
    due: isDue ? eta : null,
  }
}

const passed = (overdue: Overdue, promised_at: string | null, now: Date): ShipmentException => ({
  kind: 'shipment_late',
  why: overdueWhy(overdue),
  since: overdue.since,
  turn: 'us',
  priority: daysBetween(dayOf(overdue.expected), dayOf(now.toISOString())) > 3 ? 'high' : 'medium',
  deadline: promised_at ?? overdue.expected,
  due: null,
})

/** On its way, and nobody says anything. */
function silent(
  shipment: WatchedShipment,
  { events }: Told,
  hours: number,
  now: Date,
): ShipmentException | null {
  const heard = lastHeard(events, now)
  if (heard === null || shipment.status === 'pending' || shipment.status === 'preparing') return null
  const since = Date.parse(heard) + hours * hourMs
  if (since > now.getTime()) return null
  return {
    kind: 'shipment_silent',
    why: silentWhy({ heard, hours, mode: shipment.shipment_type }),
    since: new Date(since).toISOString(),
    turn: 'us',
    priority: now.getTime() - since > hours * hourMs ? 'high' : 'medium',
    deadline: null,
    due: null,
  }
}

/** A clock that runs ahead has told nothing of the future. */
function lastHeard(events: readonly TrackingEvent[], now: Date): string | null {
  const last = events.reduce((latest, { told_at }) => (told_at > latest ? told_at : latest), '')
  if (last === '') return null
  return last > now.toISOString() ? now.toISOString() : last
}

/** The clock that ends first speaks for the others. */
function freeTime(
  shipment: WatchedShipment,
  told: Told,
  state: State<TrackingEvent>,
  now: Date,
): ShipmentException | null {
  const running = freeTimeOf(shipment, told.containers, told.events, now)
    .filter(({ stopped, days_left }) => stopped === null && days_left <= fewDaysLeft)
    .sort(endingFirst)
  const [first] = running
  if (!first) return null
  const warned = momentInIstanbul(daysLater(first.last_free_day, -fewDaysLeft)).toISOString()
  const { happened_at } = first.started
  // In the terminal it waits for its papers until customs let it go, then for a truck; outside it is the customer's.
  const isOurs = first.kind === 'demurrage' && isLetGo(first.container_number, shipment, state)
  const deadline = momentInIstanbul(first.last_free_day, '23:59').toISOString()
  return {
    kind: 'free_time',
    why: freeTimeWhy(first, running.length - 1),
    since: warned > happened_at ? warned : happened_at,
    turn: isOurs ? 'us' : 'customer',
    priority: first.days_left < 0 ? 'urgent' : first.days_left <= 1 ? 'high' : 'medium',
    deadline,
    due: deadline,
  }
}

function isLetGo(
  number: string,
  shipment: WatchedShipment,
  { boxes, isNews }: State<TrackingEvent>,
): boolean {
  const box = boxes.find(({ container_number }) => container_number === number) ?? boxes[0]
  return box !== undefined && customsOfBox(box, shipment, isNews).value === 'cleared'
}

const endingFirst = (a: FreeTimeClock, b: FreeTimeClock): number =>
  a.days_left - b.days_left || (keyOf(a) < keyOf(b) ? -1 : 1)
const keyOf = ({ container_number, kind }: FreeTimeClock): string => `${container_number} ${kind}`

/** What customs hold waits for papers or money of the customer. Of several boxes the one that waits longest speaks for the others. */
function customsHold(shipment: WatchedShipment, state: State<TrackingEvent>): ShipmentException | null {
  const { value, because } = customsOf(shipment, state)
  if (value !== 'held') return null
  const [held] = because
    .map((event) => ({ event, since: heldSince(event) }))
    .sort((a, b) => compare(a.since, b.since))
  if (!held) return null
  const numbers = because.map(({ container_number }) => container_number)
  return {
    kind: 'customs_hold',
    why: holdWhy(held.event, held.since, numbers.includes('') ? [] : numbers),
    since: held.since,
    turn: 'customer',
    priority: 'high',
    deadline: null,
    due: null,
  }
}

const heldSince = ({ told_at, happened_at }: TrackingEvent): string =>
  told_at < happened_at ? told_at : happened_at

const dayOf = (moment: string): string => dayInIstanbul(new Date(moment))

/** Days after which somebody has to call. */
const longMissing = 3

/** A paper that others have to give and whose day has passed; the one that was due first speaks for the others. */
function documentMissing(
  { status }: WatchedShipment,
  { papers = [] }: Told,
  now: Date,
): ShipmentException | null {
  if (status === 'pending') return null
  const overdue = papers
    .filter(({ is_overdue, from }) => is_overdue && (from === 'customer' || from === 'broker'))
    .sort((a, b) => ((a.due ?? '') < (b.due ?? '') ? -1 : 1))
  const [first] = overdue
  if (!first?.due) return null
  const isLong = daysBetween(first.due, dayInIstanbul(now)) > longMissing
  return {
    kind: 'document_missing',
    why: papersWhy(first.paper, first.due, overdue.length - 1),
    since: momentInIstanbul(daysLater(first.due, 1)).toISOString(),
    turn: 'customer',
    priority: isLong ? 'high' : 'medium',
    deadline: momentInIstanbul(first.due, '23:59').toISOString(),
    due: null,
  }
}
