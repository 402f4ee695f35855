/** The server's half of a conversation, in place of a server: stores each message once and answers pages as the contract says. */
import type { ChatState } from '@kervan/domain/chat/chat.contract.ts'
import type { ChatMessage, MessagePage, NewMessage, Seen } from '@kervan/domain/chat/chat-message.ts'
import type { Answers } from '#testing/answer-calls.ts'

const id = (end: number) => `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`
const conversationId = id(900)
const none = { delivered_position: 0, read_position: 0 }

export type AChat = ReturnType<typeof aChat>

export function aChat({
  isGuest = false,
  support = { is_open: true, back_at: null } as ChatState['support'],
} = {}) {
  const messages: ChatMessage[] = []
  const seen: Seen = { customer: none, staff: none }
  const presence: string[] = []
  const write = (more: Partial<ChatMessage>) => {
    const position = messages.length + 1
    const message: ChatMessage = {
      id: id(position),
      conversation_id: conversationId,
      position,
      sender_type: 'staff',
      sender_id: id(2),
      sender_name: 'Ece Yaman',
      message_text: `mesaj ${position}`,
      message_type: 'text',
      about: null,
      attachments: [],
      created_at: new Date().toISOString(),
      edited_at: null,
      deleted_at: null,
      ...more,
    }
    messages.push(message)
    return message
  }
  const unread = () =>
    messages.filter(
      ({ position, sender_type }) => sender_type === 'staff' && position > seen.customer.read_position,
    ).length
  const state = (): ChatState => ({
    conversation: {
      id: conversationId,
      status: 'active',
      staff_id: id(2),
      staff_name: 'Ece Yaman',
      last_position: messages.length,
      last_message_at: messages.at(-1)?.created_at ?? null,
      unread: unread(),
      seen,
    },
    guest: isGuest ? { full_name: 'Defne Işık' } : null,
    support,
  })
  const page = (request: Request): MessagePage => {
    const params = new URL(request.url).searchParams
    const before = Number(params.get('before') ?? Number.POSITIVE_INFINITY)
    const after = params.get('after')
    const limit = Number(params.get('limit') ?? 50)
    const range = messages.filter(({ position }) => position < before && position > Number(after ?? 0))
    const items = after === null ? range.slice(-limit) : range.slice(0, limit)
    return { items, has_more: items.length < range.length, last_position: messages.length, seen: { ...seen } }
  }
  const send = async (request: Request): Promise<ChatMessage> => {
    const { about, attachments, ...sent } = (await request.json()) as NewMessage
    const known = messages.find((message) => message.id === sent.id)
    if (known) return known
    return write({
      ...sent,
      sender_type: isGuest ? 'guest' : 'customer',
      sender_id: isGuest ? null : id(1),
      sender_name: 'Defne Işık',
      about: about && { ...about, number: 'TLP-2026-000123' },
      attachments: attachments.map((document_id) => ({
        document_id,
        file_name: 'fatura.pdf',
        file_type: 'application/pdf',
        file_size: 48_213,
        thumbnail_path: '',
      })),
    })
  }
  const note = async (request: Request): Promise<Seen> => {
    const { read_position = 0, delivered_position = 0 } = (await request.json()) as Partial<Seen['customer']>
    seen.customer = {
      read_position: Math.max(seen.customer.read_position, read_position),
      delivered_position: Math.max(seen.customer.delivered_position, delivered_position, read_position),
    }
    return seen
  }
  const answers: Answers = {
    'GET /chat': state,
    'GET /chat/messages': page,
    'POST /chat/messages': send,
    'POST /chat/seen': note,
    'POST /chat/presence': async (request: Request) => {
      presence.push(((await request.json()) as { state: string }).state)
      return { done: true }
    },
    'GET /notifications/unread': () => ({ unread: 0, offers: [], unread_messages: unread() }),
  }
  return { answers, messages, seen, presence, write, send, page, state }
}
