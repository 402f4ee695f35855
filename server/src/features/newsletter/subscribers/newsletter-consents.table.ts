/** What subscribers have agreed to and refused, each with its proof, and whether the register (İYS) has been told. Rows are only added. */
import { consentAnswers, consentSources, recipientTypes } from '@kervan/domain/newsletter/subscriber-words.ts'
import { newsletterSubscribers } from '#features/newsletter/newsletter-subscribers.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { index, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    id: id(),
    /** Null once the subscriber's data were erased; the proof stays, under a hash of the address. */
    subscriber_id: uuid().references(() => newsletterSubscribers.id, { onDelete: 'set null' }),
    email: text().notNull(),
    answer: text({ enum: consentAnswers }).notNull(),
    source: text({ enum: consentSources }).notNull(),
    recipient_type: text({ enum: recipientTypes }).notNull(),
    text_version: text().notNull().default(''),
    note: text().notNull().default(''),
    at: moment().notNull(),
    recorded_at: createdAt(),
    recorded_by: uuid(),
    /** Null where the register is not told: it takes no refusal as its first word of an address, and needs no second proof. */
    registry_due_at: moment(),
    registry_loaded_at: moment(),
  },
  (table) => [
    index('newsletter_consents_subscriber').on(table.subscriber_id, table.id),
    index('newsletter_consents_email').on(table.email),
    index('newsletter_consents_at').on(table.at, table.id),
    index('newsletter_consents_due').on(table.registry_due_at, table.id),
    index('newsletter_consents_open')
      .on(table.registry_due_at, table.id)
      .where(sql`registry_loaded_at is null`),
    ...enumChecks(table),
    ...rowPolicies('newsletter_consents', {
      staff: { select: everyRow, insert: everyRow, update: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow },
    }),
  ],
)
