/** What documents belong to: a shipment or a request, as the calls name it. */
export type OfMatter = { shipmentId: string } | { requestId: string }
export type MatterIds = { shipment_id: string } | { request_id: string }

export const matterOf = (of: OfMatter): MatterIds =>
  'shipmentId' in of ? { shipment_id: of.shipmentId } : { request_id: of.requestId }
