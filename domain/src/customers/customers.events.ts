/** News of customers. */
import { defineEvent } from '#live/event.ts'
import { Id } from '#values/page.ts'
import { z } from '#z.ts'

/** For the office: somebody has told us who they are for the first time. */
export const customerJoined = defineEvent(
  'customer.joined',
  z.object({
    customer_id: Id,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    company: z.string(),
    customer_status: z.literal('active'),
    customer_segment: z.literal('new'),
  }),
)

/** For the customer's own screens and for the office. */
export const profileChanged = defineEvent('customer.profile_changed', z.object({ customer_id: Id }))
