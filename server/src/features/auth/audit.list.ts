/** The audit trail, for admins. */
import type { AuditEntry, AuditListInput } from '@kervan/domain/auth/audit.contract.ts'
import { endOfDay, startOfDay } from '@kervan/domain/values/calendar-day.ts'
import { auditEntries } from '#features/auth/audit-entries.table.ts'
import { users } from '#features/auth/users.table.ts'
import { and, eq, gte, lte, sql } from '#spine/database/drizzle.ts'
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
  filters: ({ subject_table, subject_id, actor_id, from, to }) => [
    subject_table ? eq(auditEntries.subject_table, subject_table) : undefined,
    subject_id ? eq(auditEntries.subject_id, subject_id) : undefined,
    actor_id ? eq(auditEntries.actor_id, actor_id) : undefined,
    from ? since(startOfDay(from)) : undefined,
    to ? until(endOfDay(to)) : undefined,
  ],
})

const hourMs = 3_600_000
/** The first id that can be given at a moment: ids begin with the milliseconds. */
const firstIdAt = (moment: Date) => {
  const hex = moment.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

/** The ids say where in the list to begin, so that a day long ago is found at once; the moment itself decides. */
const since = (moment: Date) =>
  and(gte(auditEntries.id, firstIdAt(moment)), gte(auditEntries.at, moment.toISOString()))
/** A row has its moment from the beginning of its transaction, and its id from some time later. */
const until = (moment: Date) =>
  and(
    lte(auditEntries.id, firstIdAt(new Date(moment.getTime() + hourMs))),
    lte(auditEntries.at, moment.toISOString()),
  )
