/**
 * Takes in what a source tells: each event goes to the shipments it is about, and what cannot be understood or placed is kept for
 * staff. All of it in one transaction, so that a message is taken whole or not at all, and may be sent again.
 */
import type { ToldDetails, ToldEvent, ToldMessage } from '@kervan/domain/tracking/told-message.ts'
import { trackingMessagesChanged } from '@kervan/domain/tracking/tracking.events.ts'
import type { TrackingSource } from '@kervan/domain/tracking/tracking-event.ts'
import { kindOnTheWay, type Way } from '@kervan/domain/tracking/transport-mode.ts'
import { type KeptMessage, keepMessages } from '#features/tracking/keep-messages.ts'
import { type Candidate, findCandidates, meantShipments } from '#features/tracking/meant-shipments.ts'
import { type NewEvent, recordEventsOf } from '#features/tracking/record-events.ts'
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

export const noSuchShipment = 'Bu konteyner ya da belge numarasıyla süren bir gönderi yok.'

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
  const readable = message.events.map((told) => ({ told, why: faultOf(told) ?? doubt(told) }))
  const sound = readable.filter(({ why }) => why === undefined).map(({ told }) => told)
  const candidates = sound.length > 0 ? await findCandidates(tx, sound, about) : []
  const placed = readable.map(({ told, why }) => ({
    told,
    why: why ?? noSuchShipment,
    meant: why === undefined ? meantShipments(told, candidates, about) : [],
  }))
  const recorded = await record(tx, services, placed)
  const kept = await keepMessages(tx, source, [
    ...message.unclear.map((part): KeptMessage => ({ ...part, told: null })),
    ...placed.filter(({ meant }) => meant.length === 0).map(({ told, why }) => keptOf(told, why)),
  ])
  if (kept > 0) await services.emit(tx, trackingMessagesChanged, ['staff'], {})
  const outcomes = placed.map(
    ({ meant, why }): Outcome =>
      meant.length > 0 ? { shipments: meant.map(({ shipment_number }) => shipment_number) } : { why },
  )
  return { outcomes, recorded, kept }
}

async function record(
  tx: Transaction,
  services: Pick<Services, 'emit'>,
  placed: readonly { told: ToldEvent; meant: readonly Candidate[] }[],
): Promise<number> {
  const events = new Map<string, NewEvent[]>()
  for (const { told, meant } of placed)
    for (const shipment of meant)
      events.set(shipment.id, [...(events.get(shipment.id) ?? []), newEvent(told, shipment)])
  return events.size > 0 ? recordEventsOf(tx, services, events) : 0
}

const details = ['pieces', 'total_pieces', 'weight_kg', 'vessel_imo', 'service_code'] as const

/** As it is of this shipment. */
export function newEvent(told: Omit<ToldEvent, 'content'>, way: Way): NewEvent {
  const { event, vessel, voyage, mode } = told
  const said = details.filter((name) => told[name] !== undefined).map((name) => [name, told[name]])
  return {
    ...event,
    kind: kindOnTheWay(event.kind, event.place_code, mode, way),
    vessel,
    voyage,
    ...(Object.fromEntries(said) as ToldDetails),
  }
}

const keptOf = ({ content, ...told }: ToldEvent, why: string): KeptMessage => ({
  why,
  content,
  told: faultOf({ content, ...told }) ? null : told,
})

/** What the database could not store would undo the whole message with it. */
function faultOf(told: ToldEvent): string | undefined {
  if (!isStorable(told)) return 'İletide yazılamayan karakterler var.'
  const year = Number(told.event.happened_at.slice(0, 4))
  return year < 2000 || year > 2100 ? 'Olayın tarihi olağan dışı.' : undefined
}
