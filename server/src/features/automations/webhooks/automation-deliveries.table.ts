/** Webhooks on their way: made in the transaction of the run, sent by a job. Those that nobody takes stay as dead letters. */
import { deliveryStatuses } from '@kervan/domain/automations/deliveries.ts'
import { automationRules } from '#features/automations/automation-rules.table.ts'
import { automationRuns } from '#features/automations/automation-runs.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { index, integer, jsonb, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const automationDeliveries = pgTable(
  'automation_deliveries',
  {
    /** In a header, by which the receiver tells a repeat. */
    id: id(),
    run_id: uuid()
      .notNull()
      .references(() => automationRuns.id, { onDelete: 'cascade' }),
    rule_id: uuid()
      .notNull()
      .references(() => automationRules.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text({ enum: deliveryStatuses }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    next_try_at: moment().default(sql`now()`),
    answer_status: integer(),
    answer: text().notNull().default(''),
    error: text().notNull().default(''),
    created_at: createdAt(),
    finished_at: moment(),
  },
  (table) => [
    index('automation_deliveries_due').on(table.next_try_at, table.id).where(sql`status = 'waiting'`),
    index('automation_deliveries_rule').on(table.rule_id, table.id),
    index('automation_deliveries_run').on(table.run_id),
    index('automation_deliveries_status').on(table.status, table.id),
    ...enumChecks(table),
    ...rowPolicies('automation_deliveries', { staff: { select: everyRow }, admin: { select: everyRow } }),
  ],
)
