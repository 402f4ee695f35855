/** Tables of customers that staff have brought, with what became of each row. Deleted some weeks later; the customers stay. */
import { rowOutcomes } from '@kervan/domain/customers/customer-imports.copy.ts'
import type { ColumnMeanings } from '@kervan/domain/customers/imported-customer.ts'
import { users } from '#features/auth/users.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { index, integer, jsonb, pgTable, primaryKey, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const office = { select: everyRow, insert: everyRow, update: everyRow }

export const customerImports = pgTable(
  'customer_imports',
  {
    id: id(),
    file_name: text().notNull(),
    heads: jsonb().$type<string[]>().notNull(),
    row_count: integer().notNull(),
    meanings: jsonb().$type<ColumnMeanings>(),
    /** The work that was last begun for it; a finished one may be gone. */
    task_id: uuid(),
    undo_at: moment(),
    created_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [
    index('customer_imports_created_by').on(table.created_by),
    ...rowPolicies('customer_imports', { staff: office, admin: office }),
  ],
)

export const customerImportRows = pgTable(
  'customer_import_rows',
  {
    import_id: uuid()
      .notNull()
      .references(() => customerImports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    outcome: text({ enum: rowOutcomes }),
    problem: text().notNull().default(''),
    customer_id: uuid().references(() => profiles.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.import_id, table.line] }),
    index('customer_import_rows_outcome').on(table.import_id, table.outcome, table.line),
    index('customer_import_rows_customer').on(table.customer_id).where(sql`customer_id is not null`),
    ...enumChecks(table),
    ...rowPolicies('customer_import_rows', { staff: office, admin: office }),
  ],
)
