/** An answer to one of our mails becomes messages of its conversation, with its files as documents; what it quotes is left out. */

import { messageMaxLength, mostAttachments } from '@kervan/domain/chat/chat.policy.ts'
import { mostAnswersPerHour } from '@kervan/domain/chat/inbound-mail.ts'
import type { Writer } from '#features/chat/chat-seat.ts'
import {
  conversationById,
  conversationOfCustomer,
  mailAddress,
} from '#features/chat/conversations.queries.ts'
import { answersLately, noteMail } from '#features/chat/mail/inbound-mails.queries.ts'
import { type InboundParts, type ReadMail, senderOf } from '#features/chat/mail/inbound-parts.ts'
import { keepForStaff } from '#features/chat/mail/keep-for-staff.ts'
import { documentsOf, type StoredFile, storeFiles } from '#features/chat/mail/mailed-files.ts'
import { piecesOf } from '#features/chat/mail/message-pieces.ts'
import { noteReadByMail } from '#features/chat/mail/note-read-by-mail.ts'
import { lockConversation, writeMessage } from '#features/chat/write-message.ts'
import { uploadKeyOf } from '#features/documents/store-upload.ts'
import { system, type Transaction } from '#spine/database/act-as.ts'
import { newId } from '#spine/database/new-id.ts'
import { ownWords } from '#spine/mail/inbound/own-words.ts'

/** Whom the conversation is with, as somebody who writes by mail. */
type Correspondent = Writer & { conversation_id: string; customer_id: string | null; email: string }

const findWriter = `select case when c.customer_id is null then 'guest' else 'customer' end as sender_type, u.id as sender_id,
    coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), g.full_name, '') as sender_name,
    c.id as conversation_id, c.customer_id, ${mailAddress} as email
  from chat_conversations c left join profiles p on p.id = c.customer_id left join users u on u.id = p.id
    left join chat_guests g on g.id = c.guest_id
  where c.id = $1`

/** False where there is no such conversation any more. */
export async function answerConversation(
  services: InboundParts,
  read: ReadMail,
  conversationId: string,
): Promise<boolean> {
  const found = await services.actAs(system, async (tx) => {
    const writer = await findCorrespondent(tx, conversationId)
    return writer && { writer, lately: await answersLately(tx, writer.conversation_id) }
  })
  if (!found) return false
  const { writer, lately } = found
  const conversation = { id: writer.conversation_id, customer_id: writer.customer_id }
  if (read.mail.from.address !== writer.email)
    await keepForStaff(services, { ...read, outcome: 'foreign', conversation })
  else if (lately >= mostAnswersPerHour)
    await keepForStaff(services, { ...read, outcome: 'flood', conversation })
  else await write(services, read, writer)
  return true
}

/** Of a customer whose records were merged, the conversation that counts now. */
async function findCorrespondent(
  tx: Transaction,
  conversationId: string,
): Promise<Correspondent | undefined> {
  const answered = await conversationById(tx.asSystem, conversationId)
  if (!answered) return undefined
  const current = answered.customer_id
    ? await conversationOfCustomer(tx.asSystem, answered.customer_id)
    : undefined
  const [writer] = await tx.asSystem<Correspondent>(findWriter, [current?.id ?? conversationId])
  return writer
}

async function write(services: InboundParts, read: ReadMail, writer: Correspondent): Promise<void> {
  const { mail, fingerprint } = read
  // Guests send none, as in the chat itself.
  const sent = writer.customer_id ? mail.attachments : []
  const { stored, refused } = await storeFiles(services.files, sent)
  const names = writer.customer_id ? refused : mail.attachments.map(({ name }) => name)
  const messages = messagesOf(ownWords(mail.text), stored, names)
  const isNew = await services.actAs(system, async (tx) => {
    await lockConversation(tx, writer.conversation_id)
    const { conversation_id, customer_id } = writer
    const noted = {
      fingerprint,
      outcome: 'message' as const,
      conversation_id,
      customer_id,
      ...senderOf(mail),
    }
    if (!(await noteMail(tx, noted))) return false
    for (const { text, files } of messages)
      await writeMessage(tx, services, conversation_id, writer, {
        id: newId(),
        message_text: text,
        message_type: 'mail',
        about: null,
        attach: () => documentsOf(tx, services, writer, files),
      })
    await noteReadByMail(tx, services, conversation_id)
    return true
  })
  // Another call was faster: what it has stored counts.
  if (!isNew) for (const { id } of stored) await services.files.remove(uploadKeyOf(id))
}

type Piece = { text: string; files: readonly StoredFile[] }

/** As many as its words or its files need. What could not be taken is said where both sides read it. */
function messagesOf(words: string, files: readonly StoredFile[], refused: readonly string[]): Piece[] {
  const missing = refused.length > 0 ? `[Alınamayan ekler: ${refused.join(', ')}]` : ''
  const texts = piecesOf([words, missing].filter(Boolean).join('\n\n'), messageMaxLength)
  const count = Math.max(texts.length, Math.ceil(files.length / mostAttachments), 1)
  return Array.from({ length: count }, (_, at) => ({
    text: texts[at] ?? '',
    files: files.slice(at * mostAttachments, (at + 1) * mostAttachments),
  })).map((piece) => (piece.text || piece.files.length > 0 ? piece : { ...piece, text: '[Boş e-posta]' }))
}
