/** The boxes of a shipment that are told of one by one: each has a state and an arrival of its own, and the shipment waits for the last. */
import type { Followed } from '#tracking/followed-shipment.ts'
import type { TrackingEvent } from '#tracking/tracking-event.ts'

export type Box<Event extends TrackingEvent> = {
  /** Empty where nobody tells of boxes apart: then it stands for the whole shipment. */
  container_number: string
  /** What was told of it or of the whole shipment, in the order of time. */
  events: Event[]
}

export function boxesApart<Event extends TrackingEvent>(
  events: readonly Event[],
  { containers }: Pick<Followed, 'containers'>,
): Box<Event>[] {
  // A box that was exchanged for another is none of the shipment's any more, once something has happened to the other.
  const isOneTold = events.some(
    ({ certainty, container_number }) => certainty === 'actual' && containers.includes(container_number),
  )
  const own = events.filter(
    ({ container_number: number }) => number === '' || !isOneTold || containers.includes(number),
  )
  const told = new Set(own.map(({ container_number }) => container_number).filter((number) => number !== ''))
  const all = isOneTold ? containers : [...new Set([...containers, ...told])]
  if (told.size === 0 || all.length < 2) return [{ container_number: '', events: own }]
  return all.map((number) => ({
    container_number: number,
    events: own.filter(({ container_number }) => container_number === '' || container_number === number),
  }))
}
