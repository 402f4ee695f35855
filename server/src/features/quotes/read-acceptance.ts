/** Reads what proves an acceptance. The reader's own rights decide whether there is one. */
import type { Acceptance } from '@kervan/domain/quotes/acceptance.ts'
import { quoteAcceptances } from '#features/quotes/quote-acceptances.table.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { eq, type PgColumn, sql } from '#spine/database/drizzle.ts'

/** What the office entered was agreed elsewhere: there is no record of a click. */
export const hasEvidence = (quoteId: PgColumn) =>
  sql<boolean>`exists (select from ${quoteAcceptances} where ${eq(quoteAcceptances.quote_id, quoteId)})`

export async function readAcceptance(db: Db, quoteId: string): Promise<Acceptance | undefined> {
  const [found] = await db
    .select({
      quote_id: quoteAcceptances.quote_id,
      quote_no: quotes.quote_no,
      revision: quotes.revision,
      title: sql<string>`coalesce(nullif(${quotes.title}, ''), ${quotes.pol} || ' – ' || ${quotes.pod})`,
      customer_name: quotes.customer_name,
      request_number: sql<string>`coalesce(${requests.number}, '')`,
      person_name: quoteAcceptances.person_name,
      person_email: quoteAcceptances.person_email,
      ip_address: quoteAcceptances.ip_address,
      user_agent: quoteAcceptances.user_agent,
      pdf_hash: quoteAcceptances.pdf_hash,
      options: quoteAcceptances.options,
      total: quoteAcceptances.total_amount,
      currency: quoteAcceptances.currency,
      accepted_at: quoteAcceptances.accepted_at,
    })
    .from(quoteAcceptances)
    .innerJoin(quotes, eq(quotes.id, quoteAcceptances.quote_id))
    .leftJoin(requests, eq(requests.id, quotes.request_id))
    .where(eq(quoteAcceptances.quote_id, quoteId))
  return found as Acceptance | undefined
}
