/** The staff whom customers know by name: the three representatives. */

import { users } from '#features/auth/users.table.ts'
import { integer, pgTable, text, uuid } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const representatives = pgTable(
  'representatives',
  {
    id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    avatar: text(),
    specialties: text().array().notNull(),
    /** New customers are assigned to the representative with the lowest rank. */
    rank: integer().notNull(),
  },
  () =>
    rowPolicies('representatives', {
      customer: { select: everyRow },
      staff: { select: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
)
