/** Password hashes in the sign-in library's format: one row per person who has set one. */

import { users } from '#features/auth/users.table.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { index, pgTable, text, uuid } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    account_id: text().notNull(),
    provider_id: text().notNull(),
    password: text(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    index('accounts_user_id').on(table.user_id),
    ...rowPolicies('accounts', {
      auth: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
