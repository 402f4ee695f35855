/** Events of the work queue, for staff. */
import { defineEvent } from '#live/event.ts'
import { Id } from '#values/id.ts'
import { workKinds } from '#workqueue/work-item.ts'
import { z } from '#z.ts'

export const workItemChanged = defineEvent(
  'work_item.changed',
  z.object({
    work_item_id: Id,
    kind: z.enum(workKinds),
    title: z.string(),
    status: z.enum(['open', 'done']),
    /** It is new. */
    added: z.boolean(),
    /** Nobody is told of it by itself: other news tells of it, or it is one of many of a morning. */
    quiet: z.boolean().optional(),
    /** Who added it; nobody where the program did. */
    by: Id.optional(),
    /** Something else of it has changed: it had this status before. */
    status_stays: z.boolean().optional(),
  }),
)

/** What was promised about it is soon due. */
export const workDueSoon = defineEvent(
  'work_item.due_soon',
  z.object({
    work_item_id: Id,
    title: z.string(),
    due_at: z.iso.datetime(),
    /** Who has it and is here; without one it is for everybody. */
    person_id: Id.optional(),
  }),
)

/** For one of staff: a colleague has handed an item over to them, or named them in a note, or the program has given it to them, or more has come in for what they have. */
export const workItemForYou = defineEvent(
  'work_item.for_you',
  z.object({
    person_id: Id,
    work_item_id: Id,
    title: z.string(),
    reason: z.enum(['handed_over', 'mentioned', 'assigned', 'grown']),
    by_name: z.string(),
    text: z.string(),
  }),
)

/** For one of staff: a colleague has named them in a note about a customer, or given the customer to them. */
export const customerForYou = defineEvent(
  'customer.for_you',
  z.object({
    person_id: Id,
    customer_id: Id,
    customer_name: z.string(),
    reason: z.enum(['mentioned', 'assigned']),
    by_name: z.string(),
    text: z.string(),
  }),
)
