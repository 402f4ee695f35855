import type { ChatMessage, MessagePage } from '@kervan/domain/chat/chat-message.ts'
import { expect, test } from 'vitest'
import { createConversation, type ReadPage } from '#features/chat/conversation.ts'

const id = (end: number) => `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`
const message = (position: number): ChatMessage => ({
  id: id(position),
  conversation_id: id(0),
  position,
  sender_type: 'staff',
  sender_id: id(1),
  sender_name: 'Ece Yaman',
  message_text: `mesaj ${position}`,
  message_type: 'text',
  about: null,
  attachments: [],
  created_at: '2026-03-05T09:00:00.000Z',
  edited_at: null,
  deleted_at: null,
})
const none = { delivered_position: 0, read_position: 0 }

/** A conversation on a server, read as its contract says. */
function aServer(count: number) {
  const all = Array.from({ length: count }, (_, index) => message(index + 1))
  const asked: Parameters<ReadPage>[0][] = []
  const readPage: ReadPage = async (input) => {
    asked.push(input)
    await undefined
    const { before = Number.POSITIVE_INFINITY, after, limit = 50 } = input
    const range = all.filter(({ position }) => position < before && position > (after ?? 0))
    const items = after === undefined ? range.slice(-limit) : range.slice(0, limit)
    const page: MessagePage = {
      items,
      has_more: items.length < range.length,
      last_position: all.length,
      seen: { customer: none, staff: none },
    }
    return page
  }
  const write = (more: number) => {
    for (let count = 0; count < more; count += 1) all.push(message(all.length + 1))
  }
  return { all, asked, readPage, write }
}
const positionsOf = ({ now }: ReturnType<typeof createConversation>) =>
  now().log.flatMap(({ messages }) => messages.map(({ position }) => position))
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

test('it opens at its end and pages backwards to its beginning', async () => {
  const conversation = createConversation(aServer(120).readPage)
  await conversation.load()
  expect(positionsOf(conversation)).toEqual(upTo(120, 71))
  await Promise.all([conversation.older(), conversation.older()])
  expect(positionsOf(conversation)).toEqual(upTo(120, 21))
  await conversation.older()
  expect(positionsOf(conversation)).toEqual(upTo(120))
  expect(conversation.now().hasOlder).toBe(false)
})

test('who was away reads all that was written since, however much, without a gap', async () => {
  const server = aServer(10)
  const conversation = createConversation(server.readPage)
  await conversation.load()
  server.write(250)
  await Promise.all([conversation.catchUp(), conversation.catchUp(), conversation.catchUp()])
  expect(positionsOf(conversation)).toEqual(upTo(260))
  // Three pages, and once more for what was asked meanwhile.
  expect(server.asked).toHaveLength(1 + 3 + 1)
})

test('one’s own message comes after those that were written before it', async () => {
  const server = aServer(3)
  const conversation = createConversation(server.readPage)
  await conversation.load()
  server.write(2)
  await conversation.take(message(5))
  expect(positionsOf(conversation)).toEqual(upTo(5))
})

test('a changed message is read again, if it is here', async () => {
  const server = aServer(120)
  const conversation = createConversation(server.readPage)
  await conversation.load()
  server.all[99] = { ...message(100), message_text: '', deleted_at: '2026-03-05T09:01:00.000Z' }
  await conversation.reread(100)
  await conversation.reread(5)
  expect(
    conversation
      .now()
      .log.flatMap((block) => block.messages)
      .filter((each) => each.deleted_at),
  ).toHaveLength(1)
  expect(server.asked).toHaveLength(2)
})

test('without network it says so and is there with the next try; what was read never goes back', async () => {
  const server = aServer(2)
  let isOnline = false
  const conversation = createConversation(async (input) => {
    if (!isOnline) throw new TypeError('no network')
    return server.readPage(input)
  })
  await conversation.load()
  expect(conversation.now().status).toBe('failed')
  isOnline = true
  await conversation.catchUp()
  expect(positionsOf(conversation)).toEqual([1, 2])
  conversation.noteSeen('staff', { delivered_position: 2, read_position: 2 })
  conversation.noteSeen('staff', { delivered_position: 1, read_position: 1 })
  expect(conversation.now().seen.staff).toEqual({ delivered_position: 2, read_position: 2 })
})
