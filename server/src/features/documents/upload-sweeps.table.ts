/** What each sweep of files has removed and found: one row for each run, kept for some months. */
import { createdAt, id } from '#spine/database/columns.ts'
import { bigint, integer, pgTable, sql, uuid } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const count = () => integer().notNull().default(0)
const size = () => bigint({ mode: 'number' }).notNull().default(0)

export const uploadSweeps = pgTable(
  'upload_sweeps',
  {
    id: id(),
    swept_at: createdAt(),
    expired: count(),
    deleted: count(),
    orphans: count(),
    unfinished: count(),
    removed_bytes: size(),
    kept_files: count(),
    kept_bytes: size(),
    /** The first of those whose file was not there; the log names all. */
    missing: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    missing_count: count(),
  },
  () => rowPolicies('upload_sweeps', { admin: { select: everyRow } }),
)
