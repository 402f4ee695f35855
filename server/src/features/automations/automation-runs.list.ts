/** The run log as a list. */
import type { RunListInput, RunRow } from '@kervan/domain/automations/run.ts'
import { endOfDay, startOfDay } from '@kervan/domain/values/calendar-day.ts'
import { automationRules } from '#features/automations/automation-rules.table.ts'
import { automationRuns } from '#features/automations/automation-runs.table.ts'
import { eq, gte, lte, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import { byAge } from '#spine/lists/sorts.ts'

export const runColumns = {
  id: automationRuns.id,
  rule_id: automationRuns.rule_id,
  rule_name: automationRules.name,
  status: automationRuns.status,
  trigger: automationRuns.trigger,
  subject: automationRuns.subject,
  subject_id: automationRuns.subject_id,
  subject_label: automationRuns.subject_label,
  occurred_at: automationRuns.occurred_at,
  due_at: automationRuns.due_at,
  finished_at: automationRuns.finished_at,
  attempts: automationRuns.attempts,
  error: automationRuns.error,
  again_of: automationRuns.again_of,
  run_again: sql<boolean>`exists (select from automation_runs later where later.again_of = ${automationRuns.id})`,
}

export const runList = defineList<RunRow, RunListInput>({
  name: 'automation-runs',
  table: automationRuns,
  columns: runColumns,
  joins: sql`join ${automationRules} on ${eq(automationRules.id, automationRuns.rule_id)}`,
  sorts: { created: byAge },
  filters: ({ rule_id, status, subject, subject_id, from, to }, _, is) => [
    rule_id ? eq(automationRuns.rule_id, rule_id) : undefined,
    status && is(automationRuns.status, status),
    subject && is(automationRuns.subject, subject),
    subject_id ? eq(automationRuns.subject_id, subject_id) : undefined,
    from ? gte(automationRuns.occurred_at, startOfDay(from).toISOString()) : undefined,
    to ? lte(automationRuns.occurred_at, endOfDay(to).toISOString()) : undefined,
  ],
})
