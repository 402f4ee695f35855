/** What is said of visits while they happen, and what becomes of an invitation. */
import { visitsChangedName } from '#analytics/invitations.copy.ts'
import { defineEvent } from '#live/event.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

/** Somebody has opened a page: whoever looks at the figures reads them again. */
export const visitsChanged = defineEvent(visitsChangedName, z.object({}))

/** A guest has answered the invitation of a colleague, who is told of it. */
export const invitationAnswered = defineEvent(
  'analytics.invitation_answered',
  z.object({ visit_id: Id, answer: z.enum(['accepted', 'declined']), conversation_id: Id.nullable() }),
)
