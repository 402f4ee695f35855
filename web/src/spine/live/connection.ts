/** The live connection of a tab: reconnects by itself, resumes after the last event received, and never reports an event twice. */
import type { LiveEvent, LiveMessage } from '@kervan/domain/live/live-messages.ts'
import { parseLiveMessage } from '#spine/live/parse-live-message.ts'

export type LiveSignal = Extract<LiveMessage, { type: 'signal' }>
export type ConnectionState = 'connecting' | 'connected' | 'disconnected'

type LiveSettings = {
  /** The socket's URL; `after` is the last position known, null where there is none yet. */
  address: (after: number | null) => string
  /** The position of the live events from which on this page needs to know them; null where that is unknown. */
  since?: number | null
  beatSeconds: number
  sessionEndedCode: number
  onEvent: (event: LiveEvent) => void
  /** What is said by the way: it has no position, and whoever was not connected has missed it. */
  onSignal?: (signal: LiveSignal) => void
  /** What is on the screen may be older than the connection and must be fetched again. */
  onRefetch: () => void
  onSessionEnded: () => void
  /** False means that the browser has no network: trying to connect would only fill the console. */
  isOnline?: () => boolean
  random?: () => number
}

export type LiveConnection = {
  state: () => ConnectionState
  /** The last position known. */
  position: () => number | null
  subscribe: (listener: () => void) => () => void
  /** Reconnects at once instead of waiting, when the network or the visitor is back. */
  wake: () => void
  /** Closes the socket at once when the network is gone, instead of waiting for the silence timeout. */
  drop: () => void
  close: () => void
}

const firstWaitMs = 500
const longestWaitMs = 30_000

export function openLiveConnection(settings: LiveSettings): LiveConnection {
  const random = settings.random ?? Math.random
  const isOnline = settings.isOnline ?? (() => navigator.onLine !== false)
  const listeners = new Set<() => void>()
  let state: ConnectionState = 'connecting'
  let socket: WebSocket | null = null
  let lastSeen = settings.since ?? null
  let failures = 0
  let closed = false
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let silenceTimer: ReturnType<typeof setTimeout> | undefined

  function changeState(next: ConnectionState) {
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }

  function connect() {
    if (!isOnline()) return waitForNetwork()
    clearTimeout(retryTimer)
    // Only the second failure in a row is shown; the first is often just a server restart.
    if (failures < 2) changeState('connecting')
    const resumedFrom = lastSeen
    const opened = new WebSocket(settings.address(resumedFrom))
    socket = opened
    restartSilenceTimer()
    opened.onmessage = ({ data }) => {
      if (opened === socket) receive(data, resumedFrom)
    }
    opened.onclose = ({ code }) => {
      if (opened === socket) handleClose(code)
    }
  }

  function receive(data: unknown, resumedFrom: number | null) {
    restartSilenceTimer()
    const message = parseLiveMessage(data)
    if (message?.type === 'hello') {
      failures = 0
      changeState('connected')
      if (resumedFrom !== null && !message.refetch) return
      lastSeen = message.position
      settings.onRefetch()
    }
    // A beat carries the position up to which everything was sent, so that a quiet tab can resume from there.
    if (message?.type === 'beat') lastSeen = Math.max(lastSeen ?? 0, message.position)
    if (message?.type === 'signal') settings.onSignal?.(message)
    if (message?.type === 'event' && message.position > (lastSeen ?? -1)) {
      lastSeen = message.position
      settings.onEvent(message)
    }
  }

  function handleClose(code: number) {
    clearTimeout(silenceTimer)
    socket = null
    if (closed) return
    if (code === settings.sessionEndedCode) {
      closed = true
      changeState('disconnected')
      settings.onSessionEnded()
      return
    }
    if (!isOnline()) return waitForNetwork()
    failures += 1
    changeState(failures < 2 ? 'connecting' : 'disconnected')
    const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1))
    // Between half and all of it, so that not everybody reconnects to a restarted server at once.
    retryTimer = setTimeout(connect, wait * (0.5 + random() / 2))
  }

  /** Does not retry until `wake`, which starts with the shortest wait again. */
  function waitForNetwork() {
    clearTimeout(retryTimer)
    failures = 0
    changeState('disconnected')
  }

  function restartSilenceTimer() {
    clearTimeout(silenceTimer)
    silenceTimer = setTimeout(drop, settings.beatSeconds * 2000)
  }

  function drop() {
    const dropped = socket
    socket = null
    closeSocket(dropped)
    if (dropped) handleClose(0)
    else if (!closed && !isOnline()) waitForNetwork()
  }

  connect()
  return {
    state: () => state,
    position: () => lastSeen,
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
      closeSocket(socket)
      socket = null
    },
  }
}

/** Closing a socket before it is open logs an error in the browser, so that waits until it is. */
function closeSocket(socket: WebSocket | null) {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
  else socket?.close()
}
