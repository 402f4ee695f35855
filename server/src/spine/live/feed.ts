/** Reads the outbox for one process: woken by the flusher, in order of position, each event once. */
import type { LiveEvent } from '@kervan/domain/live/live-messages.ts'
import type pg from 'pg'
import type { Log } from '#spine/config/log.ts'
import { createReconnectingClient } from '#spine/database/reconnecting-client.ts'
import { type PassedSignal, signalChannel } from '#spine/database/signals.ts'
import { flushedChannel } from '#spine/live/flusher.ts'

export type FeedEvent = LiveEvent & { audiences: readonly string[] }
type Listener = (event: FeedEvent) => void

export type Feed = {
  /** The newest position this process has read. */
  position(): number
  /** The newest position of all, and the newest that has been pruned. */
  head(): Promise<{ last: number; pruned: number }>
  onEvent(listener: Listener): void
  /** What other processes, and this one, have said by the way. */
  onSignal(listener: (signal: PassedSignal) => void): void
  /** The events for these audiences after one position and up to another. */
  between(after: number, upTo: number, audiences: readonly string[], limit: number): Promise<FeedEvent[]>
  stop(): Promise<void>
}

const pageSize = 500
const fallbackMs = 1000
const columns = `id, position, name, audiences, data, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`

type Row = { id: string; position: string; name: string; audiences: string[]; data: unknown; at: string }

export async function startFeed(config: pg.ClientConfig, log: Log): Promise<Feed> {
  const listeners: Listener[] = []
  const signalListeners: ((signal: PassedSignal) => void)[] = []
  let position = 0
  let stopped = false
  let reading: Promise<void> | undefined
  let readAgain = false

  const connection = createReconnectingClient(config, {
    opened: (client) => {
      client.on('notification', ({ channel, payload }) => {
        if (channel === signalChannel) passOn(payload)
        else read()
      })
      return client.query(`listen ${flushedChannel}; listen ${signalChannel}`)
    },
    broke: (error) => {
      if (!stopped) log.warn({ err: error }, 'live feed reconnects')
    },
  })

  const passOn = (payload = '') => {
    const signal = JSON.parse(payload) as PassedSignal
    for (const listener of signalListeners) listener(signal)
  }

  const readOnce = async () => {
    const current = await connection.get()
    for (;;) {
      // Not prepared, like all statements on the outbox: a plan from when it was empty would scan it later.
      const { rows } = await current.query<Row>(
        `select ${columns} from outbox where position > $1 order by position limit ${pageSize}`,
        [position],
      )
      for (const row of rows) {
        const event = toEvent(row)
        position = event.position
        for (const listener of listeners) listener(event)
      }
      if (rows.length < pageSize) return
    }
  }

  /** Wake-ups during a read lead to one more read, not to many. */
  function read(): void {
    if (stopped) return
    if (reading) {
      readAgain = true
      return
    }
    reading = readOnce()
      .catch((error: Error) => {
        if (!stopped) log.warn({ err: error }, 'live feed')
      })
      .finally(() => {
        reading = undefined
        if (readAgain) {
          readAgain = false
          read()
        }
      })
  }

  const head = async () => {
    const current = await connection.get()
    const { rows } = await current.query<{ last: string; pruned: string }>(
      'select last, pruned from outbox_head where id = 1',
    )
    return { last: Number(rows[0]?.last ?? 0), pruned: Number(rows[0]?.pruned ?? 0) }
  }

  position = (await head()).last
  const timer = setInterval(read, fallbackMs)
  return {
    position: () => position,
    head,
    onEvent: (listener) => listeners.push(listener),
    onSignal: (listener) => signalListeners.push(listener),
    async between(after, upTo, audiences, limit) {
      const current = await connection.get()
      const { rows } = await current.query<Row>(
        `select ${columns} from outbox where position > $1 and position <= $2 and audiences && $3::text[] order by position limit $4`,
        [after, upTo, audiences, limit],
      )
      return rows.map(toEvent)
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await reading
      await connection.close()
    },
  }
}

function toEvent({ id, position, name, audiences, data, at }: Row): FeedEvent {
  return { type: 'event', id, position: Number(position), name, data, at, audiences }
}
