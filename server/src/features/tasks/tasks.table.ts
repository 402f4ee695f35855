/** Long work of one person: how far it is, and the name of the file it has made. The file's key follows from the id. */
import { taskStates } from '@kervan/domain/tasks/tasks.contract.ts'
import { users } from '#features/auth/users.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { index, integer, jsonb, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, rowPolicies } from '#spine/database/row-policies.ts'

const own = sql`user_id = ${actorId}`
const person = { select: own, insert: own, update: own }

export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    title: text().notNull(),
    /** What the kind of task needs to do it. */
    input: jsonb().$type<unknown>().notNull(),
    state: text({ enum: taskStates }).notNull().default('waiting'),
    /** Counts the runs: one that was thought lost may still go on, and must not write over its successor. */
    run: integer().notNull().default(0),
    done: integer().notNull().default(0),
    total: integer(),
    file_name: text(),
    file_type: text(),
    error: text().notNull().default(''),
    created_at: createdAt(),
    started_at: moment(),
    /** The last sign of life. */
    updated_at: createdAt(),
    finished_at: moment(),
    dismissed_at: moment(),
  },
  (table) => [
    index('tasks_user').on(table.user_id, table.id),
    ...enumChecks(table),
    ...rowPolicies('tasks', { customer: person, staff: person, admin: person }),
  ],
)
