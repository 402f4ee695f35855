/** Events of the mail that belongs to conversations. Like all of the chat's they hold ids, never a word. */
import { defineEvent } from '#live/event.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

/** Staff have written, and the customer has not looked at it for a while. */
export const chatUnread = defineEvent(
  'chat.unread',
  z.object({ conversation_id: Id, customer_id: Id, message_id: Id }),
)

/** Mail has come in that is no message of a customer: somebody has to read it. */
export const inboundMailKept = defineEvent('chat.mail_kept', z.object({ inbound_mail_id: Id }))
