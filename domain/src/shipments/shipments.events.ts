/** Events of shipments, for their customer and for staff. */
import { defineEvent } from '#live/event.ts'
import { shipmentStatuses } from '#shipments/shipments.contract.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

export const shipmentChanged = defineEvent(
  'shipment.changed',
  z.object({
    shipment_id: Id,
    shipment_number: z.string(),
    customer_id: Id,
    status: z.enum(shipmentStatuses),
    change: z.enum(['created', 'status', 'location', 'eta', 'delay', 'note']),
  }),
)
