/** Files of subscribers or refusals that staff bring, and what became of each row. */
import type { SubscriberMeanings } from '@kervan/domain/newsletter/imported-subscriber.ts'
import { importKinds, importOutcomes } from '@kervan/domain/newsletter/subscribers.copy.ts'
import { users } from '#features/auth/users.table.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const rights = { select: everyRow, insert: everyRow, update: everyRow }

export const newsletterImports = pgTable(
  'newsletter_imports',
  {
    id: id(),
    kind: text({ enum: importKinds }).notNull(),
    file_name: text().notNull(),
    heads: jsonb().$type<string[]>().notNull(),
    row_count: integer().notNull(),
    /** Null until somebody has said what the columns are. */
    meanings: jsonb().$type<SubscriberMeanings>(),
    task_id: uuid(),
    /** Of what was fetched from the register of consents: from where the next night goes on. */
    registry_mark: text(),
    created_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [
    index('newsletter_imports_created_by').on(table.created_by),
    ...enumChecks(table),
    ...rowPolicies('newsletter_imports', { staff: rights, admin: rights }),
  ],
)

export const newsletterImportRows = pgTable(
  'newsletter_import_rows',
  {
    import_id: uuid()
      .notNull()
      .references(() => newsletterImports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    outcome: text({ enum: importOutcomes }),
    problem: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.import_id, table.line] }),
    ...enumChecks(table),
    ...rowPolicies('newsletter_import_rows', { staff: rights, admin: rights }),
  ],
)
