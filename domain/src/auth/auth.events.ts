/** Events of signing in and out. */
import { defineEvent } from '#live/event.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

/** For the person: their list of sessions has changed. */
export const sessionsChanged = defineEvent('auth.sessions_changed', z.object({ user_id: Id }))

/** For the server processes: written by the database when a session is deleted, so that its sockets close. */
export const sessionEnded = defineEvent('session.ended', z.object({ session_id: Id }))

/** For staff: a colleague was invited, disabled, enabled or given another role. */
export const staffChanged = defineEvent('auth.staff_changed', z.object({ user_id: Id }))
