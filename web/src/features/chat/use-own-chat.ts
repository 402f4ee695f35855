/** Keeps one's own conversation up to date while the page is open: with live news, after a cut, and when the tab comes back into sight. */
import type {
  chatMessageChanged,
  chatMessageWritten,
  chatPresence,
  chatSeen,
} from '@kervan/domain/chat/chat.events.ts'
import type { PresenceInput } from '@kervan/domain/chat/chat-message.ts'
import type { z } from '@kervan/domain/z.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { lastOf } from '#features/chat/conversation-log.ts'
import { createOthersHere } from '#features/chat/others-here.ts'
import { createOwnChat } from '#features/chat/own-chat.ts'
import type { UnsentStore } from '#features/chat/unsent-messages.ts'
import { usePageVisible } from '#features/chat/use-page-visible.ts'
import { useSayPresence } from '#features/chat/use-say-presence.ts'
import { useWaking } from '#features/chat/use-waking.ts'
import { client } from '#spine/api/api.ts'
import { useLiveEvent, useLiveSignal } from '#spine/live/use-live.ts'

type DataOf<Event extends { data: z.ZodType }> = z.output<Event['data']>

export type ShownChat = ReturnType<typeof useOwnChat>

/** `isShown` while the conversation is on the screen; `isSilent` where nothing may be changed by looking. */
export function useOwnChat(store: UnsentStore, { isShown = false, isSilent = false } = {}) {
  const [chat] = useState(() => createOwnChat(store))
  const [others] = useState(() => createOthersHere())
  const { conversation, outbox } = chat
  const state = useSyncExternalStore(conversation.watch, conversation.now)
  const unsent = useSyncExternalStore(outbox.watch, outbox.now)
  const who = useSyncExternalStore(others.watch, others.now)
  const isSeen = usePageVisible() && isShown
  const say = useSayPresence(isSeen && !isSilent, sayPresence)

  useEffect(
    () => () => {
      outbox.stop()
      others.stop()
    },
    [outbox, others],
  )
  useEffect(() => {
    if (isShown) void conversation.load()
  }, [conversation, isShown])
  useWaking(chat.wake)
  useLiveEvent('chat.message_written', ({ data }) => {
    const { sender_id } = data as DataOf<typeof chatMessageWritten>
    others.hasWritten(sender_id ?? '')
    void conversation.catchUp()
  })
  useLiveEvent('chat.message_changed', ({ data }) => {
    void conversation.reread((data as DataOf<typeof chatMessageChanged>).position)
  })
  useLiveEvent('chat.seen', ({ data }) => {
    const { side, ...until } = data as DataOf<typeof chatSeen>
    conversation.noteSeen(side, until)
  })
  useLiveSignal('chat.presence', ({ data }) => {
    const { side, person_id, name, state: heard, asks } = data as DataOf<typeof chatPresence>
    if (side !== 'staff') return
    others.hear(person_id ?? '', name, heard)
    if (asks) say.here()
  })

  const last = lastOf(state.log)?.position ?? 0
  const { read_position, delivered_position } = state.seen.customer
  useEffect(() => {
    if (isSilent) return
    const input = isSeen
      ? last > read_position && { read_position: last }
      : last > delivered_position && { delivered_position: last }
    // Said again with the next message, if it does not arrive.
    if (!input) return
    void client.chat.seen(input, callTimeout()).then(
      ({ customer }) => conversation.noteSeen('customer', customer),
      () => undefined,
    )
  }, [conversation, isSeen, isSilent, last, read_position, delivered_position])

  return { ...chat, state, unsent, others: who, sayTyping: say.typing }
}

const sayPresence = (input: PresenceInput) => client.chat.presence(input, callTimeout())
