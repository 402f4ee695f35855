import type { ChatMessage } from '@kervan/domain/chat/chat-message.ts'
import { expect, test } from 'vitest'
import { type ConversationLog, mergeMessages } from '#features/chat/conversation-log.ts'
import { aboutLabel, createBlockView } from '#features/chat/shown-blocks.ts'

const id = (end: number) => `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`
const message = (position: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: id(position),
  conversation_id: id(0),
  position,
  sender_type: 'customer',
  sender_id: id(1),
  sender_name: 'Defne Işık',
  message_text: `mesaj ${position}`,
  message_type: 'text',
  about: null,
  attachments: [],
  created_at: '2026-03-05T09:00:00.000Z',
  edited_at: null,
  deleted_at: null,
  ...more,
})
const empty: ConversationLog<ChatMessage> = []
const log = mergeMessages(
  empty,
  Array.from({ length: 120 }, (_, index) => message(index + 1)),
)
const aView = () =>
  createBlockView({
    surface: 'portal',
    isOwn: ({ sender_type }) => sender_type !== 'staff',
    aboutAddress: ({ id: matter }) => `/${matter}`,
  })
const seen = (delivered_position: number, read_position: number) => ({ delivered_position, read_position })

test('a block is made anew only where a message has come further, so that a page draws no more than that', () => {
  const view = aView()
  const before = view(log, seen(60, 10))
  const after = view(log, seen(70, 10))
  expect(after.map((block, index) => block === before[index])).toEqual([true, false, true])
  expect(view(log, seen(70, 10)).every((block, index) => block === after[index])).toBe(true)
  const edited = mergeMessages(log, [message(110, { message_text: 'düzeltildi' })])
  expect(view(edited, seen(70, 10)).map((block, index) => block === after[index])).toEqual([
    true,
    true,
    false,
  ])
})

test('one’s own message is sent, delivered, then read; of others nothing is said', () => {
  const states = aView()(log, seen(60, 10))
    .flatMap((block) => block.messages)
    .map(({ state }) => state)
  expect([states[9], states[10], states[59], states[60]]).toEqual(['read', 'delivered', 'delivered', 'sent'])
  const [block] = aView()(mergeMessages(empty, [message(1, { sender_type: 'staff' })]), seen(9, 9))
  expect(block?.messages[0]).toMatchObject({ isOwn: false, author: 'Defne Işık' })
  expect(block?.messages[0]).not.toHaveProperty('state')
  expect(block?.messages[0]).not.toHaveProperty('changeableUntil')
})

test('what it is about has its words and its address', () => {
  const about = { kind: 'shipment', id: id(7), number: 'SH-00000007' } as const
  const [block] = aView()(mergeMessages(empty, [message(1, { about })]), seen(0, 0))
  expect(block?.messages[0]?.about).toEqual({ label: 'Gönderi SH-00000007', href: `/${id(7)}` })
  expect(aboutLabel({ kind: 'quote', number: 'KRV-2026-000001' })).toBe('Teklif KRV-2026-000001')
})
