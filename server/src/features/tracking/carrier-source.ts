/** Whoever can be asked for news about shipments: a carrier, or in a demo its built-in stand-in. */

export type CarrierSource = {
  /** Asks for news of these, records them, and answers how many were new. */
  ask(shipmentIds: readonly string[], signal?: AbortSignal): Promise<number>
}
/** Undefined where no carrier is connected: then news come by message and by hand. */
export type WithCarrierSource = { carrierSource: CarrierSource | undefined }

/** The carrier cannot be reached, or refuses to answer. */
export class CarrierError extends Error {
  override name = 'CarrierError'
}
