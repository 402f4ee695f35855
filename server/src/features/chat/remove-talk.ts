/** Removes a guest's talk with all that hangs on it. The files of mails that were kept of it go first: a row knows where they lie. */
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

const keptMails = 'select raw_key from inbound_mails where conversation_id = $1 and raw_key is not null'
const remove = 'delete from chat_conversations where id = $1'

export async function removeTalk(
  tx: Transaction,
  { files }: Pick<Services, 'files'>,
  conversationId: string,
): Promise<void> {
  for (const { raw_key } of await tx.asSystem<{ raw_key: string }>(keptMails, [conversationId]))
    await files.remove(raw_key)
  await tx.asSystem(remove, [conversationId])
}
