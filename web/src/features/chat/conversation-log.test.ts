import { expect, test } from 'vitest'
import { type ConversationLog, firstOf, lastOf, mergeMessages } from '#features/chat/conversation-log.ts'

type Message = { id: string; position: number; message_text: string }

const message = (position: number, message_text = `mesaj ${position}`): Message => ({
  id: `id-${position}`,
  position,
  message_text,
})
const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index))
const positions = (log: ConversationLog<Message>) =>
  log.flatMap((block) => block.messages.map(({ position }) => position))
const empty: ConversationLog<Message> = []

test('pages come from the end backwards, news at the end, each message once and in order', () => {
  const newest = mergeMessages(empty, messages(151, 200))
  const older = mergeMessages(newest, messages(101, 150))
  const all = mergeMessages(older, [message(202), message(201), message(200)])
  expect(positions(all)).toEqual(Array.from({ length: 102 }, (_, index) => 101 + index))
  expect(firstOf(all)?.position).toBe(101)
  expect(lastOf(all)?.position).toBe(202)
})

test('answers that overtake each other do not change the order', () => {
  const late = mergeMessages(mergeMessages(empty, messages(3, 4)), messages(1, 3))
  expect(positions(late)).toEqual([1, 2, 3, 4])
})

test('what is known already changes nothing, what was edited only its own block', () => {
  const log = mergeMessages(empty, messages(1, 120))
  expect(mergeMessages(log, messages(20, 70))).toBe(log)
  const edited = mergeMessages(log, [message(60, 'düzeltildi')])
  expect(edited[0]).toBe(log[0])
  expect(edited[1]).not.toBe(log[1])
  expect(edited[2]).toBe(log[2])
  expect(edited[1]?.messages[9]?.message_text).toBe('düzeltildi')
})

test('a page adds to 10,000 messages without touching those that are there', () => {
  const log = mergeMessages(empty, messages(51, 10_000))
  const more = mergeMessages(log, messages(1, 50))
  expect(more.length).toBe(200)
  expect(more.slice(1).every((block, index) => block === log[index])).toBe(true)
})
