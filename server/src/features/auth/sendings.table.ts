/** When codes and links were sent, by a hash of the mailbox, to limit the mails to it. */

import { createdAt, id } from '#spine/database/columns.ts'
import { boolean, index, pgTable, text } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const sendings = pgTable(
  'sendings',
  {
    id: id(),
    address_hash: text().notNull(),
    /** Sent beyond the shared limit, to a device that has signed in before. */
    for_known_device: boolean().notNull().default(false),
    sent_at: createdAt(),
  },
  (table) => [
    index('sendings_address').on(table.address_hash, table.sent_at),
    index('sendings_sent_at').on(table.sent_at),
    ...rowPolicies('sendings', { auth: { select: everyRow, insert: everyRow } }),
  ],
)
