/** Events of shipments, for their customer and for staff. */
import { defineEvent } from '#live/event.ts'
import { shipmentStatuses } from '#shipments/shipments.contract.ts'
import { noticeReceivers } from '#shipments/shipments.copy.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

export const shipmentChanged = defineEvent(
  'shipment.changed',
  z.object({
    shipment_id: Id,
    shipment_number: z.string(),
    customer_id: Id,
    status: z.enum(shipmentStatuses),
    change: z.enum(['created', 'status', 'location', 'eta', 'delay', 'note', 'labels', 'feedback']),
    /** The state, the place or the moment before and after, where one of them changed. */
    old_value: z.string().optional(),
    new_value: z.string().optional(),
    /** When it arrives has changed, whatever else has. */
    eta_moved: z.boolean().optional(),
    /** It is late from now on, whatever else has changed. */
    delay_began: z.boolean().optional(),
    /** It is late no more, or for another reason, whatever else has changed. */
    delay_changed: z.boolean().optional(),
    /** Where it is has changed, whatever else has. */
    location_moved: z.boolean().optional(),
    /** How far customs are has changed, whatever else has. */
    customs_changed: z.boolean().optional(),
    /** Somebody has told something new of its way, whatever follows from it. */
    tracked: z.boolean().optional(),
    /** Staff, or a rule, have written into its operations notes. */
    operations_noted: z.boolean().optional(),
    /** Who operated it until now, where that is somebody else from now on. */
    former_operator: Id.nullable().optional(),
    /** Of feedback. */
    stars: z.number().int().optional(),
  }),
)

/** What the portal itself knows of a shipment's way. Its tracking records it in the same transaction; no page waits for it. */
export const shipmentStep = defineEvent(
  'shipment.step',
  z.object({
    shipment_id: Id,
    step: z.enum(['created', 'approved', 'cancelled']),
    note: z.string(),
    actor_id: Id,
    actor_name: z.string(),
  }),
)

/** A colleague asks that somebody is told of a shipment: operations, by a work item and a mail, or its customer. */
export const shipmentNotice = defineEvent(
  'shipment.notice',
  z.object({
    shipment_id: Id,
    shipment_number: z.string(),
    customer_id: Id,
    to: z.enum(noticeReceivers),
    message: z.string(),
    actor_name: z.string(),
  }),
)
