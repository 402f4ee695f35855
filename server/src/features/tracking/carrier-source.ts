/** Whoever can be asked for news about shipments: a carrier, or in a demo its built-in stand-in. */

export type CarrierSource = {
  /** Those of these that it can be asked about now, in the order in which it is: at most as many as one press of a button asks about. */
  choose(shipmentIds: readonly string[]): Promise<string[]>
  /** Asks for news of these and records them. One that is refused holds up no other; it throws where none was answered. */
  ask(shipmentIds: readonly string[], signal?: AbortSignal): Promise<Asked>
}
/** How many were answered, and how many news came. */
export type Asked = { asked: number; news: number }

/** As many as are asked about at once; the others come first the next time. */
export const mostAskedAtOnce = 20

/** Undefined where no carrier is connected: then news come by message and by hand. */
export type WithCarrierSource = { carrierSource: CarrierSource | undefined }

/** The carrier cannot be reached, or refuses to answer. */
export class CarrierError extends Error {
  override name = 'CarrierError'
}
