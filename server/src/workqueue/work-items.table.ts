/** What staff have to do, until it is done. */
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#auth/users.table.ts'
import { createdAt, id, moment } from '#database/columns.ts'
import { everyRow, rowPolicies } from '#database/row-policies.ts'

export const workItems = pgTable(
  'work_items',
  {
    id: id(),
    kind: text({ enum: ['demo_request'] }).notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    customer_name: text().notNull(),
    company: text().notNull().default(''),
    email: text().notNull(),
    phone: text().notNull().default(''),
    priority: text({ enum: ['urgent', 'high', 'medium', 'low'] })
      .notNull()
      .default('medium'),
    status: text({ enum: ['open', 'done'] })
      .notNull()
      .default('open'),
    due_at: moment().notNull(),
    created_at: createdAt(),
    done_at: moment(),
    done_by: uuid().references(() => users.id),
  },
  (table) => [
    index('work_items_status').on(table.status, table.id),
    index('work_items_done_by').on(table.done_by),
    check('work_items_status_known', sql`status in ('open', 'done')`),
    ...rowPolicies('work_items', {
      staff: { select: everyRow, update: everyRow },
      admin: { select: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
