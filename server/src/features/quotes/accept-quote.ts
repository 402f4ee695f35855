/** What a customer accepts: the quote's price with the optional lines they chose, and the record that proves it later. */

import { withOptions } from '@kervan/domain/quotes/offer-options.ts'
import { optionProblem } from '@kervan/domain/quotes/offer-state.ts'
import { lineAmount, type PriceTerms, totalsIn } from '@kervan/domain/quotes/quote-sums.ts'
import { plainDecimal } from '@kervan/domain/values/decimal-text.ts'
import { ORPCError } from '@orpc/server'
import type { AnsweredRequest } from '#features/quotes/answer-quote.ts'
import type { quoteAcceptances } from '#features/quotes/quote-acceptances.table.ts'
import { quoteItems } from '#features/quotes/quote-items.table.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { eq } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'

type Row = typeof quoteAcceptances.$inferSelect
/** The total is the quote's own where nothing was chosen. */
export type Accepted = Pick<Row, 'options' | 'total_amount' | 'currency' | 'pdf_hash'>

/** Computed by the same sums as the offer that the customer has seen. Lines of a sent quote never change. */
export async function acceptedPrice(
  tx: Transaction,
  quoteId: string,
  chosen: readonly string[],
): Promise<Accepted> {
  const [[quote], items] = await Promise.all([
    tx.db.select().from(quotes).where(eq(quotes.id, quoteId)),
    tx.db.select().from(quoteItems).where(eq(quoteItems.quote_id, quoteId)),
  ])
  if (!quote) throw new Error('The quote is missing.')
  const wanted = new Set(chosen)
  const options = items.filter(({ id, is_optional }) => is_optional && wanted.has(id))
  if (options.length !== wanted.size) throw new ORPCError('UNKNOWN_OPTION', optionProblem.UNKNOWN_OPTION)
  const terms: PriceTerms = {
    currency: quote.currency,
    tax_included: quote.tax_included,
    try_per: quote.fx_rates,
  }
  const priced = items.map((item) => ({
    ...item,
    quantity: plainDecimal(item.quantity),
    unit_price: plainDecimal(item.unit_price),
    tax_percent: plainDecimal(item.tax_percent),
  }))
  const { total } = totalsIn(quote.currency, withOptions(priced, chosen), terms)
  return {
    options: options
      .toSorted((one, other) => one.sort_order - other.sort_order)
      .map((item) => ({
        id: item.id,
        title: item.title,
        amount: lineAmount(item),
        currency: item.currency,
      })),
    // A price that was entered as one sum is that sum.
    total_amount: options.length === 0 ? quote.total_amount : total,
    currency: quote.currency,
    pdf_hash: quote.pdf_hash,
  }
}

const insert = `insert into quote_acceptances (quote_id, customer_id, person_name, person_email, ip_address, user_agent, pdf_hash,
    options, total_amount, currency)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`

/** Written once, with the system's rights: nobody else may write here. The request, and so its shipment, takes the accepted total. */
export async function recordAcceptance(
  tx: Transaction,
  { person, browser }: Pick<SignedInCall, 'person' | 'browser'>,
  { id, quote_id, customer_id }: AnsweredRequest,
  { options, total_amount, currency, pdf_hash }: Accepted,
): Promise<void> {
  await Promise.all([
    tx.asSystem(insert, [
      quote_id,
      customer_id,
      person.full_name,
      person.email,
      browser.address,
      browser.userAgent,
      pdf_hash,
      JSON.stringify(options),
      total_amount,
      currency,
    ]),
    tx.asSystem('update requests set quote_amount = $2 where id = $1', [id, total_amount]),
  ])
}
