/** Events of customers. */
import { customerStatuses } from '#customers/customers.policy.ts'
import { defineEvent } from '#live/event.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

/** For staff: a new customer has entered their name and company for the first time. */
export const customerJoined = defineEvent(
  'customer.joined',
  z.object({
    customer_id: Id,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    company: z.string(),
    customer_status: z.enum(customerStatuses),
    customer_segment: z.literal('new'),
  }),
)

/** For the customer and for staff. */
export const profileChanged = defineEvent('customer.profile_changed', z.object({ customer_id: Id }))
