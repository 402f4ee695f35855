/** Runs: one per rule and occurrence. A row is written in the transaction of what happened, and is done in the transaction of what it does. */
import type { Facts, Seen } from '@kervan/domain/automations/conditions.ts'
import type { Outcome } from '@kervan/domain/automations/run.ts'
import { runStatuses } from '@kervan/domain/automations/run-words.ts'
import { subjects } from '@kervan/domain/automations/subjects.ts'
import { triggerKeys } from '@kervan/domain/automations/triggers.ts'
import { users } from '#features/auth/users.table.ts'
import { automationRules } from '#features/automations/automation-rules.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import {
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const automationRuns = pgTable(
  'automation_runs',
  {
    id: id(),
    rule_id: uuid()
      .notNull()
      .references(() => automationRules.id, { onDelete: 'cascade' }),
    /** Tells one occurrence from another of the same rule, whatever it has waited for: begins with the trigger, where there is one. */
    event_key: text().notNull(),
    trigger: text({ enum: triggerKeys }),
    subject: text({ enum: subjects }),
    subject_id: uuid(),
    subject_label: text().notNull().default(''),
    event: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The rules whose acts led to this occurrence, the first first. */
    chain: uuid().array().notNull().default(sql`'{}'`),
    status: text({ enum: runStatuses }).notNull().default('waiting'),
    occurred_at: createdAt(),
    /** When it is to be worked on next: at once, after the delay, or when it is tried again. */
    due_at: createdAt(),
    attempts: integer().notNull().default(0),
    facts: jsonb().$type<Facts>(),
    seen: jsonb().$type<Seen[]>().notNull().default([]),
    unless_seen: jsonb().$type<Seen[]>().notNull().default([]),
    output: jsonb().$type<Outcome[]>().notNull().default([]),
    error: text().notNull().default(''),
    finished_at: moment(),
    /** Somebody ran an earlier one again, which is possible once. */
    again_of: uuid().references((): PgColumn => automationRuns.id, { onDelete: 'set null' }),
    requested_by: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('automation_runs_once').on(table.rule_id, table.event_key),
    uniqueIndex('automation_runs_again').on(table.again_of).where(sql`again_of is not null`),
    index('automation_runs_due').on(table.due_at, table.id).where(sql`status in ('waiting', 'delayed')`),
    index('automation_runs_rule').on(table.rule_id, table.id),
    index('automation_runs_status').on(table.status, table.id),
    index('automation_runs_subject').on(table.subject_id, table.id).where(sql`subject_id is not null`),
    index('automation_runs_requested_by').on(table.requested_by).where(sql`requested_by is not null`),
    ...enumChecks(table),
    ...rowPolicies('automation_runs', { staff: { select: everyRow }, admin: { select: everyRow } }),
  ],
)
