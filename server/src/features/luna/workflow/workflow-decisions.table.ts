/**
 * What staff decided about suggestions: accepted, with what was done so that it can be undone, or dismissed, so that it is not suggested
 * again for a while. By ids only: what they are about is read where it lies.
 */
import { decisionKinds } from '@kervan/domain/luna/workflow.copy.ts'
import { users } from '#features/auth/users.table.ts'
import type { Deed } from '#features/luna/workflow/deed.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { index, jsonb, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const decided = { select: everyRow, insert: sql`decided_by = ${actorId}`, update: everyRow }

export const workflowDecisions = pgTable(
  'workflow_decisions',
  {
    id: id(),
    /** The suggestion's name: its kind and what it is about. */
    key: text().notNull(),
    kind: text({ enum: decisionKinds }).notNull(),
    answer: text({ enum: ['accepted', 'dismissed'] }).notNull(),
    /** Null where nothing was done. */
    deed: jsonb().$type<Deed>(),
    decided_by: uuid()
      .notNull()
      .references(() => users.id),
    decided_at: createdAt(),
    undone_at: moment(),
    undone_by: uuid().references(() => users.id),
  },
  (table) => [
    index('workflow_decisions_at').on(table.decided_at, table.id),
    index('workflow_decisions_by').on(table.decided_by),
    index('workflow_decisions_undone_by').on(table.undone_by),
    ...enumChecks(table),
    ...rowPolicies('workflow_decisions', { staff: decided, admin: decided }),
  ],
)
