/** Sectors and segments, by which staff group customers and firms; admins keep the lists. */
import { groupKinds } from '@kervan/domain/customers/customer-groups.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { index, integer, pgTable, sql, text, uniqueIndex } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const customerGroups = pgTable(
  'customer_groups',
  {
    id: id(),
    kind: text({ enum: groupKinds }).notNull(),
    name: text().notNull(),
    rank: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('customer_groups_name').on(table.kind, sql`kervan_fold(name)`),
    index('customer_groups_rank').on(table.kind, table.rank),
    ...enumChecks(table),
    ...rowPolicies('customer_groups', {
      staff: { select: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
