/** People who chat: each side sends, reads and says how far it has read, as our pages do. */
import { randomUUID } from 'node:crypto'
import type { ChatState } from '@kervan/domain/chat/chat.contract.ts'
import { guestConsent } from '@kervan/domain/chat/chat.copy.ts'
import type { ChatMessage, MessagePage } from '@kervan/domain/chat/chat-message.ts'
import type { StaffConversation } from '@kervan/domain/chat/staff-chat.contract.ts'
import { openBrowser } from '#testing/sign-in.ts'
import type { SignedIn, TestServer } from '#testing/test-server.ts'

export type Refusal = { code: string; message: string }
type Message = Partial<ChatMessage> & Partial<Refusal>

/** What a customer or guest does; `call` is their browser's. */
function ownSide(
  call: <Body>(method: string, path: string, body?: object) => Promise<{ status: number; body: Body }>,
) {
  return {
    send: (message_text: string, more: object = {}) =>
      call<Message>('POST', '/chat/messages', { id: randomUUID(), message_text, ...more }),
    page: async (query = '') => (await call<MessagePage>('GET', `/chat/messages${query}`)).body,
    state: async () => (await call<ChatState>('GET', '/chat')).body,
    seen: (positions: object) => call<MessagePage['seen']>('POST', '/chat/seen', positions),
    edit: (id: string, message_text: string) =>
      call<Message>('PUT', `/chat/messages/${id}`, { message_text }),
    remove: (id: string) => call<Message>('DELETE', `/chat/messages/${id}`),
    call,
  }
}

export function chattingCustomer(server: TestServer, as: SignedIn) {
  return ownSide((method, path, body) => server.call(method, path, { as, body }))
}

export const gate = (more: object = {}) => ({
  full_name: 'Ayşe Yılmaz',
  contact: `${randomUUID()}@musteri.example`,
  company: 'Yılmaz Tekstil',
  consent: true,
  consent_version: guestConsent.version,
  ...more,
})

export function chattingGuest(server: TestServer) {
  const browser = openBrowser(server)
  const side = ownSide(async <Body>(method: string, path: string, body?: object) => {
    const answer = await browser.call(method, path, body)
    return { status: answer.status, body: answer.body as Body }
  })
  return {
    ...side,
    browser,
    introduce: (more: object = {}) =>
      side.call<ChatState & Refusal>('POST', '/chat/introduction', gate(more)),
  }
}

export function answeringStaff(server: TestServer, as: SignedIn) {
  const call = <Body>(method: string, path: string, body?: object) =>
    server.call<Body>(method, `/staff/chat${path}`, { as, body })
  return {
    begin: async (customer_id: string) =>
      (await call<StaffConversation>('POST', '/conversations', { customer_id })).body,
    get: async (id: string) => (await call<StaffConversation>('GET', `/conversations/${id}`)).body,
    send: (id: string, message_text: string, more: object = {}) =>
      call<Message>('POST', `/conversations/${id}/messages`, { id: randomUUID(), message_text, ...more }),
    page: async (id: string, query = '') =>
      (await call<MessagePage>('GET', `/conversations/${id}/messages${query}`)).body,
    seen: (id: string, positions: object) =>
      call<MessagePage['seen']>('POST', `/conversations/${id}/seen`, positions),
    edit: (id: string, message_text: string) => call<Message>('PUT', `/messages/${id}`, { message_text }),
    remove: (id: string) => call<Message>('DELETE', `/messages/${id}`),
  }
}

export const textsOf = ({ items }: MessagePage) => items.map(({ message_text }) => message_text)
