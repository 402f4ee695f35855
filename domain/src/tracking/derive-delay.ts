/** When a shipment counts as late: its arrival is beyond what was promised by more than its mode allows, or somebody says so. */
import type { LateAfterHours } from '#company/late-after-hours.ts'
import { beyondPromise } from '#tracking/delay-words.ts'
import { deriveState, type State } from '#tracking/derive-state.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import { lastTold, nameOf, type TrackingEvent, versionsInOrder } from '#tracking/tracking-event.ts'

type Delay<Event> = { delayed: boolean; since: string | null; reason: string; because: Event[] }

export function delayOf<Event extends TrackingEvent>(
  shipment: Followed,
  told: readonly Event[],
  state: State<Event>,
  hours: LateAfterHours,
): Delay<Event> {
  const late = latenessOf(shipment, state, hours)
  if (!late) return { delayed: false, since: null, reason: '', because: [] }
  return { delayed: true, since: lateSince(shipment, told, hours), ...late }
}

/** What is over is not late any more, however late it came. */
function latenessOf<Event extends TrackingEvent>(
  { promised_at, shipment_type }: Followed,
  { events, arrival, isOver }: State<Event>,
  hours: LateAfterHours,
): Pick<Delay<Event>, 'reason' | 'because'> | undefined {
  if (isOver) return undefined
  const word = lastWord(events) ?? (arrival?.certainty !== 'actual' && arrival?.reason ? arrival : undefined)
  const latest = promised_at === null ? null : Date.parse(promised_at) + hours[shipment_type] * 3_600_000
  const isBeyond = latest !== null && arrival !== undefined && Date.parse(arrival.happened_at) > latest
  if (!word && !isBeyond) return undefined
  const because = [...new Set([word, isBeyond ? arrival : undefined])].filter((event) => event !== undefined)
  return { reason: word?.reason || (isBeyond ? beyondPromise : ''), because }
}

/** The last thing that was said about being late, if it still holds. */
function lastWord<Event extends TrackingEvent>(events: readonly Event[]): Event | undefined {
  const last = lastTold(events.filter(({ kind }) => kind === 'delay_told' || kind === 'delay_ended'))
  return last?.kind === 'delay_told' ? last : undefined
}

/**
 * The first moment from which on all that was known by then made it late, without a break: another estimate does not make it late
 * anew. By the clocks of those who told, so that it does not matter in what order it came.
 */
function lateSince(shipment: Followed, told: readonly TrackingEvent[], hours: LateAfterHours): string | null {
  const said = withoutTakenBack(told)
  const moments = [...new Set(said.map(({ told_at }) => told_at))].sort().reverse()
  let since: string | null = null
  for (const moment of moments) {
    const known = said.filter(({ told_at }) => told_at <= moment)
    if (!latenessOf(shipment, deriveState(shipment, known), hours)) break
    since = moment
  }
  return since
}

/** What was taken back is as if never said. */
const withoutTakenBack = (told: readonly TrackingEvent[]): TrackingEvent[] =>
  [...Map.groupBy(told, nameOf).values()].filter((words) => !versionsInOrder(words).at(-1)?.retracted).flat()
