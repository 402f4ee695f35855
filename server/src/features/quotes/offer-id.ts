/** Which offer an address means: a quote by its own id, or the current one of a request by the request's. */
import { quotes } from '#features/quotes/quotes.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { eq, or, sql } from '#spine/database/drizzle.ts'

/** With what its document needs. The reader's own rights decide whether there is one. */
export function offerId(db: Db, id: string) {
  const current = db.select({ quote_id: requests.quote_id }).from(requests).where(eq(requests.id, id))
  return db
    .select({
      id: quotes.id,
      quote_no: quotes.quote_no,
      revision: quotes.revision,
      sent_at: quotes.sent_at,
      pdf_key: quotes.pdf_key,
      pdf_orientation: quotes.pdf_orientation,
    })
    .from(quotes)
    .where(or(eq(quotes.id, id), sql`${quotes.id} = (${current})`))
}
