/** People's requests about their own data, which an admin answers. */

import { users } from '#features/auth/users.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { index, pgTable, sql, text, uniqueIndex, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const own = sql`user_id = ${actorId}`

export const dataRequests = pgTable(
  'data_requests',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['erasure'] }).notNull(),
    status: text({ enum: ['open', 'withdrawn', 'done', 'refused'] })
      .notNull()
      .default('open'),
    note: text().notNull().default(''),
    created_at: createdAt(),
    due_at: moment().notNull(),
    closed_at: moment(),
  },
  (table) => [
    index('data_requests_user_id').on(table.user_id),
    uniqueIndex('data_requests_one_open').on(table.user_id, table.kind).where(sql`status = 'open'`),
    // People open requests and withdraw them through the system; only admins update rows directly.
    ...enumChecks(table),
    ...rowPolicies('data_requests', {
      customer: { select: own, insert: own },
      staff: { select: own, insert: own },
      admin: { select: everyRow, insert: own, update: everyRow },
    }),
  ],
)
