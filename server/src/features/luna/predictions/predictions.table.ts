/** What is foretold for the office, one row for each kind, by a job: how it did when it was tried, and what it says of what is open now. */
import type { Backtest } from '@kervan/domain/luna/predictions/backtest.ts'
import { predictionKinds } from '@kervan/domain/luna/predictions/predictions.copy.ts'
import { createdAt, moment } from '#spine/database/columns.ts'
import { jsonb, pgTable, text } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

/** Of a record by its id, or of a lane by its name; what it is called is read with it, so that nothing of a person is kept here. */
export type ForetoldItem = { key: string; likelihood: number | null; expected: number | null; why: string }

export const predictions = pgTable(
  'predictions',
  {
    kind: text({ enum: predictionKinds }).primaryKey(),
    backtest: jsonb().$type<Backtest>(),
    items: jsonb().$type<ForetoldItem[]>().notNull().default([]),
    /** After `computed_at` while it is being computed. */
    started_at: createdAt(),
    computed_at: moment(),
  },
  (table) => [
    ...enumChecks(table),
    ...rowPolicies('predictions', { staff: { select: everyRow }, admin: { select: everyRow } }),
  ],
)
