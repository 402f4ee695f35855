/** Queries of the audit trail. */

import { auditEntries } from '#features/auth/audit-entries.table.ts'
import { users } from '#features/auth/users.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { and, desc, eq, lt } from '#spine/database/drizzle.ts'

export function auditPage(
  db: Db,
  page: { after?: string | undefined; limit: number; subject_table?: string | undefined },
) {
  return db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      actor_id: auditEntries.actor_id,
      actor_name: users.name,
      subject_table: auditEntries.subject_table,
      subject_id: auditEntries.subject_id,
      action: auditEntries.action,
      before: auditEntries.before,
      after: auditEntries.after,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actor_id))
    .where(
      and(
        page.after ? lt(auditEntries.id, page.after) : undefined,
        page.subject_table ? eq(auditEntries.subject_table, page.subject_table) : undefined,
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(page.limit + 1)
}
