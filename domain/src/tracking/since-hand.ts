/** What is news to somebody who set a state or an arrival by hand: that gives way to it, and holds against what was known before. */
import { nameOf, saysTheSame, type TrackingEvent, versionsInOrder } from '#tracking/tracking-event.ts'

export type IsNews<Event extends TrackingEvent> = (event: Event, hand: Event) => boolean

/** Of events that hold now, among all that was told. What is only said once more is no news. */
export function newsAmong<Event extends TrackingEvent>(told: readonly Event[]): IsNews<Event> {
  let versions: Map<string, Event[]> | undefined
  return (event, hand) => {
    versions ??= Map.groupBy(told, nameOf)
    const words = versionsInOrder(versions.get(nameOf(event)) ?? [event])
    const same = words.slice(words.findLastIndex((word) => !saysTheSame(word, event)) + 1)
    return event.certainty === 'actual'
      ? same.every((word) => isHeardAfter(word, hand))
      : same.every((word) => word.told_at > hand.told_at)
  }
}

/**
 * A fact counts from when we heard of it, whatever its source's clock says; an expectation from when it was uttered, since one that
 * comes late is older than what the hand knew.
 */
function isHeardAfter(event: TrackingEvent, hand: TrackingEvent): boolean {
  const [heard, handHeard] = [event.heard_at ?? event.told_at, hand.heard_at ?? hand.told_at]
  return heard > handHeard || (heard === handHeard && event.told_at > hand.told_at)
}
