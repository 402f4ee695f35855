/** Boxes that somebody tells of and that are not written on the shipment: what is told of them does not count once a written one is told. */
import type { TrackingEvent, TrackingSource } from '#tracking/tracking-event.ts'

export type UnwrittenBox = { number: string; source: TrackingSource; told: number }

type Told = Pick<TrackingEvent, 'container_number' | 'source'>

/** Of events that hold now, each box once, named with whoever tells of it first in the list. */
export function unwrittenBoxes(events: readonly Told[], written: readonly string[]): UnwrittenBox[] {
  const unknown = events.filter(
    ({ container_number }) => container_number !== '' && !written.includes(container_number),
  )
  return [...Map.groupBy(unknown, ({ container_number }) => container_number)].map(([number, told]) => ({
    number,
    source: told[0]?.source ?? 'kervan',
    told: told.length,
  }))
}
