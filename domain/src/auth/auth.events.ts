/** News of signing in and out. */
import { defineEvent } from '#live/event.ts'
import { Id } from '#values/page.ts'
import { z } from '#z.ts'

/** For the person themselves: the list of their sessions is another now. */
export const sessionsChanged = defineEvent('auth.sessions_changed', z.object({ user_id: Id }))

/** For the office: somebody was invited, disabled, enabled or given another role. */
export const staffChanged = defineEvent('auth.staff_changed', z.object({ user_id: Id }))
