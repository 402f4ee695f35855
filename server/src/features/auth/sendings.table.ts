/** When codes and links were sent, by a hash of the address, to limit the mails to one address. */
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#spine/database/columns.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const sendings = pgTable(
  'sendings',
  {
    id: id(),
    address_hash: text().notNull(),
    sent_at: createdAt(),
  },
  (table) => [
    index('sendings_address').on(table.address_hash, table.sent_at),
    index('sendings_sent_at').on(table.sent_at),
    ...rowPolicies('sendings', { auth: { select: everyRow, insert: everyRow } }),
  ],
)
