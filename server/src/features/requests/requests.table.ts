/** Requests. The `quote_*` columns and the costs are copies from the newest sent quote. */

import type { CargoDetails } from '@kervan/domain/requests/cargo-details.ts'
import {
  cargoTypeWords,
  keysOf,
  pricingStatuses,
  requestForms,
  requestStatusWords,
  shipmentTypeWords,
  urgencyLevelWords,
} from '@kervan/domain/requests/request-options.ts'
import { currencies } from '@kervan/domain/values/currency.ts'
import { users } from '#features/auth/users.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { createdAt, id, inTurkish, moment } from '#spine/database/columns.ts'
import {
  check,
  date,
  foreignKey,
  index,
  jsonb,
  numeric,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const own = sql`customer_id = ${actorId}`
const amount = () => numeric({ precision: 14, scale: 2 })
const words = () => text().notNull().default('')

export const requests = pgTable(
  'requests',
  {
    id: id(),
    /** `TLP-2026-000123` */
    number: text().notNull(),
    customer_id: uuid().notNull(),
    /** A copy from the customer's record, to sort by: a trigger gives it to a new request, and the foreign key follows changes. */
    customer_listed_as: words(),
    form: text({ enum: requestForms }).notNull(),
    title: text().notNull(),
    description: words(),
    status: text({ enum: keysOf(requestStatusWords) as ['pending', 'quoted', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    shipment_type: text({ enum: keysOf(shipmentTypeWords) as ['sea', 'air', 'land'] }).notNull(),
    origin_country: words(),
    /** Two letters; null where the country was not recognised. */
    origin_country_code: text(),
    origin_city: words(),
    origin_postal_code: words(),
    origin_address: words(),
    origin_port: words(),
    destination_country: words(),
    destination_country_code: text(),
    destination_city: words(),
    destination_postal_code: words(),
    destination_address: words(),
    destination_port: words(),
    estimated_weight: numeric({ precision: 14, scale: 3 }),
    estimated_volume: numeric({ precision: 14, scale: 3 }),
    cargo_type: text({ enum: keysOf(cargoTypeWords) as ['general', ...(keyof typeof cargoTypeWords)[]] }),
    preferred_date: date({ mode: 'string' }),
    delivery_mode: words(),
    service_type: words(),
    urgency_level: text({
      enum: keysOf(urgencyLevelWords) as ['urgent', ...(keyof typeof urgencyLevelWords)[]],
    }),
    requester_company: words(),
    cargo_details: jsonb().$type<CargoDetails>().notNull().default({}),
    /** This and `shipment_id` reference tables further up the ladder; their keys are in `0023_keys_and_checks.sql`. */
    quote_id: uuid(),
    /** The state of the quote that is being made, as far as the customer may know it. */
    pricing_status: text({ enum: pricingStatuses }),
    quote_amount: amount(),
    quote_currency: text({ enum: currencies }),
    quote_valid_until: moment(),
    quote_notes: words(),
    freight_cost: amount(),
    baf_cost: amount(),
    caf_cost: amount(),
    demurrage_cost: amount(),
    other_costs: amount(),
    quoted_by: uuid().references(() => users.id),
    quoted_at: moment(),
    /** When the first price was sent; the answer time is measured by it. */
    first_quoted_at: moment(),
    /** When the promised price is due. */
    quote_due_at: moment().notNull(),
    customer_response_at: moment(),
    /** When the customer last asked for another price, and what they wish to have changed. */
    revision_requested_at: moment(),
    revision_note: words(),
    staff_notes: words(),
    shipment_id: uuid(),
    created_by: uuid()
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
    updated_at: createdAt(),
    search: text().generatedAlwaysAs(
      sql`kervan_fold(number || ' ' || title || ' ' || origin_city || ' ' || origin_country || ' ' || destination_city || ' ' || destination_country || ' ' || kervan_containers(cargo_details))`,
    ),
  },
  (table) => [
    uniqueIndex('requests_number').on(table.number),
    index('requests_customer').on(table.customer_id, table.id),
    index('requests_customer_status').on(table.customer_id, table.status, table.id),
    index('requests_status').on(table.status, table.id, table.quote_due_at),
    index('requests_quoted_by').on(table.quoted_by).where(sql`quoted_by is not null`),
    index('requests_created_by').on(table.created_by),
    /** For how far those of a time have come that customers have sent themselves, from the index alone. */
    index('requests_made')
      .on(table.id, table.created_at, table.first_quoted_at, table.status)
      .where(sql`created_by = customer_id`),
    index('requests_quote').on(table.quote_id).where(sql`quote_id is not null`),
    index('requests_shipment').on(table.shipment_id).where(sql`shipment_id is not null`),
    index('requests_answered').on(table.first_quoted_at).where(sql`first_quoted_at is not null`),
    // For what lists are sorted by; a list of several statuses is put together from one of each. The due time at the end of some
    // tells what is overdue without the row: the newest are not, so many would be read in vain.
    index('requests_status_number').on(table.status, inTurkish(table.number), table.id, table.quote_due_at),
    index('requests_status_due').on(table.status, table.quote_due_at, table.id),
    index('requests_status_title').on(table.status, inTurkish(table.title), table.id),
    // With all that is searched: in this order those with the same word stand side by side, so very many may come before them.
    index('requests_title_search').on(
      inTurkish(table.title),
      table.id,
      table.status,
      table.search,
      table.customer_id,
    ),
    index('requests_status_amount').on(
      table.status,
      table.quote_currency,
      table.quote_amount,
      table.id,
      table.quote_due_at,
    ),
    index('requests_status_customer').on(table.status, inTurkish(table.customer_listed_as), table.id),
    index('requests_search').using('gin', sql`search gin_trgm_ops`),
    check('requests_priced', sql`(quote_amount is null) = (quote_currency is null)`),
    check('requests_quoted_has_price', sql`status not in ('quoted', 'approved') or quote_id is not null`),
    foreignKey({
      name: 'requests_customer_listed_as',
      columns: [table.customer_id, table.customer_listed_as],
      foreignColumns: [profiles.id, profiles.listed_as],
    }).onUpdate('cascade'),
    ...enumChecks(table),
    ...rowPolicies('requests', {
      // Customers change requests only through functions that name the columns.
      customer: { select: own, insert: sql`${own} and status = 'pending' and quote_id is null` },
      staff: { select: everyRow, insert: everyRow, update: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
