/** Who of staff changed what and when, before and after, also where the system wrote it for them. Written by the trigger `kervan_audit`. */

import { createdAt, id } from '#spine/database/columns.ts'
import { index, jsonb, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const asOneself = sql`actor_id = ${actorId}`

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: createdAt(),
    actor_id: uuid(),
    subject_table: text().notNull(),
    subject_id: text().notNull(),
    action: text({ enum: ['insert', 'update', 'delete'] }).notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_entries_subject').on(table.subject_table, table.subject_id, table.id),
    // For the newest changes of a kind of record, and of a person.
    index('audit_entries_table').on(table.subject_table, table.id),
    index('audit_entries_actor').on(table.actor_id, table.id),
    ...enumChecks(table),
    ...rowPolicies('audit_entries', {
      staff: { insert: asOneself },
      admin: { insert: asOneself, select: everyRow },
    }),
  ],
)
