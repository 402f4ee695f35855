/** The one live connection of a tab: it comes back by itself, resumes after the last event it saw, and never shows one twice. */
import type { LiveEvent } from '@kervan/domain/live/live-messages.ts'
import { readLiveMessage } from '#spine/live/read-message.ts'

export type ConnectionState = 'connecting' | 'connected' | 'disconnected'

type LiveSettings = {
  /** The socket's address; `after` is the last position seen, absent on the first visit. */
  address: (after: number | null) => string
  beatSeconds: number
  sessionEndedCode: number
  onEvent: (event: LiveEvent) => void
  /** What is on the screen may be older than the connection: read it again. */
  onRefetch: () => void
  onSessionEnded: () => void
  /** False means that the browser knows of no network: trying would only fill the console. */
  isOnline?: () => boolean
  random?: () => number
}

export type LiveConnection = {
  state: () => ConnectionState
  subscribe: (listener: () => void) => () => void
  /** Tries at once instead of waiting: the network or the visitor came back. */
  wake: () => void
  /** The network says it is gone: do not wait until the silence proves it. */
  drop: () => void
  close: () => void
}

const firstWait = 500
const longestWait = 30_000

export function openLiveConnection(settings: LiveSettings): LiveConnection {
  const random = settings.random ?? Math.random
  const isOnline = settings.isOnline ?? (() => navigator.onLine !== false)
  const listeners = new Set<() => void>()
  let state: ConnectionState = 'connecting'
  let socket: WebSocket | null = null
  let lastSeen: number | null = null
  let failures = 0
  let closed = false
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let silenceTimer: ReturnType<typeof setTimeout> | undefined

  function enter(next: ConnectionState) {
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }

  function connect() {
    if (!isOnline()) return waitForNetwork()
    clearTimeout(retryTimer)
    // A second failure in a row is worth telling; the first is often just a server restart.
    if (failures < 2) enter('connecting')
    const resumedFrom = lastSeen
    const opened = new WebSocket(settings.address(resumedFrom))
    socket = opened
    expectSound()
    opened.onmessage = ({ data }) => {
      if (opened === socket) hear(data, resumedFrom)
    }
    opened.onclose = ({ code }) => {
      if (opened === socket) lost(code)
    }
  }

  function hear(data: unknown, resumedFrom: number | null) {
    expectSound()
    const message = readLiveMessage(data)
    if (message?.type === 'hello') {
      failures = 0
      enter('connected')
      if (resumedFrom !== null && !message.refetch) return
      lastSeen = message.position
      settings.onRefetch()
    }
    // A beat says how far everything has been sent, so that a quiet tab can resume from there.
    if (message?.type === 'beat') lastSeen = Math.max(lastSeen ?? 0, message.position)
    if (message?.type === 'event' && message.position > (lastSeen ?? -1)) {
      lastSeen = message.position
      settings.onEvent(message)
    }
  }

  function lost(code: number) {
    clearTimeout(silenceTimer)
    socket = null
    if (closed) return
    if (code === settings.sessionEndedCode) {
      closed = true
      enter('disconnected')
      settings.onSessionEnded()
      return
    }
    if (!isOnline()) return waitForNetwork()
    failures += 1
    enter(failures < 2 ? 'connecting' : 'disconnected')
    const wait = Math.min(longestWait, firstWait * 2 ** (failures - 1))
    // Between half and the whole of it, so that a restarted server is not met by everybody at once.
    retryTimer = setTimeout(connect, wait * (0.5 + random() / 2))
  }

  /** Nothing is tried until `wake`, which then begins with a clean slate. */
  function waitForNetwork() {
    clearTimeout(retryTimer)
    failures = 0
    enter('disconnected')
  }

  function expectSound() {
    clearTimeout(silenceTimer)
    silenceTimer = setTimeout(drop, settings.beatSeconds * 2000)
  }

  function drop() {
    const dropped = socket
    socket = null
    hangUp(dropped)
    if (dropped) lost(0)
    else if (!closed && !isOnline()) waitForNetwork()
  }

  connect()
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    wake() {
      if (!closed && !socket) connect()
    },
    drop,
    close() {
      closed = true
      clearTimeout(retryTimer)
      clearTimeout(silenceTimer)
      hangUp(socket)
      socket = null
    },
  }
}

/** A browser complains of a socket that is closed before it is open: such a one is closed as soon as it is. */
function hangUp(left: WebSocket | null) {
  if (left?.readyState === WebSocket.CONNECTING) left.onopen = () => left.close()
  else left?.close()
}
