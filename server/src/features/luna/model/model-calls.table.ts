/**
 * Everything that was sent to the language model, with what came back and what it took: written before it is sent. It names nobody, and
 * is kept for a month.
 */
import { createdAt, id } from '#spine/database/columns.ts'
import { integer, numeric, pgTable, text } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const modelCalls = pgTable(
  'model_calls',
  {
    id: id(),
    called_at: createdAt(),
    /** The prompt with its version, as `answer.v1`. */
    prompt: text().notNull(),
    model: text().notNull(),
    sent: text().notNull(),
    received: text().notNull().default(''),
    /** Empty while it runs; `used`, or why it was not. */
    outcome: text().notNull().default(''),
    tries: integer().notNull().default(0),
    ms: integer(),
    first_ms: integer(),
    tokens_in: integer().notNull().default(0),
    tokens_out: integer().notNull().default(0),
    /** In US dollars, by the prices of that day; null where none are entered. */
    cost: numeric({ precision: 14, scale: 8 }),
  },
  () => rowPolicies('model_calls', { admin: { select: everyRow } }),
)
