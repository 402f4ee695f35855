/** What a reader makes of one message of a source: events with what they are about, and what it could not understand. */
import type { TrackingEvent } from '#tracking/tracking-event.ts'
import type { TransportMode } from '#tracking/transport-mode.ts'

/** By which of our shipments it can be found. */
export type ToldReferences = {
  containers: string[]
  bookings: string[]
  bills: string[]
  air_waybills: string[]
  cmrs: string[]
  /** Of trucks and trailers. */
  plates: string[]
  /** Our own numbers of shipments. */
  numbers?: string[]
  /** Any of these: nobody says which. */
  codes?: string[]
}
export const noReferences: ToldReferences = {
  containers: [],
  bookings: [],
  bills: [],
  air_waybills: [],
  cmrs: [],
  plates: [],
}

/** What else a source says of it, which moves no state. */
export type ToldDetails = {
  /** How many pieces it is about, of how many; and what they weigh. */
  pieces?: number | null | undefined
  total_pieces?: number | null | undefined
  weight_kg?: number
  vessel_imo?: string
  service_code?: string
}

export type ToldEvent = ToldDetails & {
  /** `told_at` is empty where the source does not say when it told it: then it was when we heard it. */
  event: TrackingEvent
  references: ToldReferences
  vessel: string
  voyage: string
  /** What carries it, where the source says so. */
  mode?: TransportMode | undefined
  /** The source gave it no name: what it is called is made of what it says, and says nothing of other events called so. */
  unnamed?: true
  /** It takes back what was told under its name and says no more. */
  bare?: true
  /** As it came, for staff where no shipment is found. */
  content: string
}

/** Kept and shown to staff as it came. */
export type Unclear = { why: string; content: string }

export type ToldMessage = { events: ToldEvent[]; unclear: Unclear[] }

/** An event of which nothing is known yet but that it is one. */
export const plainEvent: Omit<
  TrackingEvent,
  'source' | 'source_event_id' | 'told_at' | 'kind' | 'happened_at'
> = {
  retracted: false,
  certainty: 'actual',
  place_code: '',
  place_name: '',
  container_number: '',
  status: null,
  reason: '',
}
