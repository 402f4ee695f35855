/** Events of quotes, for staff; customers receive the event of the request instead. */
import { defineEvent } from '#live/event.ts'
import { quoteStatuses } from '#quotes/quotes.policy.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

export const quoteChanged = defineEvent(
  'quote.changed',
  z.object({
    quote_id: Id,
    quote_no: z.string(),
    request_id: Id.nullable(),
    customer_id: Id,
    status: z.enum(quoteStatuses),
    /** Of the content, and who has changed it; a page that shows that version already need not ask for it. */
    version: z.number().int().optional(),
    by: Id.optional(),
    /** Something else of it has changed: it had this status before. */
    status_stays: z.boolean().optional(),
  }),
)

/** What admins set for all quotes has changed: margins, clauses or the catalogue of charges. */
export const pricingChanged = defineEvent('pricing.changed', z.object({}))

/** A customer has asked about an offer. */
export const offerAsked = defineEvent(
  'offer.asked',
  z.object({ quote_id: Id, quote_no: z.string(), customer_id: Id, question: z.string() }),
)

/** Somebody has a quote open to edit it, or has closed it. Pages forget who has not been heard of for a while. */
export const quoteEditing = defineEvent(
  'quote.editing',
  z.object({ quote_id: Id, person_id: Id, name: z.string(), is_open: z.boolean() }),
)

/** A mail about a request, its price or a shipment could not be delivered to the customer, or nobody knows whether it was. */
export const customerMailFailed = defineEvent(
  'quote.mail_failed',
  z.object({
    /** Null for a shipment without a request, whose own number is given instead. */
    request_id: Id.nullable(),
    number: z.string(),
    title: z.string(),
    customer_id: Id,
    reason: z.string(),
    /** The mail server may have taken it; events from before this was known have no value. */
    uncertain: z.boolean().default(false),
  }),
)

export const quoteMailKinds = ['offer', 'reminder'] as const
export const quoteMailStates = ['scheduled', 'queued', 'sent', 'failed', 'cancelled'] as const
/** What became of it at one address. Uncertain: the mail server may have taken it. */
export const mailOutcomes = ['sent', 'failed', 'uncertain'] as const

/** A mail of a quote was scheduled, sent, refused or cancelled. */
export const quoteMailChanged = defineEvent(
  'quote.mail_changed',
  z.object({
    quote_id: Id,
    quote_no: z.string(),
    request_id: Id.nullable(),
    kind: z.enum(quoteMailKinds),
    state: z.enum(quoteMailStates),
    reason: z.string(),
    /** Who has to do something about it, since it went wrong without them; null where nobody has. */
    work_for: Id.nullable(),
  }),
)

/** A quote that nobody has answered ends within two days. */
export const quoteExpiring = defineEvent(
  'quote.expiring',
  z.object({
    quote_id: Id,
    quote_no: z.string(),
    request_id: Id,
    customer_id: Id,
    title: z.string(),
    valid_until: Moment,
  }),
)
