/** Events of customers. */
import { contactMatters, contactOutcomes, notedKinds } from '#customers/customer-contacts.ts'
import { customerStatuses } from '#customers/customers.policy.ts'
import { defineEvent } from '#live/event.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
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

/** For staff: what customers are grouped by has changed. */
export const customerGroupsChanged = defineEvent('customer.groups_changed', z.object({}))

/** For staff: something was said between the office and a customer, or noted about them. */
export const customerContacted = defineEvent('customer.contacted', z.object({ customer_id: Id }))

/** For the server: something was recommended to a customer, or they have answered it. */
export const customerAdvised = defineEvent(
  'customer.advised',
  z.object({ customer_id: Id, recommendation_id: Id, step: z.enum(['made', 'acted', 'dismissed']) }),
)

/** For the server: a call or a visit was noted, perhaps with the day on which they are spoken with again. */
export const conversationNoted = defineEvent(
  'customer.conversation_noted',
  z.object({
    contact_id: Id,
    customer_id: Id,
    kind: z.enum(notedKinds),
    outcome: z.enum(contactOutcomes),
    text: z.string(),
    follow_up_on: z.string().nullable(),
    about: z.object({ kind: z.enum(contactMatters), id: Id }).nullable(),
    staff_id: Id,
    staff_name: z.string(),
  }),
)

export const appointmentChanges = ['planned', 'changed', 'cancelled'] as const

/** For staff: an appointment was given, moved or called off. */
export const appointmentChanged = defineEvent(
  'customer.appointment_changed',
  z.object({
    appointment_id: Id,
    customer_id: Id,
    change: z.enum(appointmentChanges),
    title: z.string(),
    note: z.string(),
    starts_at: Moment,
    staff_id: Id,
  }),
)

/** For staff: a customer has another representative. */
export const customerAssigned = defineEvent(
  'customer.assigned',
  z.object({
    customer_id: Id,
    customer_name: z.string(),
    assigned_to: Id,
    former: Id.nullable().default(null),
    by_name: z.string(),
    reason: z.string(),
  }),
)
/** For the server: two records that were merged are two again; what was theirs then is theirs again. */
export const customersParted = defineEvent('customer.parted', z.object({ kept_id: Id, gone_id: Id }))

/** For staff: many customers were added, or taken back, at once. */
export const customersImported = defineEvent('customer.imported', z.object({ import_id: Id }))
