/** The one row of the workflow centre: whether Luna analyses by herself, and who said so. Without it she does. */
import { lunaStatuses } from '@kervan/domain/luna/workflow.copy.ts'
import { users } from '#features/auth/users.table.ts'
import { createdAt } from '#spine/database/columns.ts'
import { check, index, pgTable, smallint, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const everybody = { select: everyRow, insert: everyRow, update: everyRow }

export const workflowState = pgTable(
  'workflow_state',
  {
    id: smallint().primaryKey().default(1),
    status: text({ enum: lunaStatuses }).notNull(),
    changed_by: uuid().references(() => users.id),
    changed_at: createdAt(),
  },
  (table) => [
    index('workflow_state_changed_by').on(table.changed_by),
    check('workflow_state_is_one', sql`id = 1`),
    ...enumChecks(table),
    ...rowPolicies('workflow_state', { staff: everybody, admin: everybody }),
  ],
)
