/**
 * How far customs are with a shipment: those of the country it is for. Elsewhere only what is open counts, and only until it goes on;
 * to be let out of a country is not to be let into another.
 */
import type { CustomsStatus } from '#shipments/shipments.policy.ts'
import { type CustomsLeg, customsLeg, hasMovedOn } from '#tracking/customs-leg.ts'
import type { BoxState, State } from '#tracking/derive-state.ts'
import { handOf } from '#tracking/derive-status.ts'
import { meaningOf } from '#tracking/event-kinds.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import type { IsNews } from '#tracking/since-hand.ts'
import type { TrackingEvent } from '#tracking/tracking-event.ts'

export type Customs<Event> = { value: CustomsStatus; because: Event[] }
type Said<Event> = Customs<Event> & { leg: CustomsLeg }

/** Of several boxes what is worst: one that is held is not hidden by another that was let go. */
export function customsOf<Event extends TrackingEvent>(
  shipment: Followed,
  { boxes, isNews }: Pick<State<Event>, 'boxes' | 'isNews'>,
): Customs<Event> {
  const each = boxes.map((box) => customsOfBox(box, shipment, isNews))
  const of = (value: CustomsStatus) => each.filter((one) => one.value === value)
  const because = (states: Customs<Event>[]) => [...new Set(states.flatMap((one) => one.because))]
  const [held, open, cleared] = [of('held'), of('in_progress'), of('cleared')]
  if (held.length > 0) return { value: 'held', because: because(held) }
  if (cleared.length > 0 && cleared.length === each.length)
    return { value: 'cleared', because: because(cleared) }
  // One that was let go, and others that are still to come.
  if (open.length + cleared.length > 0)
    return { value: 'in_progress', because: because([...open, ...cleared]) }
  return { value: 'none', because: [] }
}

export function customsOfBox<Event extends TrackingEvent>(
  { happened, status }: BoxState<Event>,
  shipment: Followed,
  isNews: IsNews<Event>,
): Customs<Event> {
  const hand = handOf(happened)
  const told = happened.filter((event) => event !== hand && saidBy(event))
  const known = hand ? told.filter((event) => !isNews(event, hand)) : told
  const news = hand ? told.filter((event) => isNews(event, hand)) : []
  const before = lastSaid(known, happened, shipment)
  const said =
    lastSaid(news, happened, shipment) ?? (hand ? setByHand(before, hand, happened, shipment) : before)
  if (!said) return { value: 'none', because: [] }
  // What was delivered has been let go.
  return status.value === 'delivered' && isOpen(said) ? letGo(said, status.because) : said
}

/**
 * What staff set by hand speaks of customs too. In customs, it is at least being worked on; on its way or delivered, it was let go;
 * not left yet, nothing has begun.
 */
function setByHand<Event extends TrackingEvent>(
  before: Said<Event> | undefined,
  hand: Event,
  happened: readonly Event[],
  shipment: Followed,
): Said<Event> | undefined {
  switch (hand.status) {
    case 'customs':
      return before && isOpen(before)
        ? before
        : { value: 'in_progress', because: [hand], leg: customsLeg(hand, happened, shipment) }
    case 'in_transit':
    case 'delivered':
      return before && isOpen(before) ? letGo(before, [hand]) : before
    case 'pending':
    case 'preparing':
      return undefined
    default:
      return before
  }
}

const letGo = <Event>({ leg }: Said<Event>, because: Event[]): Said<Event> =>
  leg === 'import' ? { value: 'cleared', because, leg } : { value: 'none', because: [], leg }

const isOpen = ({ value }: Customs<unknown>): boolean => value === 'in_progress' || value === 'held'

const saidBy = ({ kind, status }: TrackingEvent): CustomsStatus | undefined =>
  kind === 'status_set' && status === 'customs' ? 'in_progress' : meaningOf(kind).customs

/** The last word of each leg; of those that still matter the latest. */
function lastSaid<Event extends TrackingEvent>(
  told: readonly Event[],
  happened: readonly Event[],
  shipment: Followed,
): Said<Event> | undefined {
  const lasts = new Map(told.map((event) => [customsLeg(event, happened, shipment), event]))
  const said = [...lasts].map(([leg, event]) => ({ leg, event, value: saidBy(event) ?? 'none' }))
  const matters = said.filter(
    ({ leg, event, value }) =>
      leg === 'import' || (value !== 'cleared' && !hasMovedOn(event, happened, shipment)),
  )
  const last = matters.sort((a, b) => told.indexOf(a.event) - told.indexOf(b.event)).at(-1)
  return last && { value: last.value, because: [last.event], leg: last.leg }
}
