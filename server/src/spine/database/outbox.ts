/** Events are written in the transaction they report, and published after it has committed. */
import type { Audience, EventDefinition } from '@kervan/domain/live/event.ts'
import type { z } from '@kervan/domain/z.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export type Emit = <Data extends z.ZodType>(
  tx: Transaction,
  event: EventDefinition<Data>,
  audiences: readonly Audience[],
  data: z.input<Data>,
) => Promise<void>

/** What follows an event inside the same transaction. */
export type Follow = (tx: Transaction, event: { name: string; data: unknown }) => Promise<void>

const writeEvents = `insert into outbox (name, audiences, data)
  select name, audiences, data from json_to_recordset($1) as event (name text, audiences text[], data jsonb)`

/** `wake` is called after the commit, so that the flusher gives the event its position. */
export function createEmit(wake: () => void, follow: Follow = async () => undefined): Emit {
  return async (tx, event, audiences, given) => {
    const data = event.data.parse(given)
    tx.defer(writeEvents, [{ name: event.name, audiences, data }])
    tx.afterCommit(wake)
    await follow(tx, { name: event.name, data })
  }
}

/** Deletes at most so many of the events that are too old, and returns how many. Clients that saw nothing newer have to fetch everything. */
export async function pruneOutbox(tx: Transaction, days: number, most: number): Promise<number> {
  const [pruned] = await tx.asSystem<{ count: number }>(
    `with old as (select id from outbox where at < now() - make_interval(days => $1) and position is not null order by at limit $2),
       gone as (delete from outbox where id in (select id from old) returning position),
       head as (update outbox_head set pruned = greatest(pruned, (select max(position) from gone)) where exists (select from gone))
     select count(*)::int as count from gone`,
    [days, most],
  )
  return pruned?.count ?? 0
}
