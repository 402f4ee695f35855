/** Sends messages one after the other, in the order they were written, until each has arrived. Without network it waits; a refused one says why and lets the next go. */
import type { UnsentMessage, UnsentStore } from '#features/chat/unsent-messages.ts'

/** `waiting` is tried again by itself, `refused` is not; `problem` says why it is not there yet. */
export type OutboxMessage = UnsentMessage & { state: 'waiting' | 'sending' | 'refused'; problem?: string }

/** What becomes of a message that could not be sent. */
export type SendFailure =
  | { isFinal: true; problem: string }
  | { isFinal: false; problem?: string; afterSeconds?: number }

type Settings = {
  store: UnsentStore
  /** Resolves when the message has arrived, or has arrived before. */
  send: (message: UnsentMessage) => Promise<unknown>
  failureOf: (error: unknown) => SendFailure
  /** How long to wait before the next try, by the number of failures in a row. */
  pauseMs?: (failures: number) => number
}

export type MessageOutbox = ReturnType<typeof createMessageOutbox>

const longestPauseMs = 30_000
const growingPause = (failures: number) => Math.min(longestPauseMs, 1_000 * 2 ** (failures - 1))

export function createMessageOutbox({ store, send, failureOf, pauseMs = growingPause }: Settings) {
  let messages: readonly OutboxMessage[] = []
  let isSending = false
  let isStopped = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Why those that wait do so, where it is not the network. */
  let held: string | undefined
  /** Those that the device keeps: once it does not, another tab has sent them or given them up. */
  const kept = new Set<string>()
  const watchers = new Set<() => void>()

  const set = (next: readonly OutboxMessage[]) => {
    messages = next
    for (const watcher of watchers) watcher()
  }
  const waiting = ({ problem: _, ...message }: UnsentMessage & { problem?: string }): OutboxMessage => ({
    ...message,
    state: 'waiting',
    ...(held && { problem: held }),
  })
  const change = (id: string, { problem, ...changes }: Partial<OutboxMessage>) =>
    set(
      messages.map((message) => {
        if (message.id !== id) return message
        const { problem: _, ...rest } = message
        return { ...rest, ...changes, ...(problem && { problem }) }
      }),
    )
  const forget = (id: string) => {
    store.forget(id)
    if (messages.some((message) => message.id === id)) set(messages.filter((message) => message.id !== id))
  }
  /** What another tab has left behind, or this one before it was reloaded. */
  const readStore = () => {
    const known = new Set(messages.map(({ id }) => id))
    const stored = store.all()
    for (const { id } of stored) kept.add(id)
    const found = stored.filter(({ id }) => !known.has(id))
    if (found.length > 0)
      set([...messages, ...found.map(waiting)].sort((one, other) => (one.id < other.id ? -1 : 1)))
  }
  const dropSettled = () => {
    const stored = new Set(store.all().map(({ id }) => id))
    const left = messages.filter(({ id }) => stored.has(id) || !kept.has(id))
    if (left.length < messages.length) set(left)
  }
  const sendNext = async () => {
    if (isSending || isStopped) return
    dropSettled()
    const next = messages.find(({ state }) => state === 'waiting')
    if (!next) return
    clearTimeout(timer)
    timer = undefined
    isSending = true
    change(next.id, { state: 'sending' })
    const { state: _, problem: __, ...message } = next
    try {
      await send(message)
      failures = 0
      release()
      forget(next.id)
    } catch (error) {
      hold(next.id, failureOf(error))
    } finally {
      isSending = false
    }
    // While one waits for its next try, those behind it wait too: none overtakes it.
    if (timer === undefined) void sendNext()
  }
  const hold = (id: string, failure: SendFailure) => {
    if (failure.isFinal) {
      release()
      return change(id, { state: 'refused', problem: failure.problem })
    }
    failures += 1
    held = failure.problem
    // None overtakes it: those behind it wait for the same.
    set(messages.map((message) => (message.state === 'refused' ? message : waiting(message))))
    if (isStopped) return
    const wait = failure.afterSeconds === undefined ? pauseMs(failures) : failure.afterSeconds * 1_000
    timer = setTimeout(() => {
      timer = undefined
      void sendNext()
    }, wait)
  }
  const release = () => {
    if (held === undefined) return
    held = undefined
    set(messages.map((message) => (message.state === 'waiting' ? waiting(message) : message)))
  }
  const wake = () => {
    readStore()
    clearTimeout(timer)
    timer = undefined
    void sendNext()
  }
  readStore()
  void sendNext()
  return {
    now: () => messages,
    watch: (watcher: () => void) => {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
    add: (message: UnsentMessage) => {
      store.keep(message)
      if (store.all().some(({ id }) => id === message.id)) kept.add(message.id)
      set([...messages, waiting(message)])
      if (timer === undefined) void sendNext()
    },
    /** Tries a refused one again, or now what would wait longer. */
    retry: (id: string) => {
      if (messages.some((message) => message.id === id && message.state === 'waiting')) return wake()
      change(id, { state: 'waiting' })
      if (timer === undefined) void sendNext()
    },
    /** It is there, as the conversation shows, or its author does not want to send it any more. */
    forget,
    /** The network or the visitor is back: the next try is now. */
    wake,
    /** What is being sent goes on; nothing new is begun. */
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
