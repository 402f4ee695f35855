/** Keys by which partners read events. Of the key itself only the hash is stored. */
import { users } from '#features/auth/users.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { bytes, createdAt, id, moment } from '#spine/database/columns.ts'
import { index, pgTable, text, uniqueIndex, uuid } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    key_hash: bytes().notNull(),
    name: text().notNull(),
    /** Whose shipments it may read; without one, all. */
    customer_id: uuid().references(() => profiles.id, { onDelete: 'cascade' }),
    created_by: uuid()
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
    last_used_at: moment(),
    revoked_at: moment(),
  },
  (table) => [
    uniqueIndex('api_keys_hash').on(table.key_hash),
    index('api_keys_customer').on(table.customer_id),
    index('api_keys_creator').on(table.created_by),
    ...rowPolicies('api_keys', { admin: { select: everyRow, insert: everyRow, update: everyRow } }),
  ],
)
