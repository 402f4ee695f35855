/** Records what happened to a quote, and reads it back. */
import type { QuoteEvent } from '@kervan/domain/quotes/quote-document.ts'
import type { QuoteEventKind } from '@kervan/domain/quotes/quote-options.ts'
import { type QuoteEventMeta, quoteEvents } from '#features/quotes/quote-events.table.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { desc, eq } from '#spine/database/drizzle.ts'

/** More than anybody reads. */
const shownEvents = 200

/** Nobody's id where the program itself has done it. */
type Actor = { id: string | null; full_name: string }

const insert = `insert into quote_events (quote_id, event, actor_id, actor_name, meta)
  select quote_id, event, actor_id, actor_name, meta from json_populate_recordset(null::quote_events, $1)`

/** Written with the commit, with the system's rights: a customer's act leaves its event too. */
export function recordQuoteEvent(
  tx: Transaction,
  quoteId: string,
  event: QuoteEventKind,
  actor: Actor,
  meta: QuoteEventMeta = {},
): void {
  tx.defer(insert, [{ quote_id: quoteId, event, actor_id: actor.id, actor_name: actor.full_name, meta }])
}

/** How long the price may go on changing under one person's hands before another line of history is due. */
const oneSitting = '10 minutes'

const recalculated = `with latest as (
    select id, event, actor_id, created_at from quote_events where quote_id = ($1::json -> 0 ->> 'quote_id')::uuid order by id desc limit 1
  ), renewed as (
    update quote_events e set meta = ($1::json -> 0 -> 'meta')::jsonb, created_at = now() from latest
    where e.id = latest.id and latest.event = 'calculated' and latest.actor_id = ($1::json -> 0 ->> 'actor_id')::uuid
      and latest.created_at > now() - interval '${oneSitting}' returning e.id
  )
  insert into quote_events (quote_id, event, actor_id, actor_name, meta)
  select quote_id, event, actor_id, actor_name, meta from json_populate_recordset(null::quote_events, $1)
  where not exists (select from renewed)`

/** A price that is typed changes many times: one person's changes in a row are one event, with the newest total. */
export function recordCalculation(
  tx: Transaction,
  quoteId: string,
  actor: Actor,
  meta: QuoteEventMeta,
): void {
  const row = {
    quote_id: quoteId,
    event: 'calculated',
    actor_id: actor.id,
    actor_name: actor.full_name,
    meta,
  }
  tx.defer(recalculated, [row])
}

export function eventsOf(db: Db, quoteId: string): Promise<QuoteEvent[]> {
  return db
    .select({
      id: quoteEvents.id,
      event: quoteEvents.event,
      created_at: quoteEvents.created_at,
      actor_name: quoteEvents.actor_name,
      meta: quoteEvents.meta,
    })
    .from(quoteEvents)
    .where(eq(quoteEvents.quote_id, quoteId))
    .orderBy(desc(quoteEvents.id))
    .limit(shownEvents) as unknown as Promise<QuoteEvent[]>
}
