/** Reads messages of one conversation: its end, or what lies before or after a position. */

import type { AboutKind, ChatSide } from '@kervan/domain/chat/chat.policy.ts'
import type {
  ChatMessage,
  MessageAttachment,
  MessagePage,
  MessagePageInput,
  Seen,
} from '@kervan/domain/chat/chat-message.ts'
import type { Conversation, Query } from '#features/chat/conversations.queries.ts'
import type { WithPreviewLinks } from '#features/documents/preview-links.ts'
import { isoText } from '#spine/database/columns.ts'
import type { Call, Services } from '#spine/http/call.ts'

type Attached = Omit<MessageAttachment, 'thumbnail_path'>
type Row = Omit<ChatMessage, 'about' | 'attachments'> & {
  about_kind: AboutKind | null
  about_id: string | null
  about_number: string
  attachments: Attached[]
}

/** Attachments are read with the reader's rights too: of a document that was deleted or made internal nothing is left. */
const columns = `m.id, m.conversation_id, m.position, m.sender_type, m.sender_id, m.sender_name, m.message_text, m.message_type,
  m.about_kind, m.about_id, m.about_number, ${isoText('m.created_at')} as created_at, ${isoText('m.edited_at')} as edited_at,
  ${isoText('m.deleted_at')} as deleted_at,
  case when m.deleted_at is null then coalesce((select json_agg(json_build_object('document_id', d.id, 'file_name', d.file_name,
      'file_type', d.file_type, 'file_size', d.file_size) order by d.id)
    from chat_attachments a join documents d on d.id = a.document_id and d.deleted_at is null where a.message_id = m.id), '[]')
    else '[]' end as attachments`

/** The end is what lies before a position that no conversation reaches. */
const beyond = 2_147_483_647
const before = `select ${columns} from chat_messages m where m.conversation_id = $1 and m.position < $2 order by m.position desc limit $3`
const after = `select ${columns} from chat_messages m where m.conversation_id = $1 and m.position > $2 order by m.position limit $3`
const byId = `select ${columns} from chat_messages m where m.id = $1`

/** Files are shown to people; a guest sees none. */
type Reader = Pick<Call<WithPreviewLinks>, 'person' | 'surface'> & {
  services: Pick<Services & WithPreviewLinks, 'previewLinks'>
}

export async function readPage(
  query: Query,
  reader: Reader,
  conversation: Pick<Conversation, 'id'> | undefined,
  input: MessagePageInput,
): Promise<MessagePage> {
  if (!conversation)
    return { items: [], has_more: false, last_position: 0, seen: { customer: unseen, staff: unseen } }
  const { id } = conversation
  const forwards = input.after !== undefined
  // One more than asked for tells whether there is more.
  const values = [id, forwards ? input.after : (input.before ?? beyond), input.limit + 1]
  const [rows, { last_position, seen }] = await Promise.all([
    query<Row>(forwards ? after : before, values),
    readSeen(query, id),
  ])
  const items = rows.slice(0, input.limit)
  if (!forwards) items.reverse()
  return {
    items: items.map((row) => toMessage(reader, row)),
    has_more: rows.length > input.limit,
    last_position,
    seen,
  }
}

export async function readMessage(
  query: Query,
  reader: Reader,
  id: string,
): Promise<ChatMessage | undefined> {
  const [row] = await query<Row>(byId, [id])
  return row && toMessage(reader, row)
}

const unseen = { delivered_position: 0, read_position: 0 }
const seenOf = `select c.last_position, p.side, p.delivered_position, p.read_position from chat_conversations c
  join chat_positions p on p.conversation_id = c.id where c.id = $1`
type SeenRow = { last_position: number; side: ChatSide; delivered_position: number; read_position: number }

export async function readSeen(query: Query, id: string): Promise<{ last_position: number; seen: Seen }> {
  const rows = await query<SeenRow>(seenOf, [id])
  const of = (side: ChatSide) => {
    const row = rows.find((each) => each.side === side)
    return row
      ? { delivered_position: row.delivered_position, read_position: row.read_position }
      : { ...unseen }
  }
  return {
    last_position: rows[0]?.last_position ?? 0,
    seen: { customer: of('customer'), staff: of('staff') },
  }
}

function toMessage({ services, person, surface }: Reader, row: Row): ChatMessage {
  const { about_kind, about_id, about_number, attachments, ...message } = row
  return {
    ...message,
    about: about_kind && about_id ? { kind: about_kind, id: about_id, number: about_number } : null,
    attachments: attachments.map((file) => ({
      ...file,
      thumbnail_path: person
        ? services.previewLinks.of(
            { id: file.document_id, file_type: file.file_type },
            { personId: person.id, surface },
          ).thumbnail_path
        : '',
    })),
  }
}
