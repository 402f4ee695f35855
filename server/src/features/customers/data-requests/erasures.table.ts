/** What was erased when, counted per table, without anything of the person: the proof, and what is left to do while it runs. */
import type { ErasureProof } from '@kervan/domain/customers/data-requests.contract.ts'
import { dataRequests } from '#features/consents/data-requests.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { index, integer, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const erasures = pgTable(
  'erasures',
  {
    id: id(),
    request_id: uuid()
      .notNull()
      .references(() => dataRequests.id),
    /** Whose rows are left, as long as some are: of the record that has no name any more. The request's own id where they had none. */
    record_id: uuid(),
    begun_at: createdAt(),
    finished_at: moment(),
    tables: jsonb().$type<ErasureProof['tables']>().notNull().default([]),
    files: integer().notNull().default(0),
    /** Files whose rows are gone and that are still to be removed. Their keys say nothing. */
    files_left: text().array().notNull().default(sql`'{}'`),
    /** When the first of what is kept may be erased too. */
    kept_until: moment(),
  },
  (table) => [
    uniqueIndex('erasures_request').on(table.request_id),
    index('erasures_kept_until').on(table.kept_until).where(sql`kept_until is not null`),
    ...rowPolicies('erasures', { admin: { select: everyRow, insert: everyRow } }),
  ],
)
