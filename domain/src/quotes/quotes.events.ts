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
