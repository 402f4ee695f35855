/**
 * Gives committed events their positions. Every process runs one; the holder of the advisory lock works, the others wait.
 * Positions are given after commit and in one order, so a reader that has seen position n never misses one below it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#spine/config/log.ts'

export const writtenChannel = 'kervan_outbox_written'
export const flushedChannel = 'kervan_outbox_flushed'

const lock = "hashtext('kervan flusher')"
const batch = 1000
const fallbackMs = 1000
/** The first event of a burst is flushed at once; the following ones are collected for this long. */
const pauseMs = 25

const givePositions = `
  with head as (select last from outbox_head where id = 1 for update),
  waiting as (
    select place, row_number() over (order by sequence) as step
    from (select ctid as place, sequence from outbox where position is null order by sequence limit ${batch}) as next
  ),
  placed as (
    update outbox set position = head.last + waiting.step
    from waiting, head where outbox.ctid = waiting.place
    returning position
  ),
  moved as (
    update outbox_head set last = greatest(last, (select max(position) from placed))
    where id = 1 and exists (select from placed)
    returning last
  )
  select (select count(*) from placed)::int as placed,
    -- The wake-up goes with the commit. It carries nothing but the newest position.
    (select pg_notify('${flushedChannel}', last::text) from moved)`

export type Flusher = { wake(): void; stop(): Promise<void> }

export function startFlusher(config: pg.ClientConfig, log: Log): Flusher {
  let stopped = false
  let client: pg.Client | undefined
  let holding = false
  let hasWork = true
  let endSleep: (() => void) | undefined

  const wake = () => {
    hasWork = true
    endSleep?.()
  }

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(done, ms)
      function done() {
        clearTimeout(timer)
        endSleep = undefined
        resolve()
      }
      endSleep = done
    })

  const connect = async () => {
    const fresh = new pg.Client(config)
    fresh.on('error', () => undefined) // the loop's next query fails and reconnects
    // Only the holder reacts: a waiting flusher would answer its own wake-up with another, without end.
    fresh.on('notification', () => {
      if (holding) wake()
    })
    await fresh.connect()
    await fresh.query(`listen ${writtenChannel}`)
    client = fresh
  }

  const loop = async () => {
    while (!stopped) {
      try {
        if (!client) await connect()
        const connected = client as pg.Client
        holding ||= await takeLock(connected)
        const wasWoken = hasWork
        hasWork = false
        if (!holding) {
          // Another process gives positions: wake it, once per burst.
          if (wasWoken) await connected.query(`notify ${writtenChannel}`)
        } else {
          while (await flush(connected)) if (stopped) break
          if (wasWoken && !stopped) await pause(pauseMs)
        }
        if (!hasWork && !stopped) await sleep(fallbackMs)
      } catch (error) {
        holding = false
        await client?.end().catch(() => undefined)
        client = undefined
        if (stopped) break
        log.warn({ err: error }, 'outbox flusher reconnects')
        await sleep(500)
        hasWork = true
      }
    }
    await client?.end().catch(() => undefined)
  }

  const running = loop()
  return {
    wake,
    async stop() {
      stopped = true
      endSleep?.()
      await running
    },
  }
}

async function takeLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lock}) as taken`)
  return rows[0]?.taken ?? false
}

/** Returns true after a full batch, since more may be waiting. */
async function flush(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ placed: number }>(givePositions)
  return rows[0]?.placed === batch
}
