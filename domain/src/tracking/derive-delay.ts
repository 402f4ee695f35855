/**
 * When a shipment counts as late: its arrival is beyond what was promised by more than its mode allows, or somebody says so. A day that
 * passes in silence makes it late for nobody: see `missedArrival` in `overdue.ts`.
 */
import type { LateAfterHours } from '#company/late-after-hours.ts'
import { beyondPromise, missingPieces, ofBoxes } from '#tracking/delay-words.ts'
import { isExpected, newest } from '#tracking/derive-arrival.ts'
import { type BoxState, deriveState, type State } from '#tracking/derive-state.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import type { IsNews } from '#tracking/since-hand.ts'
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

type Late<Event> = {
  container_number: string
  /** What somebody says about being late, if it still holds. */
  word: Event | undefined
  /** The arrival, where it is beyond the promise. */
  beyond: Event | undefined
}

/** What is over is not late any more, however late it came. Of several boxes one that is late is enough, and it is named. */
function latenessOf<Event extends TrackingEvent>(
  shipment: Followed,
  { boxes, isOver, isNews }: State<Event>,
  hours: LateAfterHours,
): Pick<Delay<Event>, 'reason' | 'because'> | undefined {
  if (isOver) return undefined
  const late = boxes
    .filter((box) => !box.isOver)
    .map((box) => lateBox(box, shipment, isNews, hours))
    .filter(({ word, beyond }) => word || beyond)
  if (late.length === 0) return undefined
  const word = lastTold(late.flatMap((box) => box.word ?? []))
  const meant = late.filter((box) => (word ? box.word === word : box.beyond))
  const beyond = meant
    .map((box) => box.beyond)
    .reduce((last, each) => (each && !(last && last.happened_at >= each.happened_at) ? each : last))
  const numbers = meant.length < boxes.length ? meant.map(({ container_number }) => container_number) : []
  return {
    reason: ofBoxes(numbers, word?.reason || (beyond ? beyondPromise : '')),
    because: [...new Set([word, beyond])].filter((event) => event !== undefined),
  }
}

function lateBox<Event extends TrackingEvent>(
  box: BoxState<Event>,
  { promised_at, shipment_type }: Followed,
  isNews: IsNews<Event>,
  hours: LateAfterHours,
): Late<Event> {
  const { container_number, events, happened, arrival } = box
  const latest = promised_at === null ? null : Date.parse(promised_at) + hours[shipment_type] * 3_600_000
  const isBeyond = latest !== null && arrival !== undefined && Date.parse(arrival.happened_at) > latest
  const isInTime = latest !== null && !isBeyond
  const words = [
    lastWord(events),
    arrival && arrival.certainty !== 'actual' && arrival.reason ? arrival : undefined,
    ...lateDepartures(events),
  ]
  const isAnswered = (word: Event) =>
    hasGoneOn(word, happened) || (isInTime && arrival !== undefined && answers(arrival, word, isNews))
  return {
    container_number,
    word: words.find((word) => word && !isAnswered(word)),
    beyond: isBeyond ? arrival : undefined,
  }
}

/** The last thing that was said about being late. */
function lastWord<Event extends TrackingEvent>(events: readonly Event[]): Event | undefined {
  const last = lastTold(events.filter(({ kind }) => kind === 'delay_told' || kind === 'delay_ended'))
  return last?.kind === 'delay_told' ? last : undefined
}

/** What should have left a place and has not, with the reason. */
function lateDepartures<Event extends TrackingEvent>(events: readonly Event[]): Event[] {
  const departures = events.filter(({ kind }) => kind === 'departed')
  return [...Map.groupBy(departures, ({ place_code, place_name }) => place_code || place_name).values()]
    .filter((here) => here.every(isExpected))
    .flatMap((here) => newest(here) ?? [])
    .filter(({ reason }) => reason !== '')
}

/** What was left behind has left after all. Our own word stands until one of us takes it back, and what is missing until it is found. */
const hasGoneOn = (
  { kind, source, reason, happened_at }: TrackingEvent,
  happened: readonly TrackingEvent[],
) =>
  kind === 'delay_told' &&
  source !== 'staff' &&
  reason !== missingPieces &&
  happened.some((event) => event.kind === 'departed' && event.happened_at > happened_at)

/** An arrival in time that is told later, without a reason: whatever was late has been made up for. */
function answers<Event extends TrackingEvent>(arrival: Event, word: Event, isNews: IsNews<Event>): boolean {
  if (arrival === word || arrival.reason !== '' || arrival.certainty === 'planned') return false
  // With a departure that is put off comes the arrival that follows from it.
  return word.kind === 'departed' ? arrival.told_at >= word.told_at : isNews(arrival, word)
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
