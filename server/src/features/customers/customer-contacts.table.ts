/** What was said between the office and a customer outside of requests and offers: mails, calls, visits, notes. Only staff see it. */
import {
  contactKinds,
  contactMatters,
  contactOutcomes,
  mailStates,
} from '@kervan/domain/customers/customer-contacts.ts'
import { users } from '#features/auth/users.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { check, date, index, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const everything = { select: everyRow, insert: everyRow, update: everyRow }

export const customerContacts = pgTable(
  'customer_contacts',
  {
    id: id(),
    customer_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    kind: text({ enum: contactKinds }).notNull(),
    /** Of a mail. */
    subject: text().notNull().default(''),
    text: text().notNull().default(''),
    /** Of a call or a visit. */
    outcome: text({ enum: contactOutcomes }),
    /** Of a call or a visit: when they are spoken with again. */
    follow_up_on: date({ mode: 'string' }),
    /** Of a call or a visit: what it was about. By kind and id, without a foreign key: it stays when that is gone. */
    about_kind: text({ enum: contactMatters }),
    about_id: uuid(),
    /** Of a mail: where it went, and what became of it. */
    recipient: text().notNull().default(''),
    mail_state: text({ enum: mailStates }),
    mail_reason: text().notNull().default(''),
    /** Null of what the program has mailed by itself. */
    created_by: uuid().references(() => users.id),
    created_at: createdAt(),
  },
  (table) => [
    index('customer_contacts_customer').on(table.customer_id, table.created_at, table.id),
    index('customer_contacts_created_by').on(table.created_by),
    check('customer_contacts_author', sql`kind = 'mail' or created_by is not null`),
    check('customer_contacts_mail', sql`(kind = 'mail') = (mail_state is not null)`),
    check('customer_contacts_outcome', sql`(kind in ('call', 'visit')) = (outcome is not null)`),
    check('customer_contacts_about', sql`(about_kind is null) = (about_id is null)`),
    ...enumChecks(table),
    ...rowPolicies('customer_contacts', { staff: everything, admin: { ...everything, delete: everyRow } }),
  ],
)
