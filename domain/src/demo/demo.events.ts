/** Events of the demo inbox. */
import { defineEvent } from '#live/event.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

export const mailArrived = defineEvent('inbox.mail_arrived', z.object({ mail_id: Id }))
