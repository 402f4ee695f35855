/** The mails that an admin has worded anew; the others have the product's own words. */
import { createdAt, id } from '#spine/database/columns.ts'
import { check, integer, pgTable, sql, text, uniqueIndex } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const mailTextRows = pgTable(
  'mail_texts',
  {
    id: id(),
    /** One of `mailKinds`; a kind that the product no longer sends stays here unread. */
    kind: text().notNull(),
    subject: text().notNull(),
    opening: text().notNull(),
    version: integer().notNull().default(1),
    updated_at: createdAt(),
  },
  (table) => [
    uniqueIndex('mail_texts_kind').on(table.kind),
    // A subject is a header: whatever writes it, it stays on one line.
    check('mail_texts_subject_is_one_line', sql`subject <> '' and subject !~ '[[:cntrl:]]'`),
    check('mail_texts_opening_is_written', sql`opening <> ''`),
    ...rowPolicies('mail_texts', {
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
