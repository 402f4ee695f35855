/** Automation rules. Delivered ones have the name of their job (`builtin`) and no trigger; whether that is on, its switch says too. */
import type { Action, Condition, Schedule } from '@kervan/domain/automations/rule.ts'
import { triggerKeys } from '@kervan/domain/automations/triggers.ts'
import { switchedJobKeys } from '@kervan/domain/company/switched-jobs.ts'
import { users } from '#features/auth/users.table.ts'
import { createdAt, id, inTurkish, moment } from '#spine/database/columns.ts'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const automationRules = pgTable(
  'automation_rules',
  {
    id: id(),
    name: text().notNull(),
    description: text().notNull().default(''),
    builtin: text({ enum: switchedJobKeys }),
    trigger: text({ enum: triggerKeys }),
    schedule: jsonb().$type<Schedule>(),
    condition: jsonb().$type<Condition>().notNull().default({ match: 'all', parts: [] }),
    delay_minutes: integer().notNull().default(0),
    unless: jsonb().$type<Condition>(),
    actions: jsonb().$type<Action[]>().notNull().default([]),
    /** Switched on by an admin; one that is paused does nothing although it is on. */
    is_active: boolean().notNull().default(false),
    paused_at: moment(),
    pause_reason: text().notNull().default(''),
    /** Goes up with every change by an admin. */
    version: integer().notNull().default(1),
    created_by: uuid().references(() => users.id),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    uniqueIndex('automation_rules_builtin').on(table.builtin),
    // What an event of the product looks for.
    index('automation_rules_trigger').on(table.trigger).where(sql`is_active and paused_at is null`),
    index('automation_rules_name').on(inTurkish(table.name), table.id),
    index('automation_rules_created_by').on(table.created_by),
    check('automation_rules_kind', sql`(builtin is null) <> (trigger is null)`),
    check('automation_rules_delay', sql`delay_minutes >= 0`),
    ...enumChecks(table),
    ...rowPolicies('automation_rules', {
      staff: { select: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)

/**
 * What the program counts of a rule, apart from what an admin writes: so that no run waits for a form, and the audit holds changes
 * only. `execution_count` is the number of runs that are done: those in the log and those that were swept.
 */
export const automationCounts = pgTable(
  'automation_counts',
  {
    rule_id: uuid()
      .primaryKey()
      .references(() => automationRules.id, { onDelete: 'cascade' }),
    execution_count: integer().notNull().default(0),
    swept_count: integer().notNull().default(0),
    last_executed: moment(),
    failures_in_row: integer().notNull().default(0),
    /** Of one that runs by the clock: the last day or hour that it has done. */
    last_period: text(),
    /** When admins were last told that it sets itself off. */
    loop_told_at: moment(),
  },
  (table) => [
    index('automation_counts_executed').on(table.last_executed, table.rule_id),
    ...rowPolicies('automation_counts', { staff: { select: everyRow }, admin: { select: everyRow } }),
  ],
)
