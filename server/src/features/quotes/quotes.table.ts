/** Quotes. Each revision is a row of its own with the same number. */

import {
  openStatuses,
  type QuoteStatus,
  quoteStatuses,
  unsentStatuses,
} from '@kervan/domain/quotes/quotes.policy.ts'
import { currencies } from '@kervan/domain/values/currency.ts'
import { users } from '#features/auth/users.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import {
  check,
  date,
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

const amount = () => numeric({ precision: 14, scale: 2 })
const words = () => text().notNull().default('')

const oneOf = (statuses: readonly QuoteStatus[]) =>
  sql.raw(`status in (${statuses.map((status) => `'${status}'`).join(', ')})`)

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
    transport_mode: words(),
    shipment_type: text({ enum: ['sea', 'air', 'land'] }).notNull(),
    origin_country_code: text(),
    destination_country_code: text(),
    pol: words(),
    pod: words(),
    container_type: words(),
    container_qty: integer(),
    etd: date({ mode: 'string' }),
    eta: date({ mode: 'string' }),
    cargo_details: jsonb().notNull().default({}),
    currency: text({ enum: currencies }).notNull(),
    total_amount: amount().notNull(),
    freight_cost: amount(),
    baf_cost: amount(),
    caf_cost: amount(),
    demurrage_cost: amount(),
    other_costs: amount(),
    validity_days: integer().notNull(),
    valid_until: moment().notNull(),
    notes: words(),
    sent_at: moment(),
    viewed_at: moment(),
    answered_at: moment(),
    created_by: uuid()
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    uniqueIndex('quotes_number').on(table.quote_no, table.revision),
    index('quotes_customer').on(table.customer_id, table.id),
    index('quotes_request').on(table.request_id, table.id),
    index('quotes_created_by').on(table.created_by),
    index('quotes_superseded_by').on(table.superseded_by).where(sql`superseded_by is not null`),
    index('quotes_open').on(table.valid_until).where(oneOf(openStatuses)),
    uniqueIndex('quotes_one_open').on(table.request_id).where(oneOf(openStatuses)),
    uniqueIndex('quotes_one_unsent').on(table.request_id).where(oneOf(unsentStatuses)),
    /** For price bands. */
    index('quotes_won')
      .on(table.origin_country_code, table.destination_country_code, table.transport_mode, table.answered_at)
      .where(sql`status = 'accepted'`),
    check('quotes_amount', sql`total_amount >= 0`),
    check('quotes_superseded', sql`superseded_by is null or status = 'superseded'`),
    ...enumChecks(table),
    ...rowPolicies('quotes', {
      customer: {
        select: sql`customer_id = ${actorId} and status <> 'draft' and not (status = 'superseded' and sent_at is null)`,
      },
      staff: { select: everyRow, insert: everyRow, update: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
