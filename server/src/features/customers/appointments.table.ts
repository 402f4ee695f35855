/** Appointments of staff with customers. `sequence` counts the versions that calendars have been sent. */
import { appointmentStates } from '@kervan/domain/customers/customer-contacts.ts'
import { users } from '#features/auth/users.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { check, index, integer, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const everything = { select: everyRow, insert: everyRow, update: everyRow }

export const appointments = pgTable(
  'appointments',
  {
    id: id(),
    customer_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    place: text().notNull().default(''),
    note: text().notNull().default(''),
    starts_at: moment().notNull(),
    ends_at: moment().notNull(),
    staff_id: uuid()
      .notNull()
      .references(() => users.id),
    state: text({ enum: appointmentStates }).notNull().default('planned'),
    sequence: integer().notNull().default(0),
    created_by: uuid()
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    index('appointments_customer').on(table.customer_id, table.starts_at, table.id),
    index('appointments_staff').on(table.staff_id, table.starts_at),
    index('appointments_created_by').on(table.created_by),
    check('appointments_length', sql`ends_at > starts_at`),
    ...enumChecks(table),
    ...rowPolicies('appointments', { staff: everything, admin: { ...everything, delete: everyRow } }),
  ],
)
