/** Visitors who have introduced themselves to write to us. Their browser has a token, of which only the hash is kept here. */
import { guestIntents } from '@kervan/domain/chat/chat-message.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { check, pgTable, sql, text, uniqueIndex } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const chatGuests = pgTable(
  'chat_guests',
  {
    id: id(),
    token_hash: text().notNull(),
    full_name: text().notNull(),
    /** One of the two is what they left as their contact. */
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    company: text().notNull().default(''),
    intent: text({ enum: guestIntents }),
    /** Which text they have agreed to, and when. */
    consent_version: text().notNull(),
    consented_at: createdAt(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('chat_guests_token').on(table.token_hash),
    check('chat_guests_contact', sql`email <> '' or phone <> ''`),
    ...enumChecks(table),
    ...rowPolicies('chat_guests', { staff: { select: everyRow }, admin: { select: everyRow } }),
  ],
)
