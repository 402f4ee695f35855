/** The one row that says which company runs this installation. */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import { createdAt } from '#spine/database/columns.ts'
import { check, integer, jsonb, pgTable, smallint, sql } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const companies = pgTable(
  'company',
  {
    id: smallint().primaryKey().default(1),
    data: jsonb().$type<Company>().notNull(),
    version: integer().notNull().default(1),
    updated_at: createdAt(),
  },
  () => [
    check('company_is_one', sql`id = 1`),
    ...rowPolicies('company', {
      guest: { select: everyRow },
      customer: { select: everyRow },
      staff: { select: everyRow },
      admin: { select: everyRow, update: everyRow },
    }),
  ],
)
