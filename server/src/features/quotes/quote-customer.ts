/** What a new quote says of its customer, from the record and the firm staff have joined it to. */
import type { QuotePaymentTerm } from '@kervan/domain/quotes/quote-options.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export type QuoteCustomer = {
  id: string
  customer_name: string
  customer_email: string
  customer_phone: string
  customer_tax_no: string
  customer_address: string
  payment_term: QuotePaymentTerm
}
type Row = Omit<QuoteCustomer, 'payment_term'> & { payment_term_days: number | null }

const byId = `select p.id, coalesce(nullif(p.company, ''), nullif(trim(p.first_name || ' ' || p.last_name), ''), '') as customer_name,
    coalesce(p.email, '') as customer_email, p.phone as customer_phone, coalesce(o.tax_number, '') as customer_tax_no,
    concat_ws(', ', nullif(o.city, ''), nullif(o.country, '')) as customer_address, o.payment_term_days
  from profiles p left join organisations o on o.id = p.organisation_id where p.id = $1`

export async function quoteCustomer(tx: Transaction, id: string): Promise<QuoteCustomer | undefined> {
  const [row] = await tx.query<Row>(byId, [id])
  if (!row) return undefined
  const { payment_term_days, ...customer } = row
  return { ...customer, payment_term: paymentTermOf(payment_term_days) }
}

/** The nearest of the terms that quotes know; without an agreement thirty days. */
function paymentTermOf(days: number | null): QuotePaymentTerm {
  if (days === null) return '30_days'
  if (days < 8) return 'prepaid'
  const terms = [15, 30, 45, 60] as const
  const nearest = terms.reduce((best, term) => (Math.abs(term - days) < Math.abs(best - days) ? term : best))
  return `${nearest}_days`
}
