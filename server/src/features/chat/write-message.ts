/**
 * Writes a message into a conversation, once: whoever sends it again, because the answer got lost, gets it as it was written. Its place is
 * given under the conversation's lock, so that both sides read the same order. Typed messages and answered mails come this way.
 */

import { chatProblems } from '@kervan/domain/chat/chat.copy.ts'
import { chatMessageWritten } from '@kervan/domain/chat/chat.events.ts'
import { type AboutKind, type ChatSide, type MessageType, sideOf } from '@kervan/domain/chat/chat.policy.ts'
import type { NewMessage } from '@kervan/domain/chat/chat-message.ts'
import { ORPCError } from '@orpc/server'
import type { Writer } from '#features/chat/chat-seat.ts'
import {
  audiencesOf,
  type Conversation,
  conversationById,
  lockCustomer,
  representativeOf,
} from '#features/chat/conversations.queries.ts'
import { noteContact, noteWrittenTo } from '#features/customers/note-contact.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export type MessageToWrite = Pick<NewMessage, 'id' | 'message_text' | 'about'> & {
  message_type: MessageType
  /** Makes the documents that are attached, and says which; called only if the message is new. */
  attach?: (conversation: Conversation) => Promise<string[]>
}

const lock = 'select id from chat_conversations where id = $1 for update'
const written = 'select conversation_id, sender_type, sender_id from chat_messages where id = $1'
const insert = `insert into chat_messages (id, conversation_id, position, sender_type, sender_id, sender_name, message_text, message_type,
    about_kind, about_id, about_number)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`
const insertAttachments = `insert into chat_attachments (message_id, document_id) select $1, unnest($2::uuid[])`

/** False where it had been written before. */
export async function writeMessage(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  conversationId: string,
  writer: Writer,
  { id, message_text, message_type, about, attach }: MessageToWrite,
): Promise<boolean> {
  const conversation = await lockConversation(tx, conversationId)
  if (await isWritten(tx, id, conversationId, writer)) return false
  const number = about ? await numberOf(tx, conversation, about) : ''
  const documents = (await attach?.(conversation)) ?? []
  const position = conversation.last_position + 1
  await tx.asSystem(insert, [
    ...[id, conversationId, position, writer.sender_type, writer.sender_id, writer.sender_name],
    ...[message_text, message_type, about?.kind ?? null, about?.id ?? null, number],
  ])
  if (documents.length > 0) await tx.asSystem(insertAttachments, [id, documents])
  const side = sideOf(writer.sender_type)
  const begins = await noteMessage(tx, conversationId, position, side, writer.sender_id)
  const { customer_id } = conversation
  if (customer_id) (side === 'staff' ? noteWrittenTo : noteContact)(tx, customer_id)
  await emit(tx, chatMessageWritten, audiencesOf(conversation), {
    conversation_id: conversationId,
    customer_id,
    message_id: id,
    position,
    sender_type: writer.sender_type,
    sender_id: writer.sender_id,
    ...(begins && { begins }),
  })
  return true
}

/** As it is once nobody else can write into it. */
export async function lockConversation(tx: Transaction, id: string): Promise<Conversation> {
  const before = await conversationById(tx.asSystem, id)
  if (before?.customer_id) await lockCustomer(tx, before.customer_id)
  await tx.asSystem(lock, [id])
  const conversation = await conversationById(tx.asSystem, id)
  if (!conversation) throw new ORPCError('NOT_FOUND', chatProblems.NOT_FOUND)
  return conversation
}

type Written = { conversation_id: string; sender_type: string; sender_id: string | null }

/** Whether this writer has written it here; an id that is somebody else's tells nothing about their message. */
async function isWritten(
  tx: Transaction,
  id: string,
  conversationId: string,
  { sender_type, sender_id }: Writer,
): Promise<boolean> {
  const [found] = await tx.asSystem<Written>(written, [id])
  if (!found) return false
  const isSame =
    found.conversation_id === conversationId &&
    found.sender_type === sender_type &&
    found.sender_id === sender_id
  if (!isSame) throw new ORPCError('ID_TAKEN', chatProblems.ID_TAKEN)
  return true
}

const numbers: Record<AboutKind, string> = {
  request: 'select number from requests where id = $1 and customer_id = $2',
  quote: 'select quote_no as number from quotes where id = $1 and customer_id = $2 and sent_at is not null',
  shipment: 'select shipment_number as number from shipments where id = $1 and customer_id = $2',
}

/** Only what is this customer's own. */
async function numberOf(
  tx: Transaction,
  { customer_id }: Conversation,
  { kind, id }: { kind: AboutKind; id: string },
): Promise<string> {
  const [found] = await tx.asSystem<{ number: string }>(numbers[kind], [id, customer_id])
  if (!found) throw new ORPCError('UNKNOWN_ABOUT', chatProblems.UNKNOWN_ABOUT)
  return found.number
}

/**
 * A message opens the conversation again. One of the customer's side waits for an answer, one of ours is the answer. Whoever had it when it
 * was closed may have left since: then it is the representative's, as one that begins.
 */
const note = `update chat_conversations c set last_position = $2, last_message_at = now(), last_side = $3, status = 'active', snoozed_until = null,
    waiting_since = case when $3 = 'customer' then coalesce(waiting_since, now()) end,
    staff_id = case when exists (select from users u where u.id = c.staff_id and u.disabled_at is not null)
      then (${representativeOf('c.customer_id')}) else staff_id end
  where id = $1`
const openRound = `insert into chat_rounds (conversation_id, opened_by) values ($1, $2)
  on conflict (conversation_id) where closed_at is null do nothing returning id`
/** The first answer to a round that the customer's side began. */
const noteFirstAnswer = `update chat_rounds r set first_answered_at = now(), first_answered_by = $2
  where r.conversation_id = $1 and r.closed_at is null and r.first_answered_at is null and r.opened_by = 'customer'`

/** Whether the conversation begins with it. */
async function noteMessage(
  tx: Transaction,
  conversationId: string,
  position: number,
  side: ChatSide,
  senderId: string | null,
): Promise<boolean> {
  const [opened] = await Promise.all([
    tx.asSystem(openRound, [conversationId, side]),
    tx.asSystem(note, [conversationId, position, side]),
    ...(side === 'staff' ? [tx.asSystem(noteFirstAnswer, [conversationId, senderId])] : []),
  ])
  return opened.length > 0
}
