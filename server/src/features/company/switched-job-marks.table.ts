/** What the jobs that an admin switches have done already, so that none does it twice: one row per job and thing. */
import { switchedJobKeys } from '@kervan/domain/company/switched-jobs.ts'
import { createdAt } from '#spine/database/columns.ts'
import { index, pgTable, primaryKey, text } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { rowPolicies } from '#spine/database/row-policies.ts'

export const switchedJobMarks = pgTable(
  'switched_job_marks',
  {
    job: text({ enum: switchedJobKeys }).notNull(),
    key: text().notNull(),
    at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.job, table.key] }),
    index('switched_job_marks_at').on(table.at),
    ...enumChecks(table),
    ...rowPolicies('switched_job_marks', {}),
  ],
)
