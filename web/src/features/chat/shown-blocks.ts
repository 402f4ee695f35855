/** Turns the blocks of a conversation into what is shown. A block is made anew only when a message in it has changed, or come further. */

import type { Surface } from '@kervan/domain/access/roles.ts'
import { changeMinutes } from '@kervan/domain/chat/chat.policy.ts'
import type { ChatMessage, MessageAbout, SeenUntil } from '@kervan/domain/chat/chat-message.ts'
import type { Block, ConversationLog } from '#features/chat/conversation-log.ts'
import type { ShownBlock } from '#features/chat/message-list.tsx'
import type { MessageState, ShownMessage } from '#features/chat/shown-message.ts'
import { downloadAddress } from '#features/documents/document-addresses.ts'

type Look = {
  /** Whose session reads the files. */
  surface: Surface
  /** Written on the side of whoever looks. */
  isOwn: (message: ChatMessage) => boolean
  /** By themselves, so that they may change it. */
  isMine?: (message: ChatMessage) => boolean
  /** Where a message's matter is opened. */
  aboutAddress: (about: MessageAbout) => string
  /** Of whoever writes on the other side. */
  photoOf?: ((message: ChatMessage) => string | null | undefined) | undefined
}

type Made = { block: Block<ChatMessage>; read: number; delivered: number; shown: ShownBlock }

export function createBlockView({ surface, isOwn, isMine = isOwn, aboutAddress, photoOf }: Look) {
  const made = new Map<number, Made>()
  const show = (message: ChatMessage, state: MessageState): ShownMessage => {
    const own = isOwn(message)
    return {
      id: message.id,
      isOwn: own,
      author: isMine(message) ? '' : message.sender_name,
      photo: own ? null : photoOf?.(message),
      text: message.message_text,
      files: message.attachments.map((file) => ({
        id: file.document_id,
        name: file.file_name,
        size: file.file_size,
        href: downloadAddress(file.document_id, surface),
        thumbnail: file.thumbnail_path || undefined,
      })),
      about: message.about
        ? { label: aboutLabel(message.about), href: aboutAddress(message.about) }
        : undefined,
      at: message.created_at,
      isEdited: message.edited_at !== null,
      isDeleted: message.deleted_at !== null,
      ...(own && { state }),
      ...(isMine(message) && { changeableUntil: changeableUntil(message) }),
    }
  }
  return (log: ConversationLog<ChatMessage>, seenByOther: SeenUntil): readonly ShownBlock[] =>
    log.map((block) => {
      const [first = 1, last = 0] = [block.messages[0]?.position, block.messages.at(-1)?.position]
      const within = (position: number) => Math.min(Math.max(position, first - 1), last)
      const read = within(seenByOther.read_position)
      const delivered = within(seenByOther.delivered_position)
      const before = made.get(block.number)
      if (before?.block === block && before.read === read && before.delivered === delivered)
        return before.shown
      const stateOf = ({ position }: ChatMessage): MessageState =>
        position <= read ? 'read' : position <= delivered ? 'delivered' : 'sent'
      const shown = {
        number: block.number,
        messages: block.messages.map((message) => show(message, stateOf(message))),
      }
      made.set(block.number, { block, read, delivered, shown })
      return shown
    })
}

const changeableUntil = ({ created_at }: ChatMessage) =>
  new Date(Date.parse(created_at) + changeMinutes * 60_000).toISOString()

const kindWords: Record<MessageAbout['kind'], string> = {
  request: 'Talep',
  quote: 'Teklif',
  shipment: 'Gönderi',
}

export const aboutLabel = ({ kind, number }: Pick<MessageAbout, 'kind' | 'number'>) =>
  `${kindWords[kind]} ${number}`
