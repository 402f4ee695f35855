/** Mail that came in: of each that it came, and what became of it; of those that staff have to read also what it says. */
import { inboundOutcomes } from '@kervan/domain/chat/inbound-mail.ts'
import { chatConversations } from '#features/chat/chat-conversations.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const inboundMails = pgTable(
  'inbound_mails',
  {
    id: id(),
    /** Of what makes it the same mail, so that one that is handed to us twice is taken once. */
    fingerprint: text().notNull(),
    outcome: text({ enum: inboundOutcomes }).notNull(),
    sender: text().notNull(),
    sender_name: text().notNull().default(''),
    subject: text().notNull().default(''),
    /** Empty where it is a message, or nobody has to read it. */
    content: text().notNull().default(''),
    attachments: jsonb().$type<{ name: string; size: number }[]>().notNull().default([]),
    /** Where the mail lies as it came, of those that staff have to read. */
    raw_key: text(),
    conversation_id: uuid().references(() => chatConversations.id, { onDelete: 'cascade' }),
    /** Whose conversation it answers, or else who has the sender's address: that alone proves nothing. */
    customer_id: uuid().references(() => profiles.id, { onDelete: 'cascade' }),
    received_at: createdAt(),
  },
  (table) => [
    uniqueIndex('inbound_mails_fingerprint').on(table.fingerprint),
    index('inbound_mails_conversation').on(table.conversation_id, table.received_at),
    index('inbound_mails_customer').on(table.customer_id),
    index('inbound_mails_received').on(table.received_at),
    ...enumChecks(table),
    ...rowPolicies('inbound_mails', { staff: { select: everyRow }, admin: { select: everyRow } }),
  ],
)
