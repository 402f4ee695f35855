/**
 * Requests under article 11 of the law on personal data, which an admin answers. Once somebody is erased, nothing of theirs is left in
 * their request: it then says what was asked and done when, and not by whom.
 */
import {
  dataRequestChannels,
  dataRequestKinds,
  dataRequestStatuses,
  type FieldCorrection,
  identityChecks,
} from '@kervan/domain/consents/data-requests.copy.ts'
import { users } from '#features/auth/users.table.ts'
import { createdAt, id, inTurkish, moment } from '#spine/database/columns.ts'
import { index, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const own = sql`user_id = ${actorId}`
const words = () => text().notNull().default('')

export const dataRequests = pgTable(
  'data_requests',
  {
    id: id(),
    /** Of the account, which is that of the record too; not a key, since a record may have no account and an applicant no record. */
    user_id: uuid(),
    /** Who applied, as they said it themselves. */
    person_name: words(),
    person_email: words(),
    kind: text({ enum: dataRequestKinds }).notNull(),
    channel: text({ enum: dataRequestChannels }).notNull().default('portal'),
    status: text({ enum: dataRequestStatuses }).notNull().default('open'),
    note: words(),
    /** When it reached us. */
    created_at: createdAt(),
    due_at: moment().notNull(),
    closed_at: moment(),
    closed_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** What was answered, or why it was refused. */
    answer: words(),
    /** Nothing is handed out, changed or erased before it. */
    identity_check: text({ enum: identityChecks }),
    identity_checked_at: moment(),
    identity_checked_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    identity_note: words(),
    corrections: jsonb().$type<FieldCorrection[]>().notNull().default([]),
  },
  (table) => [
    index('data_requests_user_id').on(table.user_id),
    index('data_requests_due').on(table.due_at, table.id),
    index('data_requests_name').on(inTurkish(sql`nullif(person_name, '')`), table.id),
    index('data_requests_closed_by').on(table.closed_by),
    index('data_requests_checked_by').on(table.identity_checked_by),
    uniqueIndex('data_requests_one_open').on(table.user_id, table.kind).where(sql`status = 'open'`),
    // People withdraw requests, and admins enter those of others, through the system; only admins update rows directly.
    ...enumChecks(table),
    ...rowPolicies('data_requests', {
      customer: { select: own, insert: own },
      staff: { select: own, insert: own },
      admin: { select: everyRow, insert: own, update: everyRow },
    }),
  ],
)
