/** The audit trail, for admins. */
import type { AuditEntry, AuditListInput } from '@kervan/domain/auth/audit.contract.ts'
import { auditEntries } from '#features/auth/audit-entries.table.ts'
import { users } from '#features/auth/users.table.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import { byAge } from '#spine/lists/sorts.ts'

export const auditList = defineList<AuditEntry, AuditListInput>({
  name: 'audit',
  table: auditEntries,
  columns: {
    id: auditEntries.id,
    at: auditEntries.at,
    actor_id: auditEntries.actor_id,
    actor_name: users.name,
    subject_table: auditEntries.subject_table,
    subject_id: auditEntries.subject_id,
    action: auditEntries.action,
    before: auditEntries.before,
    after: auditEntries.after,
  },
  joins: sql`left join ${users} on ${eq(users.id, auditEntries.actor_id)}`,
  sorts: { created: byAge },
  filters: ({ subject_table }) => [subject_table ? eq(auditEntries.subject_table, subject_table) : undefined],
})
