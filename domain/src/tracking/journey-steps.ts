/** The seven steps of a shipment for a layman, from the order to the delivery, computed from what was told and from where it was. */
import { keysOf } from '#requests/request-options.ts'
import type { ShipmentStatus } from '#shipments/shipments.policy.ts'
import { destinationOf, isAt, isAtEnd, originOf } from '#tracking/at-place.ts'
import { customsLeg } from '#tracking/customs-leg.ts'
import { newest } from '#tracking/derive-arrival.ts'
import { deriveState, followedEvents } from '#tracking/derive-state.ts'
import { type EventKind, meaningOf } from '#tracking/event-kinds.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import { type JourneyKey, type journeyStates, journeyWords } from '#tracking/journey-words.ts'
import type { Certainty, TrackingEvent } from '#tracking/tracking-event.ts'

export type JourneyStep = {
  key: JourneyKey
  state: (typeof journeyStates)[number]
  /** When it happened or is expected to; null where nobody has said so. */
  at: string | null
  certainty: Certainty | null
  place_name: string
}

const keys = keysOf(journeyWords)
const indexOf = (key: JourneyKey): number => keys.indexOf(key)

/** A step that a later one passes has been taken, also where nobody has told of it. */
export function journeySteps(shipment: Followed, told: readonly TrackingEvent[]): JourneyStep[] {
  const standing = deriveState(shipment, told)
  const { status } = standing
  const events = followedEvents(standing)
  const happened = events.filter(({ certainty }) => certainty === 'actual')
  const taken = happened.map((event) => ({ event, step: stepTaken(event, happened, shipment) }))
  const [least, most] = reach(status.value, status.because[0]?.kind === 'status_set')
  const steps = taken.map(({ step }) => (step ? indexOf(step) : -1)).filter((index) => index <= most)
  const reached = Math.max(least, ...steps)
  const isEnded = status.value === 'delivered' || status.value === 'cancelled'
  return keys.map((key, place) => {
    const event =
      place <= reached
        ? taken.find(({ event: { kind }, step }) => step === key && stepOfKind(kind) === key)?.event
        : newest(events.filter((one) => isExpectedStep(one, key, shipment)))
    return {
      key,
      state:
        place < reached || (place === reached && isEnded) ? 'done' : place === reached ? 'current' : 'ahead',
      at: event?.happened_at ?? null,
      certainty: event?.certainty ?? null,
      place_name: event?.place_name ?? '',
    }
  })
}

/** How far it is at least and at most in a state. One that was set by hand is believed, whatever was told before. */
function reach(status: ShipmentStatus, isByHand: boolean): [least: number, most: number] {
  switch (status) {
    case 'pending':
      return [indexOf('ordered'), indexOf('ordered')]
    case 'preparing':
      return [indexOf('ordered'), indexOf('prepared')]
    case 'in_transit':
      return [indexOf('departed'), indexOf(isByHand ? 'arrived' : 'customs')]
    case 'customs':
      return [indexOf(isByHand ? 'customs' : 'ordered'), indexOf('customs')]
    case 'delivered':
      return [indexOf('delivered'), indexOf('delivered')]
    case 'cancelled':
      return [-1, indexOf('delivered')]
  }
}

const stepOfKind = (kind: EventKind): JourneyKey | undefined => meaningOf(kind).step

/** What happens at a port of call, at a border or before it left belongs to the way or to its beginning. */
function stepTaken(
  event: TrackingEvent,
  happened: readonly TrackingEvent[],
  shipment: Followed,
): JourneyKey | undefined {
  const step = stepOfKind(event.kind)
  const isAfter = (...passed: JourneyKey[]) =>
    happened.some(
      ({ kind, happened_at }) =>
        passed.some((key) => stepOfKind(kind) === key) && happened_at < event.happened_at,
    )
  switch (step) {
    case 'prepared':
    case 'loaded':
      return isAfter('departed') ? 'departed' : step
    case 'arrived':
      if (isAtEnd(event, happened, shipment)) return step
      return isAt(event, originOf(shipment)) && !isAfter('departed') ? 'prepared' : 'departed'
    case 'customs': {
      const leg = customsLeg(event, happened, shipment)
      return leg === 'import'
        ? step
        : leg === 'transit' && isAfter('loaded', 'departed', 'arrived')
          ? 'departed'
          : 'prepared'
    }
    default:
      return step
  }
}

/** What is expected is said of a step where it takes place: of the beginning where it begins, of the end where it ends. */
function isExpectedStep(event: TrackingEvent, key: JourneyKey, shipment: Followed): boolean {
  if (event.certainty === 'actual' || stepOfKind(event.kind) !== key) return false
  if (key === 'delivered') return true
  const isEnd = key === 'arrived' || key === 'customs'
  return isAt(event, isEnd ? destinationOf(shipment) : originOf(shipment)) !== false
}
