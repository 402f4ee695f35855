/** What lists and pages show of a shipment. */
import { shipments } from '#features/shipments/shipments.table.ts'
import { sql } from '#spine/database/drizzle.ts'

/**
 * A detailed request has the row of its shipment from its first day. Until its price is approved it is a request and no shipment, in
 * lists and in figures; one that has moved already is.
 */
export const isShipment = sql`(${shipments.quote_id} is not null or ${shipments.request_id} is null or ${shipments.status} not in ('pending', 'cancelled'))`

export const shipmentSummary = {
  id: shipments.id,
  shipment_number: shipments.shipment_number,
  request_id: shipments.request_id,
  title: shipments.title,
  shipment_type: shipments.shipment_type,
  status: shipments.status,
  delayed: shipments.delayed,
  origin_city: shipments.origin_city,
  origin_country: shipments.origin_country,
  destination_city: shipments.destination_city,
  destination_country: shipments.destination_country,
  container_code: shipments.container_code,
  container_numbers: shipments.container_numbers,
  own_reference: shipments.own_reference,
  own_name: shipments.own_name,
  current_location: shipments.current_location,
  eta: shipments.eta,
  delivered_at: shipments.delivered_at,
  quote_amount: shipments.quote_amount,
  quote_currency: shipments.quote_currency,
  created_at: shipments.created_at,
  updated_at: shipments.updated_at,
}
