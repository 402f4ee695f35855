/** Queries of quotes. */

import type { OfferOrientation } from '@kervan/domain/quotes/offer-options.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { eq, sql } from '#spine/database/drizzle.ts'

/** Waits for others who are answering or pricing the same request. */
export function lockRequest(db: Db, id: string, customerId: string) {
  return db
    .select()
    .from(requests)
    .where(sql`${requests.id} = ${id} and ${requests.customer_id} = ${customerId}`)
    .for('update')
}

export type LastRevision = Awaited<ReturnType<typeof lastRevision>>[number]

/** The number, which all revisions share, and the newest revision. */
export function lastRevision(db: Db, quoteId: string) {
  const newest = sql<number>`(select max(revision) from quotes other where other.quote_no = quotes.quote_no)`
  return db
    .select({ id: quotes.id, quote_no: quotes.quote_no, revision: newest })
    .from(quotes)
    .where(eq(quotes.id, quoteId))
}

/** Before the newer revision is written: a request has at most one quote that can be answered. */
export function supersedeQuote(db: Db, olderId: string) {
  return db.update(quotes).set({ status: 'superseded', updated_at: sql`now()` }).where(eq(quotes.id, olderId))
}

export function linkNewerRevision(db: Db, olderId: string, newerId: string) {
  return db.update(quotes).set({ superseded_by: newerId }).where(eq(quotes.id, olderId))
}

/** The PDF that goes out with it, which stays the one document of the offer. */
export function keepDocument(
  db: Db,
  id: string,
  { key, hash, orientation }: { key: string; hash: string; orientation: OfferOrientation },
) {
  return db
    .update(quotes)
    .set({ pdf_key: key, pdf_hash: hash, pdf_orientation: orientation })
    .where(eq(quotes.id, id))
}

export function copyPriceToRequest(db: Db, requestId: string, price: Partial<typeof requests.$inferInsert>) {
  return db
    .update(requests)
    .set({
      ...price,
      status: 'quoted',
      first_quoted_at: sql`coalesce(first_quoted_at, ${price.quoted_at})`,
      updated_at: sql`now()`,
    })
    .where(eq(requests.id, requestId))
    .returning()
}
