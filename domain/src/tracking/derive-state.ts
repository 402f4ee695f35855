/** The two things that everything else about a shipment follows from: how far it is, and when it arrives. */
import { type Box, boxesApart } from '#tracking/boxes-apart.ts'
import { expectedArrival } from '#tracking/derive-arrival.ts'
import { lastState, type Stated, statusOfAll } from '#tracking/derive-status.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import { type IsNews, newsAmong } from '#tracking/since-hand.ts'
import { currentEvents, type TrackingEvent } from '#tracking/tracking-event.ts'

type Standing<Event extends TrackingEvent> = {
  /** What holds of all that was told, in the order of time, and what of it has happened. */
  events: Event[]
  happened: Event[]
  status: Stated<Event>
  /** What says when it arrives, or has been delivered. */
  arrival: Event | undefined
  isOver: boolean
}
export type BoxState<Event extends TrackingEvent> = Standing<Event> & Pick<Box<Event>, 'container_number'>
export type State<Event extends TrackingEvent> = Standing<Event> & {
  /** One for each box that is told of by itself; else one for all. */
  boxes: BoxState<Event>[]
  isNews: IsNews<Event>
}

export function deriveState<Event extends TrackingEvent>(
  shipment: Followed,
  told: readonly Event[],
): State<Event> {
  const events = currentEvents(told)
  const isNews = newsAmong(told)
  const boxes = boxesApart(events, shipment).map((box) => boxState(box, shipment, isNews))
  const status = statusOfAll(boxes.map((box) => box.status))
  return {
    events,
    happened: events.filter(hasHappened),
    status,
    arrival: status.value === 'delivered' ? status.because[0] : lastArrival(boxes),
    isOver: isEnd(status),
    boxes,
    isNews,
  }
}

function boxState<Event extends TrackingEvent>(
  { container_number, events }: Box<Event>,
  shipment: Followed,
  isNews: IsNews<Event>,
): BoxState<Event> {
  const happened = events.filter(hasHappened)
  const status = lastState(happened, shipment, isNews)
  const delivery = status.value === 'delivered' ? status.because[0] : undefined
  const arrival = delivery ?? expectedArrival(events, shipment, isNews)
  return { container_number, events, happened, status, arrival, isOver: isEnd(status) }
}

/** Of the boxes that are still to come, the one that comes last. */
function lastArrival<Event extends TrackingEvent>(boxes: readonly BoxState<Event>[]): Event | undefined {
  return followedBoxes({ boxes })
    .map(({ arrival }) => arrival)
    .reduce((last, arrival) =>
      arrival && !(last && last.happened_at >= arrival.happened_at) ? arrival : last,
    )
}

/** Where boxes travel apart, those that have arrived say nothing of where the others are. */
export function followedBoxes<Event extends TrackingEvent>({
  boxes,
}: {
  boxes: readonly BoxState<Event>[]
}): readonly BoxState<Event>[] {
  const open = boxes.filter(({ isOver }) => !isOver)
  return open.length > 0 ? open : boxes
}

/** What its way is drawn from, in the order of time: of what was called off only what has happened. */
export function followedEvents<Event extends TrackingEvent>(state: State<Event>): Event[] {
  const { events, happened, status } = state
  const followed = new Set(followedBoxes(state).flatMap((box) => box.events))
  return (status.value === 'cancelled' ? happened : events).filter((event) => followed.has(event))
}

const hasHappened = ({ certainty }: TrackingEvent): boolean => certainty === 'actual'
const isEnd = ({ value }: Stated<unknown>): boolean => value === 'delivered' || value === 'cancelled'
