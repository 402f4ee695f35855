/** Copies a quote, with lines, costs and terms, to another customer or lane; the rates are those of today. */
import { quoteProblems } from '@kervan/domain/quotes/quotes.copy.ts'
import { ORPCError } from '@orpc/server'
import type { WithCompany } from '#features/company/company-cache.ts'
import { type MadeQuote, startQuote, type WrittenCustomer } from '#features/quotes/create-quote.ts'
import { readQuote, type StoredQuote } from '#features/quotes/quote-document.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

export type CopyTarget = { quote_id: string; customer_id: string; pol: string; pod: string }

export function copyQuote(context: SignedInCall<WithCompany>, target: CopyTarget): Promise<MadeQuote> {
  return createOnce(context, target, async (tx) => {
    const source = await readQuote(tx.db, target.quote_id)
    if (!source) throw new ORPCError('NOT_FOUND', quoteProblems.NOT_FOUND)
    const isSameCustomer = target.customer_id === source.customer_id
    const isSameLane = target.pol === source.pol && target.pod === source.pod
    return startQuote(context, tx, target.customer_id, {
      ...source,
      pol: target.pol,
      pod: target.pod,
      // Days of the old voyage say nothing about another lane.
      etd: isSameLane ? source.etd : null,
      eta: isSameLane ? source.eta : null,
      // What was agreed with one customer says nothing about another.
      ...(isSameCustomer && { written_customer: writtenCustomer(source) }),
    })
  })
}

/** The customer as the quote names them, which may be more than the record knows. */
function writtenCustomer(quote: StoredQuote): WrittenCustomer {
  const { customer_name, customer_email, customer_phone, customer_tax_no, customer_address } = quote
  const { customer_timezone, payment_term } = quote
  return {
    customer_name,
    customer_email,
    customer_phone,
    customer_tax_no,
    customer_address,
    customer_timezone,
    payment_term,
  }
}
