/** What belongs to one shipment: the items that were accepted, and its containers. Row-level security decides whose are visible. */
import { quoteItems } from '#features/quotes/quote-items.table.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { containers } from '#features/shipments/containers.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { and, asc, eq, sql } from '#spine/database/drizzle.ts'

/** With the options that the customer has chosen, without the others. */
export const acceptedItems = (db: Db, id: string) =>
  db
    .select({
      title: quoteItems.title,
      amount: sql<string>`${quoteItems.amount}::text`,
      currency: quoteItems.currency,
    })
    .from(quoteItems)
    .innerJoin(shipments, eq(shipments.quote_id, quoteItems.quote_id))
    .innerJoin(quotes, eq(quotes.id, quoteItems.quote_id))
    .where(
      and(
        eq(shipments.id, id),
        sql`(not ${quoteItems.is_optional} or coalesce(${quotes.accepted_options} ? ${quoteItems.id}::text, false))`,
      ),
    )
    .orderBy(asc(quoteItems.sort_order))

export const containersOf = (db: Db, id: string) =>
  db
    .select({
      number: containers.number,
      size_type: containers.size_type,
      seal: containers.seal,
      free_days_demurrage: containers.free_days_demurrage,
      free_days_detention: containers.free_days_detention,
    })
    .from(containers)
    .where(eq(containers.shipment_id, id))
    .orderBy(asc(containers.id))
