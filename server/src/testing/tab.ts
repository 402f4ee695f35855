/** A browser tab's side of the live connection: it keeps what arrives, may be cut off, and comes back from where it was. */
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { LiveMessage } from '@kervan/domain/live/live-messages.ts'
import type { WebSocket } from 'ws'
import { eventually } from '#testing/eventually.ts'

export type LiveEvent = Extract<LiveMessage, { type: 'event' }>
export type Hello = Extract<LiveMessage, { type: 'hello' }>
export type Arrival = LiveEvent & { arrivedAt: number }
export type Tab = ReturnType<typeof createTab>

export class RefusedError extends Error {
  status: number
  body: string

  constructor(status: number, body: string) {
    super(`refused with ${status}`)
    this.status = status
    this.body = body
  }
}

/** `open` is given the query that says where to go on, such as `after=12`, or an empty one on the first visit. */
export function createTab(open: (resume: string) => WebSocket) {
  const arrivals: Arrival[] = []
  let socket: WebSocket | undefined
  let position: number | undefined
  let ended: Promise<number> = Promise.resolve(0)
  let isLeft = false

  function connectOnce(): Promise<Hello> {
    const opened = open(position === undefined ? '' : `after=${position}`)
    socket = opened
    ended = new Promise((resolve) => opened.once('close', resolve))
    return new Promise<Hello>((resolve, reject) => {
      opened.on('error', reject)
      opened.on('unexpected-response', (_, answer) => readAll(answer).then(reject, reject))
      opened.on('close', (code) => reject(new Error(`closed with ${code} before its first message`)))
      opened.on('message', (data) => {
        const message = LiveMessage.parse(JSON.parse(String(data)))
        if (message.type === 'hello') {
          if (position === undefined || message.refetch) position = message.position
          resolve(message)
        }
        if (message.type !== 'event') return
        position = message.position
        arrivals.push({ ...message, arrivedAt: performance.now() })
      })
    })
  }

  /** As a browser does: a server that is too busy is tried again. */
  const connect = () =>
    eventually('the server accepts the tab', () => connectOnce().catch(unlessBusy), 60_000, 200)

  return {
    arrivals,
    connect,
    /** As a browser does: whenever the server lets it go, such as for reading too slowly, it comes back. */
    async stay() {
      await connect()
      void (async () => {
        for (;;) {
          await ended
          if (isLeft) return
          await connect()
        }
      })()
    },
    position: () => position,
    isOpen: () => socket?.readyState === socket?.OPEN,
    /** The close code of the present connection, once it has ended. */
    ended: () => ended,
    /** As a network does: no goodbye, and nothing that was still on its way arrives. */
    cut() {
      const dying = socket
      dying?.removeAllListeners('message')
      rawSocket(dying)?.resetAndDestroy()
    },
    async close() {
      isLeft = true
      socket?.close()
      await ended
    },
  }
}

function unlessBusy(error: unknown): undefined {
  if (!(error instanceof RefusedError && error.status === 503)) throw error
}

export function rawSocket(socket: WebSocket | undefined): Socket | undefined {
  return (socket as unknown as { _socket?: Socket } | undefined)?._socket
}

async function readAll(answer: IncomingMessage): Promise<RefusedError> {
  let body = ''
  for await (const chunk of answer.setEncoding('utf8')) body += chunk
  return new RefusedError(answer.statusCode ?? 0, body)
}
