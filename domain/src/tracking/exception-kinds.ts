/** What can be wrong with a shipment, who has to do something then, and what that is read from. */
import type { CustomsStatus, ShipmentStatus } from '#shipments/shipments.policy.ts'
import type { Followed } from '#tracking/followed-shipment.ts'

/** The order in which they are listed. A new kind is a name here, its words, and a rule in shipment-exceptions.ts. */
export const exceptionKinds = [
  'free_time',
  'customs_hold',
  'shipment_late',
  'shipment_silent',
  'document_missing',
] as const
export type ExceptionKind = (typeof exceptionKinds)[number]

/** Who has to do something next. */
export const turns = ['us', 'carrier', 'customer'] as const
export type Turn = (typeof turns)[number]

/** A shipment's row, as derived from its events. */
export type WatchedShipment = Followed & {
  status: ShipmentStatus
  eta: string | null
  delayed: boolean
  delayed_since: string | null
  delay_reason: string
  customs_status: CustomsStatus
}
