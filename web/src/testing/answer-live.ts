/** The other end of a page's live connection. */
import { onTestFinished, vi } from 'vitest'

export type Live = {
  emit: (name: string, data?: object) => void
  /** What is said by the way. */
  signal: (name: string, data: object) => void
}

/** Goes on from test to test, since a page that they share takes an event only once. */
let position = 0

/** Every connection is greeted at once; `emit` sends an event down all that are open, or down the next one. */
export function answerLive(): Live {
  const open = new Set<LiveSocket>()
  const waiting: object[] = []
  const WebSocketBefore = window.WebSocket
  class LiveSocket extends EventTarget {
    onmessage: ((event: { data: string }) => void) | null = null
    onclose: ((event: { code: number }) => void) | null = null
    constructor() {
      super()
      open.add(this)
      queueMicrotask(() => {
        this.hear({ type: 'hello', position, refetch: false })
        for (const event of waiting.splice(0)) this.hear(event)
      })
    }
    hear(message: object) {
      this.onmessage?.({ data: JSON.stringify(message) })
    }
    send() {}
    close() {
      open.delete(this)
    }
  }
  vi.stubGlobal('WebSocket', LiveSocket)
  onTestFinished(() => {
    window.WebSocket = WebSocketBefore
  })
  return {
    signal(name, data) {
      for (const socket of open) socket.hear({ type: 'signal', name, data })
    },
    emit(name, data = {}) {
      position += 1
      const event = {
        type: 'event',
        id: `event-${position}`,
        position,
        name,
        data,
        at: new Date().toISOString(),
      }
      if (open.size === 0) waiting.push(event)
      for (const socket of open) socket.hear(event)
    },
  }
}
