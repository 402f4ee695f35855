/** The writer of a message corrects it or takes it back, within some minutes. Of what was taken back nothing stays but its place. */
import { chatProblems } from '@kervan/domain/chat/chat.copy.ts'
import { chatMessageChanged } from '@kervan/domain/chat/chat.events.ts'
import { mayChangeMessage, type SenderType } from '@kervan/domain/chat/chat.policy.ts'
import { ORPCError } from '@orpc/server'
import type { Writer } from '#features/chat/chat-seat.ts'
import { audiencesOf, conversationById } from '#features/chat/conversations.queries.ts'
import { announceDocument } from '#features/documents/announce-document.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'
import type { Services } from '#spine/http/call.ts'

type Stored = {
  conversation_id: string
  position: number
  sender_type: SenderType
  sender_id: string | null
  message_text: string
  created_at: string
  deleted_at: string | null
}

const lock = `select conversation_id, position, sender_type, sender_id, message_text, ${isoText('created_at')} as created_at,
    ${isoText('deleted_at')} as deleted_at
  from chat_messages where id = $1 and ($2::uuid is null or conversation_id = $2) for update`
const edit = 'update chat_messages set message_text = $2, edited_at = now() where id = $1'
const remove = "update chat_messages set message_text = '', deleted_at = now() where id = $1"
/** The customer keeps their own file among their documents, where it can be deleted on its own; what we sent goes with its message. */
const detach = 'delete from chat_attachments where message_id = $1'
const removeFiles = `update documents d set deleted_at = now() from chat_attachments a
  where a.message_id = $1 and d.id = a.document_id and d.deleted_at is null returning d.id`

type Change = {
  id: string
  /** Null takes it back. */
  message_text: string | null
  /** The only one in which the writer may look; null for staff, who read all. */
  conversationId: string | null
}

export async function changeMessage(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  writer: Writer,
  { id, message_text, conversationId }: Change,
): Promise<void> {
  const [stored] = await tx.asSystem<Stored>(lock, [id, conversationId])
  if (!stored) throw new ORPCError('MESSAGE_NOT_FOUND', chatProblems.MESSAGE_NOT_FOUND)
  if (stored.sender_type !== writer.sender_type || stored.sender_id !== writer.sender_id)
    throw new ORPCError('NOT_YOURS', chatProblems.NOT_YOURS)
  // Whoever takes back or corrects it again, since the answer got lost, has done so.
  if (message_text === null ? stored.deleted_at !== null : stored.message_text === message_text) return
  if (!mayChangeMessage(stored, new Date())) throw new ORPCError('TOO_LATE', chatProblems.TOO_LATE)
  if (message_text === null) {
    await tx.asSystem(remove, [id])
    if (writer.sender_type === 'staff')
      for (const file of await tx.asSystem<{ id: string }>(removeFiles, [id]))
        await announceDocument(tx, { emit }, file.id, 'deleted')
    await tx.asSystem(detach, [id])
  } else await tx.asSystem(edit, [id, message_text])
  const conversation = await conversationById(tx.asSystem, stored.conversation_id)
  if (!conversation) throw new Error('A message without its conversation.')
  await emit(tx, chatMessageChanged, audiencesOf(conversation), {
    conversation_id: conversation.id,
    customer_id: conversation.customer_id,
    message_id: id,
    position: stored.position,
  })
}
