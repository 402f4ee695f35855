/** Unused codes and links: the address or token is hashed, the code is under a keyed hash, with its wrong tries. */

import { createdAt, moment } from '#spine/database/columns.ts'
import { index, pgTable, sql, text } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const verifications = pgTable(
  'verifications',
  {
    // Text, since the library makes ids of its own at an invited person's first sign-in.
    id: text().primaryKey().default(sql`uuidv7()::text`),
    identifier: text().notNull(),
    value: text().notNull(),
    expires_at: moment().notNull(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expires_at').on(table.expires_at),
    ...rowPolicies('verifications', {
      auth: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
