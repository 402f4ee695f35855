/** What a timeline shows of what was told: of what is expected only what can still come, and what happened to many boxes alike as one line. */
import type { ShipmentTracking } from '@kervan/domain/tracking/tracking.contract.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'

type Told = ShipmentTracking['tracking_data'][number]

/** `told` has the newest first. */
export function shownEvents(told: readonly Told[], isOver: boolean): Told[] {
  const counting = told.filter(({ counts }) => counts)
  const last = counting.find(isFact)
  // What was expected and is past has happened by now, or was told anew.
  const canCome = (event: Told) =>
    !isOver &&
    (!last || event.happened_at > last.happened_at) &&
    !isOutdone(event, counting) &&
    !hasHappened(event, counting)
  return counting.filter((event) => isFact(event) || canCome(event))
}

const isFact = ({ certainty }: Told): boolean => certainty === 'actual'

/** Of several words about the same expected step the one that counts: an estimate above a plan, then what was told last. */
function isOutdone(event: Told, told: readonly Told[]): boolean {
  const weight = ({ certainty, told_at }: Told) => `${certainty === 'estimated' ? 1 : 0} ${told_at}`
  return told.some(
    (other) =>
      !isFact(other) &&
      other.kind === event.kind &&
      other.container_number === event.container_number &&
      placeOf(other) === placeOf(event) &&
      weight(other) > weight(event),
  )
}

/** Whoever expects it need not be who tells that it has happened. Of the whole shipment it has once it has to each of its boxes. */
function hasHappened(expected: Told, told: readonly Told[]): boolean {
  const facts = told.filter(
    (event) =>
      isFact(event) &&
      event.kind === expected.kind &&
      // Goods are delivered once, wherever somebody says that was.
      (event.kind === 'delivered' || placeOf(event) === placeOf(expected)),
  )
  if (facts.length === 0) return false
  const boxes = new Set(told.map(({ container_number }) => container_number).filter(Boolean))
  const meant = expected.container_number || boxes.size === 0 ? [expected.container_number] : [...boxes]
  return meant.every((box) =>
    facts.some(({ container_number }) => container_number === '' || container_number === box),
  )
}

const placeOf = ({ place_code, place_name }: Told): string => place_code || place_name

type Grouped = Pick<Told, 'id' | 'kind' | 'certainty' | 'happened_at' | 'place_name' | 'container_number'> &
  Partial<
    Pick<
      Told,
      'status' | 'reason' | 'note' | 'source' | 'actor_name' | 'pieces' | 'total_pieces' | 'weight_kg'
    >
  >

/** What is told of several boxes on one day, place and all else being the same; anything else is alone. In the order in which they come. */
export function alike<Event extends Grouped>(events: readonly Event[]): [Event, ...Event[]][] {
  const said = Map.groupBy(events, saidOf)
  const isOfMany = (event: Event) =>
    said.get(saidOf(event))?.some(({ container_number }) => container_number !== event.container_number)
  const lines = Map.groupBy(events, (event) => (isOfMany(event) ? saidOf(event) : event.id))
  return [...lines.values()] as [Event, ...Event[]][]
}

/** The oldest names the line: it stays the same one, and open, while more boxes join it. */
export const lineKey = (line: readonly [Pick<Told, 'id'>, ...Pick<Told, 'id'>[]]): string =>
  (line.at(-1) ?? line[0]).id

function saidOf(event: Grouped): string {
  const { kind, certainty, happened_at, place_name, status, reason, note } = event
  const { source, actor_name, pieces, total_pieces, weight_kg } = event
  const of = event.container_number === '' ? 'shipment' : 'box'
  const when = [certainty, dayInIstanbul(new Date(happened_at))]
  return JSON.stringify([
    ...[of, kind, ...when, place_name, status, reason, note],
    ...[source, actor_name, pieces, total_pieces, weight_kg],
  ])
}
