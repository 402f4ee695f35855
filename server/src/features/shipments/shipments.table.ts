/** Shipments. One request has at most one. */

import { keysOf } from '@kervan/domain/requests/request-options.ts'
import {
  customsStatusWords,
  type ShipmentStatus,
  shipmentStatusWords,
} from '@kervan/domain/shipments/shipments.policy.ts'
import { currencies } from '@kervan/domain/values/currency.ts'
import { users } from '#features/auth/users.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import { createdAt, id, inTurkish, moment } from '#spine/database/columns.ts'
import {
  boolean,
  foreignKey,
  index,
  numeric,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const words = () => text().notNull().default('')

/** The first end and the last. */
const freeTime = [sql`(free_ends[1])`, sql`(free_ends[cardinality(free_ends)])`]
const hasFreeTime = sql`free_ends[1] is not null`

export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    shipment_number: text().notNull(),
    customer_id: uuid().notNull(),
    /** Of their record; a trigger writes it, and the foreign key keeps it. */
    customer_listed_as: words(),
    request_id: uuid().references(() => requests.id),
    quote_id: uuid().references(() => quotes.id),
    title: words(),
    shipment_type: text({ enum: ['sea', 'air', 'land'] }).notNull(),
    status: text({ enum: keysOf(shipmentStatusWords) as [ShipmentStatus, ...ShipmentStatus[]] })
      .notNull()
      .default('pending'),
    delayed: boolean().notNull().default(false),
    delayed_since: moment(),
    delay_reason: words(),
    origin_country: words(),
    origin_city: words(),
    origin_code: words(),
    destination_country: words(),
    destination_city: words(),
    destination_code: words(),
    /** Of its rows in `containers`, in their order; a trigger keeps it. */
    container_numbers: text().array().notNull().default(sql`'{}'`),
    container_code: text().notNull().generatedAlwaysAs(sql`coalesce(container_numbers[1], '')`),
    /** When the free times of its containers that run begin to cost, the earliest first; a trigger keeps it. */
    free_ends: moment().array().notNull().default(sql`'{}'`),
    booking_number: words(),
    bill_of_lading: words(),
    air_waybill: words(),
    cmr_number: words(),
    plate: words(),
    /** What its customer calls it. */
    own_reference: words(),
    own_name: words(),
    current_location: words(),
    current_place_code: words(),
    customs_status: text({ enum: keysOf(customsStatusWords) })
      .notNull()
      .default('none'),
    quote_amount: numeric({ precision: 14, scale: 2 }),
    quote_currency: text({ enum: currencies }),
    /** Frozen when its price was approved. */
    promised_at: moment(),
    eta: moment(),
    /** The arrival that its customer was told of last. */
    eta_told: moment(),
    delivered_at: moment(),
    operations_assigned_at: moment(),
    operations_assigned_to: uuid().references(() => users.id),
    operations_notes: words(),
    search: text().generatedAlwaysAs(
      sql`kervan_fold(shipment_number || ' ' || title || ' ' || origin_city || ' ' || origin_country || ' ' || destination_city || ' ' || destination_country || ' ' || kervan_words(container_numbers) || ' ' || booking_number || ' ' || bill_of_lading || ' ' || air_waybill || ' ' || cmr_number || ' ' || plate || ' ' || own_reference || ' ' || own_name)`,
    ),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    uniqueIndex('shipments_number').on(table.shipment_number),
    uniqueIndex('shipments_request').on(table.request_id),
    index('shipments_customer').on(table.customer_id, table.id),
    index('shipments_customer_status').on(table.customer_id, table.status),
    // For what the office's list is sorted by; several statuses are put together from one of each. Where the index has the city they
    // come from behind the id, the rows of other cities are not read.
    index('shipments_status').on(table.status, table.id, table.delayed, inTurkish(table.origin_city)),
    index('shipments_delayed').on(table.id).where(sql`delayed`),
    // Those that are late are of all statuses on the way, and sorting all of them for one page is slow.
    index('shipments_delayed_number').on(inTurkish(table.shipment_number), table.id).where(sql`delayed`),
    index('shipments_delayed_customer')
      .on(inTurkish(sql`nullif(customer_listed_as, '')`), table.id)
      .where(sql`delayed`),
    index('shipments_delayed_lane')
      .on(inTurkish(table.origin_city), inTurkish(table.destination_city), table.id)
      .where(sql`delayed`),
    index('shipments_delayed_place')
      .on(inTurkish(sql`nullif(current_location, '')`), table.id)
      .where(sql`delayed`),
    index('shipments_delayed_container')
      .on(inTurkish(sql`nullif(container_code, '')`), table.id)
      .where(sql`delayed`),
    index('shipments_delayed_type').on(table.shipment_type, table.id).where(sql`delayed`),
    index('shipments_delayed_status').on(table.status, table.id).where(sql`delayed`),
    index('shipments_delayed_since').on(table.delayed_since, table.id).where(sql`delayed`),
    index('shipments_delayed_eta').on(table.eta, table.id).where(sql`delayed`),
    index('shipments_delayed_operations').on(table.operations_assigned_to, table.id).where(sql`delayed`),
    // Those whose free time runs are of all statuses too. What is asked of it, its first end and its last, stands behind the id.
    index('shipments_free')
      .on(table.id, ...freeTime)
      .where(hasFreeTime),
    index('shipments_free_number')
      .on(inTurkish(table.shipment_number), table.id, ...freeTime)
      .where(hasFreeTime),
    index('shipments_free_customer')
      .on(inTurkish(sql`nullif(customer_listed_as, '')`), table.id, ...freeTime)
      .where(hasFreeTime),
    index('shipments_free_lane')
      .on(inTurkish(table.origin_city), inTurkish(table.destination_city), table.id, ...freeTime)
      .where(hasFreeTime),
    index('shipments_free_place')
      .on(inTurkish(sql`nullif(current_location, '')`), table.id, ...freeTime)
      .where(hasFreeTime),
    index('shipments_free_container')
      .on(inTurkish(sql`nullif(container_code, '')`), table.id, ...freeTime)
      .where(hasFreeTime),
    index('shipments_free_since')
      .on(table.delayed_since, table.id, ...freeTime)
      .where(hasFreeTime),
    index('shipments_free_eta')
      .on(table.eta, table.id, ...freeTime)
      .where(hasFreeTime),
    index('shipments_free_operations')
      .on(table.operations_assigned_to, table.id, ...freeTime)
      .where(hasFreeTime),
    // For what a carrier is still asked about.
    index('shipments_delivered').on(table.delivered_at).where(sql`status = 'delivered'`),
    index('shipments_status_number').on(table.status, inTurkish(table.shipment_number), table.id),
    index('shipments_status_customer').on(
      table.status,
      inTurkish(sql`nullif(customer_listed_as, '')`),
      table.id,
    ),
    index('shipments_status_lane').on(
      table.status,
      inTurkish(table.origin_city),
      inTurkish(table.destination_city),
      table.id,
    ),
    index('shipments_status_type').on(
      table.status,
      table.shipment_type,
      table.id,
      inTurkish(table.origin_city),
    ),
    index('shipments_status_delay').on(
      table.status,
      table.delayed_since,
      table.id,
      inTurkish(table.origin_city),
    ),
    index('shipments_status_eta').on(table.status, table.eta, table.id),
    index('shipments_status_place').on(
      table.status,
      inTurkish(sql`nullif(current_location, '')`),
      table.id,
      inTurkish(table.origin_city),
    ),
    index('shipments_status_operations').on(
      table.status,
      table.operations_assigned_to,
      table.id,
      inTurkish(table.origin_city),
    ),
    index('shipments_status_container').on(
      table.status,
      inTurkish(sql`nullif(container_code, '')`),
      table.id,
    ),
    index('shipments_quote').on(table.quote_id),
    index('shipments_search').using('gin', sql`search gin_trgm_ops`),
    index('shipments_booking').on(table.booking_number).where(sql`booking_number <> ''`),
    index('shipments_bill').on(table.bill_of_lading).where(sql`bill_of_lading <> ''`),
    index('shipments_waybill').on(table.air_waybill).where(sql`air_waybill <> ''`),
    index('shipments_cmr').on(table.cmr_number).where(sql`cmr_number <> ''`),
    index('shipments_plate').on(table.plate).where(sql`plate <> ''`),
    index('shipments_operations').on(table.operations_assigned_to),
    foreignKey({
      name: 'shipments_customer_listed_as',
      columns: [table.customer_id, table.customer_listed_as],
      foreignColumns: [profiles.id, profiles.listed_as],
    }).onUpdate('cascade'),
    ...enumChecks(table),
    ...rowPolicies('shipments', {
      customer: { select: sql`customer_id = ${actorId}` },
      staff: { select: everyRow, insert: everyRow, update: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
