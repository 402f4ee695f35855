/** Records that were made one, with what it takes to part them again; and those that staff have said are two. */
import { users } from '#features/auth/users.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { check, index, jsonb, pgTable, primaryKey, sql, text, uuid } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const office = { select: everyRow, insert: everyRow, update: everyRow }

/** The key of a row that was moved, by the names of its columns. */
export type RowKey = Record<string, string | number>
/** What the kept record had already, where a customer has it once, is set aside whole. */
export type MovedRows = {
  relation: string
  column: string
  keys: RowKey[]
  set_aside?: Record<string, unknown>[]
}[]

export const customerMerges = pgTable(
  'customer_merges',
  {
    id: id(),
    kept_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    gone_id: uuid().notNull(),
    /** The record that is gone, and what of the kept one was filled or changed. Null once it is too late to undo. */
    gone: jsonb().$type<Record<string, unknown>>(),
    kept_before: jsonb().$type<Record<string, unknown>>(),
    moved: jsonb().$type<MovedRows>(),
    /** What else the person is known by, so that an erasure finds all of theirs; empty once the records are two again. */
    gone_email: text(),
    gone_phone: text().notNull().default(''),
    gone_name: text().notNull().default(''),
    merged_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    merged_at: createdAt(),
    undone_at: moment(),
  },
  (table) => [
    index('customer_merges_kept').on(table.kept_id),
    index('customer_merges_by').on(table.merged_by),
    ...rowPolicies('customer_merges', { staff: office, admin: office }),
  ],
)

/** Each pair once, the smaller id first. */
export const distinctCustomers = pgTable(
  'distinct_customers',
  {
    one: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    other: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.one, table.other] }),
    index('distinct_customers_other').on(table.other),
    check('distinct_customers_ordered', sql`one < other`),
    ...rowPolicies('distinct_customers', { staff: office, admin: office }),
  ],
)
