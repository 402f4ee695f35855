/** Organisations: firms whose people are customers. Rows still belong to the people. */

import { customerGroups } from '#features/customers/customer-groups.table.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { index, integer, pgTable, sql, text, uniqueIndex, uuid } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const words = () => text().notNull().default('')

export const organisations = pgTable(
  'organisations',
  {
    id: id(),
    name: text().notNull(),
    tax_office: words(),
    tax_number: text(),
    sector_id: uuid().references(() => customerGroups.id),
    segment_id: uuid().references(() => customerGroups.id),
    city: words(),
    country: words(),
    payment_term_days: integer(),
    created_at: createdAt(),
    updated_at: createdAt(),
    search: text().generatedAlwaysAs(sql`kervan_fold(name)`),
  },
  (table) => [
    uniqueIndex('organisations_tax_number').on(table.tax_number),
    index('organisations_search').using('gin', sql`search gin_trgm_ops`),
    index('organisations_name').on(table.search),
    index('organisations_sector').on(table.sector_id).where(sql`sector_id is not null`),
    index('organisations_segment').on(table.segment_id).where(sql`segment_id is not null`),
    ...rowPolicies('organisations', {
      // Their own: the policy of `profiles` shows a customer one row. Our queries read no more of it than the name.
      customer: {
        select: sql`exists (select from profiles where profiles.organisation_id = organisations.id)`,
      },
      staff: { select: everyRow, insert: everyRow, update: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
