/** The mail about what a guest has not read did not arrive: their conversation says so, to the office alone. A customer's mail stands in their history. */
import { chatConversationChanged } from '@kervan/domain/chat/chat.events.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Emit } from '#spine/database/outbox.ts'
import type { MailFailure } from '#spine/mail/send-mail.jobs.ts'

const longestReason = 200
/** None where the talk was forgotten meanwhile. */
const note = `insert into chat_events (conversation_id, kind, text)
  select id, 'mail_failed', $2 from chat_conversations where id = $1 returning conversation_id`

/** One that may have arrived is not said to have failed; should it come back or be refused on the next try, that is noted then. */
export async function noteFailedMail(
  tx: Transaction,
  emit: Emit,
  conversationId: string,
  { to, reason, uncertain }: MailFailure,
): Promise<void> {
  if (uncertain) return
  const noted = await tx.asSystem(note, [conversationId, `${to}: ${plainLine(reason, longestReason)}`])
  if (noted.length > 0)
    await emit(tx, chatConversationChanged, ['staff'], { conversation_id: conversationId, customer_id: null })
}
