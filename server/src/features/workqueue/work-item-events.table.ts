/** What staff did with work items: notes, and who had it when. Only added to. */
import { workEventKinds } from '@kervan/domain/workqueue/work-acts.contract.ts'
import { priorities } from '@kervan/domain/workqueue/work-item.ts'
import { users } from '#features/auth/users.table.ts'
import { workItems } from '#features/workqueue/work-items.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { index, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const own = sql`actor_id = ${actorId}`

export const workItemEvents = pgTable(
  'work_item_events',
  {
    id: id(),
    work_item_id: uuid()
      .notNull()
      .references(() => workItems.id, { onDelete: 'cascade' }),
    kind: text({ enum: workEventKinds }).notNull(),
    /** Null where the program did it. */
    actor_id: uuid().references(() => users.id),
    /** To whom it went, or from whom. */
    colleague_id: uuid().references(() => users.id),
    text: text().notNull().default(''),
    /** Until when it was put off. */
    until: moment(),
    priority: text({ enum: priorities }),
    created_at: createdAt(),
  },
  (table) => [
    index('work_item_events_item').on(table.work_item_id, table.id),
    index('work_item_events_actor').on(table.actor_id),
    index('work_item_events_colleague').on(table.colleague_id),
    ...enumChecks(table),
    ...rowPolicies('work_item_events', {
      staff: { select: everyRow, insert: own },
      admin: { select: everyRow, insert: own },
    }),
  ],
)
