/** The company's answer time: the median hours from a request to its first quote. One row, written by a job. */

import { createdAt } from '#spine/database/columns.ts'
import { check, integer, numeric, pgTable, sql } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const answerTimes = pgTable(
  'answer_times',
  {
    id: integer().primaryKey().default(1),
    median_hours: numeric({ precision: 10, scale: 1 }).notNull(),
    sample: integer().notNull(),
    computed_at: createdAt(),
  },
  () => [
    check('answer_times_one_row', sql`id = 1`),
    ...rowPolicies('answer_times', {
      customer: { select: everyRow },
      staff: { select: everyRow },
      admin: { select: everyRow },
    }),
  ],
)
