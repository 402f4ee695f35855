/** The live connections of one process: delivers events by audience, replays missed ones, and drops those that cannot keep up. */
import { beatSeconds, closeCodes, type LiveMessage } from '@kervan/domain/live/live-messages.ts'
import type { WebSocket } from 'ws'
import type { Log } from '#spine/config/log.ts'
import type { Feed, FeedEvent } from '#spine/live/feed.ts'

export type Listener = {
  socket: WebSocket
  audiences: ReadonlySet<string>
  person?: string
  session?: string
  /** Somebody else looks at this person's pages, as staff do in a customer's panel. */
  onlooker?: boolean
}

/** A client with more unsent bytes is dropped; it reconnects and resumes. */
const bufferLimit = 1024 * 1024
/** With more missed events, refetching everything is cheaper than replaying them. */
const replayLimit = 5000
const replayPage = 500
/** A session may end while its socket is still being opened, so its end is remembered for this long. */
const endedMemoryMs = 60_000
/** Browsers send nothing but pongs; a few more frames are tolerated. */
const framesPerSecond = 20

type Connection = Listener & {
  /** Events that arrive during the replay; undefined after it. */
  waiting: FeedEvent[] | undefined
  /** The last position the client has seen, perhaps from a process that was ahead of this one. */
  seen: number
  alive: boolean
  frames: number
}

export type Sockets = {
  join(listener: Listener, after: number | undefined): Promise<void>
  count(): number
  countOf(person: string): number
  /** Whether this person themselves has a page open here. */
  serves(person: string): boolean
  endSession(session: string): void
  sessions(): string[]
  stop(): void
}

export function createSockets(feed: Feed, log: Log): Sockets {
  const connections = new Set<Connection>()
  const ended = new Set<string>()
  let stopped = false

  feed.onEvent((event) => {
    const text = encodeEvent(event)
    for (const connection of connections) {
      if (event.position <= connection.seen || !isFor(connection, event)) continue
      if (!connection.waiting) send(connection, text)
      else if (connection.waiting.push(event) > replayLimit) drop(connection, closeCodes.tooSlow)
    }
  })

  feed.onSignal(({ name, audiences, data }) => {
    const text = encode({ type: 'signal', name, data })
    for (const connection of connections)
      if (!connection.waiting && isFor(connection, { audiences })) send(connection, text)
  })

  const send = (connection: Connection, text: string) => {
    if (connection.socket.readyState !== connection.socket.OPEN) return
    if (connection.socket.bufferedAmount > bufferLimit) return drop(connection, closeCodes.tooSlow)
    connection.socket.send(text)
  }

  const drop = (connection: Connection, code: number) => {
    connections.delete(connection)
    connection.socket.close(code)
    // A client that does not read will not answer the close either.
    if (code === closeCodes.tooSlow || code === closeCodes.tooFast) connection.socket.terminate()
  }

  const beat = setInterval(() => {
    for (const connection of connections) {
      if (!connection.alive) {
        connections.delete(connection)
        connection.socket.terminate()
        continue
      }
      connection.alive = false
      connection.socket.ping()
      // Not during the replay: the position would claim events that have not been sent yet.
      const position = Math.max(connection.seen, feed.position())
      if (!connection.waiting) send(connection, encode({ type: 'beat', position }))
    }
  }, beatSeconds * 1000)

  const resetFrames = setInterval(() => {
    for (const connection of connections) connection.frames = 0
  }, 1000)

  const watch = (connection: Connection) => {
    const { socket } = connection
    const count = () => {
      connection.alive = true
      connection.frames += 1
      if (connection.frames > framesPerSecond) drop(connection, closeCodes.tooFast)
    }
    socket.on('pong', count)
    socket.on('ping', count)
    socket.on('message', count)
    socket.on('error', (error) => log.debug({ err: error }, 'live socket'))
    socket.on('close', () => connections.delete(connection))
  }

  /** A replay may be larger than the buffer, so it goes as fast as the client reads. */
  const sendWhenDrained = async (connection: Connection, event: FeedEvent) => {
    if (connection.socket.bufferedAmount > bufferLimit / 4) await drained(connection.socket)
    send(connection, encodeEvent(event))
  }

  /** Replays missed events and then those that arrived meanwhile, so that each comes once and in order. */
  const catchUp = async (connection: Connection, after: number, upTo: number) => {
    const audiences = [...connection.audiences]
    for (let cursor = after; cursor < upTo; ) {
      const page = await feed.between(cursor, upTo, audiences, replayPage)
      for (const event of page) await sendWhenDrained(connection, event)
      cursor = page.length < replayPage ? upTo : (page.at(-1)?.position ?? upTo)
    }
    for (let next = connection.waiting?.shift(); next; next = connection.waiting?.shift())
      await sendWhenDrained(connection, next)
    connection.waiting = undefined
  }

  const mustRefetch = async (after: number, upTo: number) => {
    const head = await feed.head()
    return after > head.last || after < head.pruned || upTo - after > replayLimit
  }

  return {
    async join(listener, after) {
      if (stopped) return listener.socket.close(closeCodes.goingAway)
      if (listener.session && ended.has(listener.session))
        return listener.socket.close(closeCodes.sessionEnded)
      const connection: Connection = { ...listener, waiting: [], seen: after ?? 0, alive: true, frames: 0 }
      const upTo = feed.position()
      connections.add(connection)
      watch(connection)
      try {
        const refetch = after !== undefined && (await mustRefetch(after, upTo))
        if (refetch) connection.seen = 0
        const from = after === undefined || refetch ? upTo : after
        send(connection, encode({ type: 'hello', position: from, refetch }))
        await catchUp(connection, from, upTo)
      } catch (error) {
        log.warn({ err: error }, 'live catch-up')
        drop(connection, 1011)
      }
    },
    count: () => connections.size,
    countOf: (person) => [...connections].filter((connection) => connection.person === person).length,
    serves: (person) =>
      [...connections].some((connection) => connection.person === person && !connection.onlooker),
    endSession(session) {
      ended.add(session)
      setTimeout(() => ended.delete(session), endedMemoryMs).unref()
      for (const connection of connections)
        if (connection.session === session) drop(connection, closeCodes.sessionEnded)
    },
    sessions: () => [...new Set([...connections].flatMap((connection) => connection.session ?? []))],
    stop() {
      stopped = true
      clearInterval(beat)
      clearInterval(resetFrames)
      for (const connection of connections) drop(connection, closeCodes.goingAway)
    },
  }
}

function isFor(connection: Connection, { audiences }: Pick<FeedEvent, 'audiences'>): boolean {
  return audiences.some((audience) => connection.audiences.has(audience))
}

function encodeEvent({ audiences, ...event }: FeedEvent): string {
  return encode(event)
}

function encode(message: LiveMessage): string {
  return JSON.stringify(message)
}

async function drained(socket: WebSocket): Promise<void> {
  while (socket.readyState === socket.OPEN && socket.bufferedAmount > bufferLimit / 4) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
