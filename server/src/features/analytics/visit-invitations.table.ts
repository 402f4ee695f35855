/** Invitations of the office to guests who look at the site, one per visit. They go with the visit, as when its visitor takes their consent back. */
import { invitationKinds, invitationStates } from '@kervan/domain/analytics/invitations.copy.ts'
import { visitorSessions } from '#features/analytics/visitor-sessions.table.ts'
import { users } from '#features/auth/users.table.ts'
import { chatConversations } from '#features/chat/chat-conversations.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { index, pgTable, sql, text, uniqueIndex, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const visitInvitations = pgTable(
  'visit_invitations',
  {
    id: id(),
    session_id: uuid()
      .notNull()
      .references(() => visitorSessions.id, { onDelete: 'cascade' }),
    kind: text({ enum: invitationKinds }).notNull(),
    message_text: text().notNull(),
    state: text({ enum: invitationStates }).notNull().default('sent'),
    staff_id: uuid()
      .notNull()
      .references(() => users.id),
    /** What came of it. */
    conversation_id: uuid().references(() => chatConversations.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    /** When a page was given it; once that shows it, since when. */
    shown_at: moment(),
    answered_at: moment(),
  },
  (table) => [
    uniqueIndex('visit_invitations_session').on(table.session_id),
    index('visit_invitations_staff').on(table.staff_id),
    index('visit_invitations_conversation').on(table.conversation_id).where(sql`conversation_id is not null`),
    ...enumChecks(table),
    ...rowPolicies('visit_invitations', { staff: { select: everyRow }, admin: { select: everyRow } }),
  ],
)
