/** Quotes. Each revision is a row of its own with the same number. */

import { offerOrientations } from '@kervan/domain/quotes/offer-options.ts'
import type { QuoteCargo } from '@kervan/domain/quotes/quote-content.ts'
import { quoteIncoterms, quotePaymentTermWords } from '@kervan/domain/quotes/quote-options.ts'
import type { TryPer } from '@kervan/domain/quotes/quote-sums.ts'
import {
  openStatuses,
  type QuoteStatus,
  quoteStatuses,
  unsentStatuses,
} from '@kervan/domain/quotes/quotes.policy.ts'
import { rejectionReasonWords } from '@kervan/domain/quotes/rejection-reasons.ts'
import { rateSources } from '@kervan/domain/rates/rate-source.ts'
import { keysOf, transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { currencies } from '@kervan/domain/values/currency.ts'
import { timeZones } from '@kervan/domain/values/time-zones.ts'
import { users } from '#features/auth/users.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import { createdAt, id, inTurkish, moment } from '#spine/database/columns.ts'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const sum = () => numeric({ precision: 18, scale: 2 })
const words = () => text().notNull().default('')

const oneOf = (statuses: readonly QuoteStatus[]) =>
  sql.raw(`status in (${statuses.map((status) => `'${status}'`).join(', ')})`)

/** The month by which won and lost quotes are told, as its first day. */
export const settledMonth = sql.raw(`date_trunc('month', settled_at at time zone 'Europe/Istanbul')`)
const isSettled = sql.raw('settled_at is not null')

export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    /** `TMP-…` until it has a customer and an item, then `KRV-2026-000123`. */
    quote_no: text().notNull(),
    revision: integer().notNull().default(1),
    customer_id: uuid()
      .notNull()
      .references(() => profiles.id),
    request_id: uuid().references(() => requests.id),
    status: text({ enum: quoteStatuses }).notNull().default('draft'),
    /** The revision that replaced it. */
    superseded_by: uuid().references((): PgColumn => quotes.id),
    title: words(),
    transport_mode: text({
      enum: keysOf(transportModeWords) as ['sea_fcl', ...(keyof typeof transportModeWords)[]],
    }).notNull(),
    shipment_type: text({ enum: ['sea', 'air', 'land'] }).notNull(),
    origin_country_code: text(),
    destination_country_code: text(),
    customer_name: words(),
    customer_tax_no: words(),
    customer_email: words(),
    customer_phone: words(),
    customer_address: words(),
    customer_timezone: text({ enum: timeZones }).notNull().default('Europe/Istanbul'),
    pol: words(),
    pod: words(),
    incoterm: text({ enum: quoteIncoterms }),
    cargo_type: words(),
    hs_code: words(),
    container_type: words(),
    container_qty: integer(),
    etd: date({ mode: 'string' }),
    eta: date({ mode: 'string' }),
    cargo_details: jsonb().$type<QuoteCargo>().notNull().default({}),
    currency: text({ enum: currencies }).notNull(),
    tax_included: boolean().notNull().default(false),
    /** The sums, in the quote's currency; everything else about them follows from the lines. */
    subtotal_amount: sum().notNull(),
    tax_amount: sum().notNull(),
    total_amount: sum().notNull(),
    /** The rates it was made with, which stay. */
    fx_source: text({ enum: rateSources }).notNull(),
    fx_date: date({ mode: 'string' }).notNull(),
    fx_bulletin_no: text(),
    fx_rates: jsonb().$type<TryPer>().notNull(),
    payment_term: text({
      enum: keysOf(quotePaymentTermWords) as ['prepaid', ...(keyof typeof quotePaymentTermWords)[]],
    })
      .notNull()
      .default('30_days'),
    validity_days: integer().notNull(),
    /** Counted from creation until it is sent, then from sending. */
    valid_until: moment().notNull(),
    terms_conditions: jsonb().$type<string[]>().notNull().default([]),
    out_of_scope: jsonb().$type<string[]>().notNull().default([]),
    notes: words(),
    /** Goes up with every save. */
    version: integer().notNull().default(1),
    updated_by: uuid().references(() => users.id),
    /** Why this revision was made, for staff. */
    revision_notes: words(),
    /** Who follows it up; at first its maker. */
    owner_id: uuid().references(() => users.id),
    sent_at: moment(),
    viewed_at: moment(),
    answered_at: moment(),
    /** The document that was sent: its key in the file store, and the SHA-256 of its bytes. */
    pdf_key: text(),
    pdf_hash: text(),
    pdf_orientation: text({ enum: offerOrientations }).notNull().default('portrait'),
    /** The optional items the customer has accepted, and the total with them. */
    accepted_options: jsonb().$type<string[]>(),
    accepted_amount: sum(),
    rejection_reason: text({
      enum: keysOf(rejectionReasonWords) as ['price', ...(keyof typeof rejectionReasonWords)[]],
    }),
    answer_note: words(),
    /** When its customer was told that it expires soon. */
    expiry_told_at: moment(),
    /** What is due next: the promised price of one in the making, the answer to one that is open. A trigger keeps it. */
    due_at: moment(),
    /** Hours from the request to its first price, since it was sent. By the same trigger. */
    response_hours: doublePrecision(),
    /** When it was won or lost, or expired without an answer. */
    settled_at: moment().generatedAlwaysAs(
      sql`case when status in ('accepted', 'rejected') then answered_at when status = 'expired' then valid_until end`,
    ),
    /** What was accepted, in euro by the quote's own rates: to the cent what `convert` says. Divided to twenty decimals, so that the rounding to cents is the only one. */
    accepted_euro: sum().generatedAlwaysAs(
      sql`case currency when 'EUR' then accepted_amount
        else round((accepted_amount * case currency when 'TRY' then 1 else (fx_rates ->> currency)::numeric end)::numeric(40, 20) / (fx_rates ->> 'EUR')::numeric, 2) end`,
    ),
    search: text().generatedAlwaysAs(
      sql`kervan_fold(quote_no || ' ' || title || ' ' || customer_name || ' ' || customer_email || ' ' || pol || ' ' || pod)`,
    ),
    created_by: uuid()
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    uniqueIndex('quotes_number').on(table.quote_no, table.revision),
    index('quotes_customer').on(table.customer_id, table.id),
    index('quotes_customer_sent').on(table.customer_id, table.sent_at, table.id),
    index('quotes_request').on(table.request_id, table.id),
    index('quotes_created_by').on(table.created_by),
    index('quotes_owner').on(table.owner_id, table.id).where(sql`owner_id is not null`),
    index('quotes_superseded_by').on(table.superseded_by).where(sql`superseded_by is not null`),
    index('quotes_open').on(table.status, table.valid_until).where(oneOf(openStatuses)),
    uniqueIndex('quotes_one_open').on(table.request_id).where(oneOf(openStatuses)),
    uniqueIndex('quotes_one_unsent').on(table.request_id).where(oneOf(unsentStatuses)),
    /** For price bands. */
    index('quotes_won')
      .on(table.origin_country_code, table.destination_country_code, table.transport_mode, table.answered_at)
      .where(sql`status = 'accepted'`),
    /** For what was won in a time, from the index alone. */
    index('quotes_won_value').on(table.answered_at, table.accepted_euro).where(sql`status = 'accepted'`),
    /** For what the requests of a time have brought, likewise. */
    index('quotes_won_request').on(table.request_id, table.accepted_euro).where(sql`status = 'accepted'`),
    /** For the bands of routes, over all that was offered. */
    index('quotes_offered')
      .on(table.origin_country_code, table.destination_country_code, table.transport_mode, table.sent_at)
      .where(sql`sent_at is not null and status <> 'superseded'`),
    index('quotes_updated_by').on(table.updated_by).where(sql`updated_by is not null`),
    // For what the list is sorted by; one of several statuses is put together from one of each. What stands behind the id answers
    // filters without reading the rows.
    index('quotes_status').on(table.status, table.id, table.settled_at),
    index('quotes_status_number').on(table.status, inTurkish(table.quote_no), table.id, table.settled_at),
    index('quotes_status_customer').on(
      table.status,
      inTurkish(table.customer_name),
      table.id,
      table.owner_id,
    ),
    index('quotes_status_lane').on(
      table.status,
      inTurkish(table.pol),
      inTurkish(table.pod),
      table.id,
      table.owner_id,
      table.settled_at,
    ),
    // With all that is searched: in this order those with the same word stand side by side, so very many may come before them.
    index('quotes_lane_search').on(
      inTurkish(table.pol),
      inTurkish(table.pod),
      table.id,
      table.status,
      table.search,
      table.customer_id,
    ),
    index('quotes_status_from').on(table.status, inTurkish(table.pol), table.id),
    index('quotes_status_mode').on(
      table.status,
      table.transport_mode,
      table.id,
      table.settled_at,
      inTurkish(table.pol),
    ),
    index('quotes_status_owner').on(
      table.status,
      table.owner_id,
      table.id,
      table.settled_at,
      inTurkish(table.pol),
    ),
    index('quotes_status_owner_mode').on(table.status, table.owner_id, table.transport_mode, table.id),
    index('quotes_status_due').on(
      table.status,
      table.due_at,
      table.id,
      table.settled_at,
      inTurkish(table.pol),
    ),
    index('quotes_status_amount').on(
      table.status,
      table.currency,
      sql`coalesce(accepted_amount, total_amount)`,
      table.id,
      table.owner_id,
      inTurkish(table.pol),
    ),
    index('quotes_status_sent').on(table.status, table.sent_at, table.id, table.settled_at),
    index('quotes_reason').on(table.rejection_reason, table.id).where(sql`rejection_reason is not null`),
    // With the owner: in lists by owner, that a colleague has no quote with a word is known without reading quotes.
    index('quotes_search').using('gin', sql`search gin_trgm_ops`, table.owner_id),
    /** Has all that the figures of won and lost quotes are made of. */
    index('quotes_settled')
      .on(
        table.settled_at,
        table.status,
        table.transport_mode,
        table.owner_id,
        table.pol,
        table.pod,
        table.rejection_reason,
        table.sent_at,
        table.response_hours,
      )
      .where(isSettled),
    // For what was settled in some months, in the orders in which the quotes of a time stand side by side.
    index('quotes_month').on(settledMonth, table.id, table.status, table.transport_mode).where(isSettled),
    index('quotes_month_number')
      .on(settledMonth, inTurkish(table.quote_no), table.id, table.status)
      .where(isSettled),
    index('quotes_month_status').on(settledMonth, table.status, table.id).where(isSettled),
    index('quotes_month_sent').on(settledMonth, table.sent_at, table.id, table.status).where(isSettled),
    check(
      'quotes_amount',
      sql`subtotal_amount >= 0 and tax_amount >= 0 and total_amount = subtotal_amount + tax_amount`,
    ),
    // What a customer can see has been sent.
    check('quotes_sent', sql`(sent_at is null) = (${oneOf(unsentStatuses)}) or status = 'superseded'`),
    check(
      'quotes_accepted',
      sql`(status = 'accepted') = (accepted_amount is not null) and (accepted_amount is null) = (accepted_options is null)`,
    ),
    check('quotes_pdf', sql`(pdf_key is null) = (pdf_hash is null)`),
    check('quotes_superseded', sql`superseded_by is null or status = 'superseded'`),
    ...enumChecks(table),
    ...rowPolicies('quotes', {
      customer: {
        // Of one that is still being made, the request tells its label.
        select: sql`customer_id = ${actorId} and sent_at is not null`,
      },
      staff: { select: everyRow, insert: everyRow, update: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
