/** News of quotes, for the office. The customer hears of the request that carries the price. */
import { defineEvent } from '#live/event.ts'
import { quoteStatuses } from '#quotes/quotes.policy.ts'
import { Id } from '#values/page.ts'
import { z } from '#z.ts'

export const quoteChanged = defineEvent(
  'quote.changed',
  z.object({
    quote_id: Id,
    quote_no: z.string(),
    request_id: Id.nullable(),
    customer_id: Id,
    status: z.enum(quoteStatuses),
  }),
)

/** A mail about a request, its price or a shipment has not reached the customer, and is not tried again. */
export const customerMailFailed = defineEvent(
  'quote.mail_failed',
  z.object({
    /** Null for a shipment that nobody has asked for by a request: the number is its own then. */
    request_id: Id.nullable(),
    number: z.string(),
    title: z.string(),
    customer_id: Id,
    reason: z.string(),
  }),
)
