/** Saved views of lists: each person has their own. */
import { users } from '#features/auth/users.table.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { integer, pgTable, sql, text, uniqueIndex, uuid } from '#spine/database/drizzle.ts'
import { actorId, rowPolicies } from '#spine/database/row-policies.ts'

const own = sql`user_id = ${actorId}`
const person = { select: own, insert: own, update: own, delete: own }

export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text().notNull(),
    name: text().notNull(),
    /** The address's query, without the question mark. */
    query: text().notNull(),
    position: integer().notNull(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    uniqueIndex('saved_views_name').on(table.user_id, table.list, sql`kervan_fold(name)`),
    ...rowPolicies('saved_views', { customer: person, staff: person, admin: person }),
  ],
)
