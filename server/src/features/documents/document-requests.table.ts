/** Papers that a colleague has asked a customer for: one row for each paper and each time. */
import { paperKinds } from '@kervan/domain/documents/papers.ts'
import { users } from '#features/auth/users.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { index, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const documentRequests = pgTable(
  'document_requests',
  {
    id: id(),
    customer_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    shipment_id: uuid().references(() => shipments.id, { onDelete: 'cascade' }),
    request_id: uuid().references(() => requests.id, { onDelete: 'cascade' }),
    paper: text({ enum: paperKinds }).notNull(),
    note: text().notNull().default(''),
    asked_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    asked_at: createdAt(),
  },
  (table) => [
    index('document_requests_customer').on(table.customer_id),
    index('document_requests_shipment').on(table.shipment_id, table.paper, table.asked_at),
    index('document_requests_request').on(table.request_id, table.paper, table.asked_at),
    index('document_requests_asker').on(table.asked_by),
    ...enumChecks(table),
    ...rowPolicies('document_requests', {
      customer: { select: sql`customer_id = ${actorId}` },
      staff: { select: everyRow, insert: everyRow },
      admin: { select: everyRow, insert: everyRow },
    }),
  ],
)
