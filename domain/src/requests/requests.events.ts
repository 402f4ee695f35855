/** Events of requests, for their customer and for staff. */

import { defineEvent } from '#live/event.ts'
import { requestStatuses } from '#requests/request.ts'
import { pricingStatuses } from '#requests/request-options.ts'
import { Id } from '#values/id.ts'
import { Amount, Currency } from '#values/money.ts'
import { z } from '#z.ts'

export const requestChanges = ['created', 'edited', 'quoted', 'approved', 'rejected', 'revised'] as const
export type RequestChange = (typeof requestChanges)[number]

export const requestChanged = defineEvent(
  'request.changed',
  z.object({
    request_id: Id,
    number: z.string(),
    title: z.string(),
    change: z.enum(requestChanges),
    status: z.enum(requestStatuses),
    customer_id: Id,
    customer_name: z.string(),
    quote_amount: Amount.nullable(),
    quote_currency: Currency.nullable(),
  }),
)

/** The price of a request is being made; of that the customer learns no more than the label. */
export const requestPricingChanged = defineEvent(
  'request.pricing_changed',
  z.object({ request_id: Id, pricing_status: z.enum(pricingStatuses).nullable() }),
)

/** For the server: a mail that had come in as work has become this request. */
export const requestFromMail = defineEvent(
  'request.from_mail',
  z.object({ request_id: Id, number: z.string(), work_item_id: Id, staff_id: Id }),
)

/** The analysis of a detailed request is ready. */
export const requestAnalysed = defineEvent(
  'request.analysed',
  z.object({ request_id: Id, number: z.string(), customer_id: Id }),
)
