/** Everybody who can sign in: customers, staff and admins. */

import { createdAt, id, inTurkish, moment } from '#spine/database/columns.ts'
import { boolean, check, index, pgTable, sql, text, uniqueIndex } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    email_verified: boolean().notNull().default(false),
    name: text().notNull(),
    image: text(),
    role: text({ enum: ['customer', 'staff', 'admin'] }).notNull(),
    disabled_at: moment(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    // In the order in which lists are sorted by colleagues.
    index('users_office').on(inTurkish(table.name), table.id).where(sql`role in ('staff', 'admin')`),
    check('users_email_folded', sql`email = lower(email collate "C") and email ~ '^[\x21-\x7e]+$'`),
    ...enumChecks(table),
    ...rowPolicies('users', {
      customer: { select: sql`id = ${actorId}` },
      staff: { select: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow },
      auth: { select: everyRow, insert: everyRow, update: everyRow },
    }),
  ],
)
