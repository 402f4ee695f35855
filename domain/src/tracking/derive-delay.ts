/** When a shipment counts as late: its arrival is beyond what was promised by more than its mode allows, or somebody says so. */
import type { LateAfterHours } from '#company/late-after-hours.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import { lastTold, type TrackingEvent } from '#tracking/tracking-event.ts'

export const beyondPromise = 'Beklenen varış, söz verilen günü aşıyor'

type Delay<Event> = { delayed: boolean; since: string | null; reason: string; because: Event[] }
type Known<Event> = { arrival: Event | undefined; isOver: boolean; lateAfterHours: LateAfterHours }

/** What is over is not late any more, however late it came. */
export function delayOf<Event extends TrackingEvent>(
  { promised_at, shipment_type }: Followed,
  events: Event[],
  { arrival, isOver, lateAfterHours: hours }: Known<Event>,
): Delay<Event> {
  const none: Delay<Event> = { delayed: false, since: null, reason: '', because: [] }
  if (isOver) return none
  const word = lastWord(events) ?? (arrival?.certainty !== 'actual' && arrival?.reason ? arrival : undefined)
  const latest = promised_at === null ? null : Date.parse(promised_at) + hours[shipment_type] * 3_600_000
  const isBeyond = latest !== null && arrival !== undefined && Date.parse(arrival.happened_at) > latest
  if (!word && !isBeyond) return none
  const because = [word, isBeyond ? arrival : undefined].filter((event) => event !== undefined)
  const since = because.map(({ told_at }) => told_at).sort()[0] ?? null
  return { delayed: true, since, reason: word?.reason || (isBeyond ? beyondPromise : ''), because }
}

/** The last thing that was said about being late, if it still holds. */
function lastWord<Event extends TrackingEvent>(events: Event[]): Event | undefined {
  const last = lastTold(events.filter(({ kind }) => kind === 'delay_told' || kind === 'delay_ended'))
  return last?.kind === 'delay_told' ? last : undefined
}
