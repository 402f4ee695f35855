/** A conversation as this page knows it: read from its end backwards, and brought up to date when something was written, changed or seen. */

import type { ChatSide } from '@kervan/domain/chat/chat.policy.ts'
import type { ChatMessage, MessagePage, Seen, SeenUntil } from '@kervan/domain/chat/chat-message.ts'
import { type ConversationLog, firstOf, lastOf, mergeMessages } from '#features/chat/conversation-log.ts'

export type ConversationState = {
  /** `loading` until the end of the conversation is there. */
  status: 'loading' | 'there' | 'failed'
  error?: unknown
  log: ConversationLog<ChatMessage>
  seen: Seen
  hasOlder: boolean
  /** `failed` until somebody wants to try again. */
  older: 'there' | 'loading' | 'failed'
}

/** Asks for a page: of the end, before or after a position. */
export type ReadPage = (input: { before?: number; after?: number; limit?: number }) => Promise<MessagePage>

export type Conversation = ReturnType<typeof createConversation>

const nothing: SeenUntil = { delivered_position: 0, read_position: 0 }
const catchUpSize = 100

export function createConversation(readPage: ReadPage) {
  let state: ConversationState = {
    status: 'loading',
    log: [],
    seen: { customer: nothing, staff: nothing },
    hasOlder: false,
    older: 'there',
  }
  const watchers = new Set<() => void>()
  const set = (changes: Partial<ConversationState>) => {
    state = { ...state, ...changes }
    for (const watcher of watchers) watcher()
  }
  const merge = (messages: readonly ChatMessage[], changes: Partial<ConversationState> = {}) => {
    const log = mergeMessages(state.log, messages)
    if (log !== state.log || Object.keys(changes).length > 0) set({ ...changes, log })
  }
  const lastPosition = () => lastOf(state.log)?.position ?? 0

  const load = async () => {
    if (state.status === 'failed') set({ status: 'loading' })
    try {
      const page = await readPage({})
      merge(page.items, { status: 'there', hasOlder: page.has_more, seen: later(state.seen, page.seen) })
    } catch (error) {
      set({ status: 'failed', error })
    }
  }
  const readNews = async () => {
    if (state.status !== 'there') return load()
    for (;;) {
      const page = await readPage({ after: lastPosition(), limit: catchUpSize })
      merge(page.items, { seen: later(state.seen, page.seen) })
      if (!page.has_more) return
    }
  }
  /** One at a time: what is asked for meanwhile is asked for afterwards, once. */
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const catchUp = (): Promise<void> => {
    if (!running) {
      // Without network the next connection brings it.
      running = readNews()
        .catch(() => undefined)
        .finally(() => {
          running = undefined
        })
      return running
    }
    next ??= running.then(() => {
      next = undefined
      return catchUp()
    })
    return next
  }
  const older = async () => {
    const first = firstOf(state.log)
    if (!first || !state.hasOlder || state.older === 'loading') return
    set({ older: 'loading' })
    try {
      const page = await readPage({ before: first.position })
      merge(page.items, { hasOlder: page.has_more, older: 'there' })
    } catch {
      set({ older: 'failed' })
    }
  }
  return {
    now: () => state,
    watch: (watcher: () => void) => {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
    load: catchUp,
    catchUp,
    older,
    /** A message that was corrected or taken back is read again, if it is here at all. */
    reread: async (position: number) => {
      const first = firstOf(state.log)
      if (!first || position < first.position || position > lastPosition()) return
      const page = await readPage({ after: position - 1, limit: 1 }).catch(() => undefined)
      if (page) merge(page.items)
    },
    /** What the server answered to one's own act. The stretch stays unbroken: with messages between, those are read first. */
    take: async (message: ChatMessage) => {
      if (state.status === 'there' && message.position <= lastPosition() + 1) merge([message])
      else await catchUp()
    },
    noteSeen: (side: ChatSide, until: SeenUntil) => set({ seen: later(state.seen, { [side]: until }) }),
  }
}

function later(known: Seen, heard: Partial<Seen>): Seen {
  return {
    customer: laterOf(known.customer, heard.customer),
    staff: laterOf(known.staff, heard.staff),
  }
}

/** Neither ever goes back, in whatever order the news comes. */
function laterOf(known: SeenUntil, heard: SeenUntil = nothing): SeenUntil {
  const delivered_position = Math.max(known.delivered_position, heard.delivered_position)
  const read_position = Math.max(known.read_position, heard.read_position)
  return delivered_position === known.delivered_position && read_position === known.read_position
    ? known
    : { delivered_position, read_position }
}
