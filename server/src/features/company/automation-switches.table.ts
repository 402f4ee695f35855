/** Which of the built-in jobs are switched on, with their parameters. Low on the ladder, since the jobs themselves ask; admins switch them as automation rules. */
import { switchedJobKeys } from '@kervan/domain/company/switched-jobs.ts'
import { createdAt } from '#spine/database/columns.ts'
import { boolean, jsonb, pgTable, text } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const automationSwitches = pgTable(
  'automation_switches',
  {
    job: text({ enum: switchedJobKeys }).primaryKey(),
    is_on: boolean().notNull(),
    parameters: jsonb().$type<Record<string, number>>().notNull().default({}),
    updated_at: createdAt(),
  },
  (table) => [
    ...enumChecks(table),
    ...rowPolicies('automation_switches', {
      staff: { select: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow },
    }),
  ],
)
