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
    /** New work that no other news tells of. */
    added: z.boolean(),
  }),
)

/** For one of staff: a colleague has handed an item over to them, or named them in a note. */
export const workItemForYou = defineEvent(
  'work_item.for_you',
  z.object({
    person_id: Id,
    work_item_id: Id,
    title: z.string(),
    reason: z.enum(['handed_over', 'mentioned']),
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
