/** Sending from a page, on either side: who may, how fast, and with which files. */

import { chatProblems, tooFastWords } from '@kervan/domain/chat/chat.copy.ts'
import type { NewMessage, NewStaffMessage } from '@kervan/domain/chat/chat-message.ts'
import { ORPCError } from '@orpc/server'
import { type Seat, takenSeat, type Writer } from '#features/chat/chat-seat.ts'
import {
  type Conversation,
  conversationById,
  ensureConversation,
  isCurrent,
} from '#features/chat/conversations.queries.ts'
import { writeMessage } from '#features/chat/write-message.ts'
import { insertDocument, takeUpload } from '#features/documents/add-document.ts'
import { readCustomerAlone } from '#features/documents/matter.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Call, Services, SignedInCall } from '#spine/http/call.ts'

/** The message is written then, and the conversation may be new. */
export async function sendOwnMessage(context: Call, message: NewMessage): Promise<Seat> {
  const { services, actor } = context
  const seat = await unhurriedSeat(context)
  if (seat.guest && message.attachments.length > 0) throw new ORPCError('NO_FILES', chatProblems.NO_FILES)
  return services.actAs(actor, async (tx) => {
    const conversation = await conversationFor(tx, seat)
    await write(tx, services, conversation.id, seat.writer, message)
    return { ...seat, conversation }
  })
}

/** Whoever writes, unless they write faster than people do. */
export async function unhurriedSeat(context: Call): Promise<Seat> {
  const { limits } = context.services
  const seat = await takenSeat(context)
  await notTooFast(
    seat.guest ? limits.chatGuest(seat.guest.id) : limits.chatPerson(seat.writer.sender_id ?? ''),
  )
  return seat
}

export async function conversationFor(
  tx: Transaction,
  { conversation, customer_id }: Seat,
): Promise<Conversation> {
  const found = conversation ?? (customer_id ? await ensureConversation(tx, customer_id) : undefined)
  if (!found) throw new ORPCError('NOT_INTRODUCED', chatProblems.NOT_INTRODUCED)
  return found
}

export async function sendStaffMessage(context: SignedInCall, message: NewStaffMessage): Promise<void> {
  const { services, actor, person } = context
  await notTooFast(services.limits.chatStaff(person.id))
  const writer: Writer = { sender_type: 'staff', sender_id: person.id, sender_name: person.full_name }
  await services.actAs(actor, async (tx) => {
    const conversation = await conversationById(tx.query, message.conversation_id)
    if (!conversation) throw new ORPCError('NOT_FOUND', chatProblems.NOT_FOUND)
    if (!(await isCurrent(tx, conversation))) throw new ORPCError('MERGED', chatProblems.MERGED)
    if (message.attachments.length > 0 && (conversation.open_guest_id || !conversation.customer_id))
      throw new ORPCError('NO_FILES', {
        ...chatProblems.NO_FILES,
        message: 'Ziyaretçiye dosya gönderilemez; dosyayı e-postayla gönderin.',
      })
    await write(tx, services, conversation.id, writer, message)
  })
}

function write(
  tx: Transaction,
  services: Pick<Services, 'emit' | 'enqueue' | 'config'>,
  conversationId: string,
  writer: Writer,
  { id, message_text, about, attachments }: NewMessage,
): Promise<boolean> {
  return writeMessage(tx, services, conversationId, writer, {
    id,
    message_text,
    message_type: 'text',
    about,
    attach: ({ customer_id }) => attachUploads(tx, services, writer, customer_id, attachments),
  })
}

/** What was uploaded becomes documents of the customer, which they see. */
async function attachUploads(
  tx: Transaction,
  services: Pick<Services, 'emit' | 'enqueue' | 'config'>,
  { sender_type, sender_id, sender_name }: Writer,
  customerId: string | null,
  uploads: readonly string[],
): Promise<string[]> {
  if (uploads.length === 0) return []
  const matter = await readCustomerAlone({ query: tx.asSystem }, customerId)
  for (const id of uploads) {
    const file = await takeUpload(tx, id, sender_id ?? '')
    await insertDocument(tx, services, {
      id,
      matter,
      file,
      said: { document_type: 'other', paper: null, description: '', visibility: 'customer' },
      uploader: { kind: sender_type === 'staff' ? 'staff' : 'customer', id: sender_id, name: sender_name },
      isOfMessage: true,
    })
  }
  return [...uploads]
}

/** The limit's own refusal, in words of the chat. */
async function notTooFast(counted: Promise<void>): Promise<void> {
  try {
    await counted
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'TOO_MANY_REQUESTS')
      throw new ORPCError('TOO_MANY_REQUESTS', {
        status: 429,
        message: tooFastWords(error.data.retry_after_seconds),
        data: error.data,
      })
    throw error
  }
}
