/** Keeps a conversation up to date while a colleague looks at it: with live news, after a cut, and when the tab comes back into sight. */
import type {
  chatMessageChanged,
  chatMessageWritten,
  chatPresence,
  chatSeen,
} from '@kervan/domain/chat/chat.events.ts'
import type { PresenceInput } from '@kervan/domain/chat/chat-message.ts'
import type { z } from '@kervan/domain/z.ts'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { lastOf } from '#features/chat/conversation-log.ts'
import { answerOutboxesOf } from '#features/chat/office/answer-outboxes.ts'
import { createStaffChat } from '#features/chat/office/staff-chat.ts'
import { createOthersHere } from '#features/chat/others-here.ts'
import { usePageVisible } from '#features/chat/use-page-visible.ts'
import { useSayPresence } from '#features/chat/use-say-presence.ts'
import { useWaking } from '#features/chat/use-waking.ts'
import { client } from '#spine/api/api.ts'
import { useLiveEvent, useLiveSignal } from '#spine/live/use-live.ts'

type DataOf<Event extends { data: z.ZodType }> = z.output<Event['data']>

export type ShownStaffChat = ReturnType<typeof useStaffChat>

/** The id never changes while it is mounted. */
export function useStaffChat(conversationId: string, personId: string) {
  const [chat] = useState(() =>
    createStaffChat(conversationId, answerOutboxesOf(personId).of(conversationId)),
  )
  const [customer] = useState(() => createOthersHere())
  const [colleagues] = useState(() => createOthersHere())
  const { conversation, outbox } = chat
  const state = useSyncExternalStore(conversation.watch, conversation.now)
  const unsent = useSyncExternalStore(outbox.watch, outbox.now)
  const isSeen = usePageVisible()
  const tell = useCallback(
    (input: PresenceInput) =>
      client.chat.staff.presence({ ...input, conversation_id: conversationId }, callTimeout()),
    [conversationId],
  )
  const say = useSayPresence(isSeen, tell)

  useEffect(
    () => () => {
      customer.stop()
      colleagues.stop()
    },
    [customer, colleagues],
  )
  useEffect(() => {
    void conversation.load()
  }, [conversation])
  useEffect(() => outbox.onSent(conversation.take), [outbox, conversation])
  useWaking(() => void conversation.catchUp())
  useLiveEvent('chat.message_written', ({ data }) => {
    const { conversation_id, sender_type, sender_id } = data as DataOf<typeof chatMessageWritten>
    if (conversation_id !== conversationId) return
    if (sender_type === 'staff') colleagues.hasWritten(sender_id ?? '')
    else customer.hasWritten('')
    void conversation.catchUp()
  })
  useLiveEvent('chat.message_changed', ({ data }) => {
    const { conversation_id, position } = data as DataOf<typeof chatMessageChanged>
    if (conversation_id === conversationId) void conversation.reread(position)
  })
  useLiveEvent('chat.seen', ({ data }) => {
    const { conversation_id, side, delivered_position, read_position } = data as DataOf<typeof chatSeen>
    if (conversation_id === conversationId) conversation.noteSeen(side, { delivered_position, read_position })
  })
  useLiveSignal('chat.presence', ({ data }) => {
    const heard = data as DataOf<typeof chatPresence>
    if (heard.conversation_id !== conversationId || heard.person_id === personId) return
    if (heard.side === 'staff') colleagues.hear(heard.person_id ?? '', heard.name, heard.state)
    else customer.hear('', heard.name, heard.state)
    if (heard.asks) say.here()
  })

  const last = lastOf(state.log)?.position ?? 0
  const { read_position, delivered_position } = state.seen.staff
  useEffect(() => {
    const input = isSeen
      ? last > read_position && { read_position: last }
      : last > delivered_position && { delivered_position: last }
    // Said again with the next message, if it does not arrive.
    if (input)
      void client.chat.staff
        .seen({ ...input, conversation_id: conversationId }, callTimeout())
        .catch(() => undefined)
  }, [conversationId, isSeen, last, read_position, delivered_position])

  return {
    ...chat,
    state,
    unsent,
    customer: useSyncExternalStore(customer.watch, customer.now),
    colleagues: useSyncExternalStore(colleagues.watch, colleagues.now),
    sayTyping: say.typing,
  }
}
