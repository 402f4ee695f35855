/** Answers of creating calls by key, so that a repeated call gets the first answer. Each person has a scope of their own. */

import { createdAt } from '#spine/database/columns.ts'
import { index, jsonb, pgTable, primaryKey, text } from '#spine/database/drizzle.ts'
import { rowPolicies } from '#spine/database/row-policies.ts'

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    request_hash: text().notNull(),
    answer: jsonb(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_created_at').on(table.created_at),
    ...rowPolicies('idempotency_keys', {}),
  ],
)
