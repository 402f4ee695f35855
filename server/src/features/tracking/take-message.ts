/**
 * Takes in what a source tells: each event goes to the shipments it is about, and what cannot be understood or placed is kept for
 * staff. All of it in one transaction, so that a message is taken whole or not at all, and may be sent again.
 */
import type { ToldEvent, ToldMessage } from '@kervan/domain/tracking/told-message.ts'
import { trackingMessagesChanged } from '@kervan/domain/tracking/tracking.events.ts'
import type { TrackingSource } from '@kervan/domain/tracking/tracking-event.ts'
import { type KeptMessage, keepMessages, settleFound, settleSame } from '#features/tracking/keep-messages.ts'
import type { Candidate } from '#features/tracking/meant-shipments.ts'
import { placeEvents } from '#features/tracking/place-events.ts'
import { recordEventsOf } from '#features/tracking/record-events.ts'
import { system, type Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { isStorable } from '#spine/http/storable-text.ts'

/** What became of one event: the numbers of its shipments, or why it was kept for staff. */
export type Outcome = { shipments: string[] } | { why: string }
export type Taken = {
  /** Of the events, in their order. */
  outcomes: Outcome[]
  /** Events that were new to a shipment, and messages new to staff. */
  recorded: number
  kept: number
}

type Circumstances = {
  /** Why an event is not believed, though it can be read. */
  doubt?: (told: ToldEvent) => string | undefined
  /** The shipment that the source was asked about: an event that names none is about it. */
  about?: string
}

export function takeMessage(
  services: Pick<Services, 'actAs' | 'emit'>,
  source: TrackingSource,
  message: ToldMessage,
  circumstances: Circumstances = {},
): Promise<Taken> {
  return services.actAs(system, (tx) => takeInside(tx, services, source, message, circumstances))
}

export async function takeInside(
  tx: Transaction,
  services: Pick<Services, 'emit'>,
  source: TrackingSource,
  message: ToldMessage,
  { doubt = () => undefined, about }: Circumstances = {},
): Promise<Taken> {
  const heardAt = new Date().toISOString()
  const readable = message.events
    .map((told) => (told.bare && !told.event.happened_at ? happening(told, heardAt) : told))
    .map((told) => ({ told, why: faultOf(told) ?? tooEarly(told, heardAt) ?? doubt(told) }))
  const sound = readable.filter(({ why }) => why === undefined).map(({ told }) => told)
  const { placed, events, found } = await placeEvents(tx, source, { told: sound, about })
  const placedOf = new Map(placed.map((one) => [one.told, one]))
  const recorded = events.size > 0 ? await recordEventsOf(tx, services, events) : 0
  const outcomes = readable.map(
    ({ told, why = '' }) =>
      placedOf.get(told) ?? { told, told_at: told.event.told_at, why, shipments: [] as Candidate[] },
  )
  const kept = await keepMessages(tx, source, [
    ...message.unclear.map((part): KeptMessage => ({ ...part, told: null })),
    ...outcomes
      .filter(({ shipments }) => shipments.length === 0)
      .map(({ told, told_at, why }) => keptOf({ ...told, event: { ...told.event, told_at } }, why)),
  ])
  const unnamed = placed.filter(({ told, shipments }) => told.unnamed && shipments.length > 0)
  await Promise.all([settleFound(tx, found), settleSame(tx, source, unnamed)])
  if (kept.length + found.length + unnamed.length > 0)
    await services.emit(tx, trackingMessagesChanged, ['staff'], { kept })
  return {
    outcomes: outcomes.map(
      ({ shipments, why }): Outcome =>
        shipments.length > 0 ? { shipments: shipments.map((one) => one.shipment_number) } : { why },
    ),
    recorded,
    kept: kept.length,
  }
}

/** Where nobody says when, it is when we hear it. */
const happening = (told: ToldEvent, happened_at: string): ToldEvent => ({
  ...told,
  event: { ...told.event, happened_at },
})

const keptOf = ({ content, ...told }: ToldEvent, why: string): KeptMessage => ({
  why,
  content,
  told: faultOf({ content, ...told }) ? null : told,
})

/** Clocks and time zones of carriers differ. */
const aheadMs = 24 * 3_600_000

/** What has happened has not happened tomorrow. */
function tooEarly({ event }: ToldEvent, heardAt: string): string | undefined {
  const isAhead = Date.parse(event.happened_at) > Date.parse(heardAt) + aheadMs
  return event.certainty === 'actual' && isAhead
    ? 'Gerçekleşmiş diye bildirilen olayın tarihi gelecekte.'
    : undefined
}

/** What the database could not store would undo the whole message with it. */
function faultOf(told: ToldEvent): string | undefined {
  if (!isStorable(told)) return 'İletide yazılamayan karakterler var.'
  const year = Number(told.event.happened_at.slice(0, 4))
  return year < 2000 || year > 2100 ? 'Olayın tarihi olağan dışı.' : undefined
}
