/** Customer profiles. `search` is the Turkish-folded text in which staff search. */

import { users } from '#features/auth/users.table.ts'
import { createdAt, moment } from '#spine/database/columns.ts'
import { boolean, index, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const own = sql`id = ${actorId}`

export const profiles = pgTable(
  'profiles',
  {
    id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    first_name: text().notNull().default(''),
    last_name: text().notNull().default(''),
    phone: text().notNull().default(''),
    company: text().notNull().default(''),
    company_type: text({ enum: ['individual', 'company'] }),
    position: text().notNull().default(''),
    profile_completed: boolean().notNull().default(false),
    profile_completed_at: moment(),
    /** When name and company were first given; the customer is announced to staff once, at that time. */
    joined_at: moment(),
    assigned_to: uuid().references(() => users.id),
    created_at: createdAt(),
    updated_at: createdAt(),
    search: text().generatedAlwaysAs(
      sql`kervan_fold(first_name || ' ' || last_name || ' ' || company || ' ' || email)`,
    ),
  },
  (table) => [
    index('profiles_search').using('gin', sql`search gin_trgm_ops`),
    index('profiles_assigned_to').on(table.assigned_to),
    ...enumChecks(table),
    ...rowPolicies('profiles', {
      // Customers change their profile only through save-profile.ts, which names the columns.
      customer: { select: own },
      staff: { select: everyRow, insert: everyRow, update: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
