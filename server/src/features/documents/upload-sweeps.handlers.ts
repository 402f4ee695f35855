/** The reports of the sweep of files, as an admin reads them. */
import { documentNumber } from '@kervan/domain/documents/document-kinds.ts'
import { uploadSweepsContract } from '@kervan/domain/documents/upload-sweeps.contract.ts'
import { uploadSweeps } from '#features/documents/upload-sweeps.table.ts'
import { desc, sql } from '#spine/database/drizzle.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof uploadSweepsContract>(uploadSweepsContract)

const { swept_at, expired, deleted, orphans, unfinished, removed_bytes, kept_files, kept_bytes } =
  uploadSweeps
const { missing, missing_count } = uploadSweeps
const removed = { swept_at, expired, deleted, orphans, unfinished, removed_bytes }
const removedFiles = sql`${expired} + ${deleted} + ${orphans} + ${unfinished}`
const mostShown = 8

export const uploadSweepsHandlers = {
  sweeps: api.sweeps.handler(async ({ context: { services, actor } }) => {
    const [[latest], recent, [month]] = await services.actAs(actor, ({ db }) =>
      Promise.all([
        db
          .select({ ...removed, kept_files, kept_bytes, missing, missing_count })
          .from(uploadSweeps)
          .orderBy(desc(swept_at))
          .limit(1),
        db
          .select(removed)
          .from(uploadSweeps)
          .where(sql`${removedFiles} > 0`)
          .orderBy(desc(swept_at))
          .limit(mostShown),
        db
          .select({
            files: sql<number>`coalesce(sum(${removedFiles}), 0)::int`,
            bytes: sql<number>`coalesce(sum(${removed_bytes}), 0)::float8`,
          })
          .from(uploadSweeps)
          .where(sql`${swept_at} > now() - interval '30 days'`),
      ]),
    )
    return {
      latest: latest ? { ...latest, missing: latest.missing.map(documentNumber) } : null,
      recent,
      month: month ?? { files: 0, bytes: 0 },
    }
  }),
}
