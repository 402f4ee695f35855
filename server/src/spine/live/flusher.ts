/**
 * Gives committed events their positions. Every process runs one; whoever holds the advisory lock works, the others stand by.
 * Positions are given after commit and in one order, so a reader that has seen position n will never miss one below it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#spine/config/log.ts'

export const wakeChannel = 'kervan_outbox_written'
export const newsChannel = 'kervan_outbox_flushed'

const lock = "hashtext('kervan flusher')"
const batch = 1000
const fallbackMs = 1000
/** The first event of a burst goes at once; those behind it gather for this long and go together. */
const breathMs = 25

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
    (select pg_notify('${newsChannel}', last::text) from moved)`

export type Flusher = { wake(): void; stop(): Promise<void> }

export function startFlusher(config: pg.ClientConfig, log: Log): Flusher {
  let stopped = false
  let client: pg.Client | undefined
  let holding = false
  let wanted = true
  let rouse: (() => void) | undefined

  const wake = () => {
    wanted = true
    rouse?.()
  }

  const nap = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(done, ms)
      function done() {
        clearTimeout(timer)
        rouse = undefined
        resolve()
      }
      rouse = done
    })

  const connect = async () => {
    const fresh = new pg.Client(config)
    fresh.on('error', () => undefined) // the loop meets it and connects anew
    // Meant for the holder; one that stands by would answer its own wake-up with another, without end.
    fresh.on('notification', () => {
      if (holding) wake()
    })
    await fresh.connect()
    await fresh.query(`listen ${wakeChannel}`)
    client = fresh
  }

  const loop = async () => {
    while (!stopped) {
      try {
        if (!client) await connect()
        const mine = client as pg.Client
        holding ||= await takeLock(mine)
        const asked = wanted
        wanted = false
        if (!holding) {
          // Somebody else gives positions: tell them, once per burst.
          if (asked) await mine.query(`notify ${wakeChannel}`)
        } else {
          while (await flush(mine)) if (stopped) break
          if (asked && !stopped) await pause(breathMs)
        }
        if (!wanted && !stopped) await nap(fallbackMs)
      } catch (error) {
        holding = false
        await client?.end().catch(() => undefined)
        client = undefined
        if (stopped) break
        log.warn({ err: error }, 'outbox flusher connects anew')
        await nap(500)
        wanted = true
      }
    }
    await client?.end().catch(() => undefined)
  }

  const running = loop()
  return {
    wake,
    async stop() {
      stopped = true
      rouse?.()
      await running
    },
  }
}

async function takeLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lock}) as taken`)
  return rows[0]?.taken ?? false
}

/** True when a full batch was placed, so more may be waiting. */
async function flush(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ placed: number }>({ name: 'give-positions', text: givePositions })
  return rows[0]?.placed === batch
}
