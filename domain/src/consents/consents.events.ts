/** Events of consents and of requests about a person's own data. */
import { defineEvent } from '#live/event.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

/** For the person. */
export const consentsChanged = defineEvent('consents.changed', z.object({ user_id: Id }))

/** For the person and for admins. */
export const dataRequestChanged = defineEvent('consents.data_request_changed', z.object({ request_id: Id }))
