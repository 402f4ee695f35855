/** Writes a price that its customer has agreed to outside the portal: an accepted quote of one line, which its request carries. */
import { freeTimeClause } from '@kervan/domain/quotes/clauses.ts'
import { equipmentOf } from '@kervan/domain/quotes/equipment.ts'
import { defaultValidityDays } from '@kervan/domain/quotes/order-form.ts'
import type { Currency } from '@kervan/domain/quotes/quote-sums.ts'
import { quoteChanged } from '@kervan/domain/quotes/quotes.events.ts'
import { containersOf, quoteCargoOf, transportModeOf } from '@kervan/domain/quotes/request-to-quote.ts'
import { endOfDay } from '@kervan/domain/values/calendar-day.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { insertQuote } from '#features/quotes/insert-quote.ts'
import { orderLines } from '#features/quotes/order-lines.ts'
import { pricingBasis } from '#features/quotes/pricing-basis.ts'
import type { QuoteCustomer } from '#features/quotes/quote-customer.ts'
import { recordQuoteEvent } from '#features/quotes/quote-events.ts'
import { readOffer } from '#features/quotes/read-offer.ts'
import { requestPrice } from '#features/quotes/request-price.ts'
import { currentRates } from '#features/rates/rates.queries.ts'
import type { AddedRequest } from '#features/requests/add-request.ts'
import { requests } from '#features/requests/requests.table.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import type { Services } from '#spine/http/call.ts'

export type AgreedPrice = {
  amount: string
  currency: Currency
  /** The day of arrival that was promised. */
  eta: string | null
  free_days: number | null
}

export async function writeAccepted(
  tx: Transaction,
  services: Pick<Services, 'numbers' | 'emit'>,
  {
    request,
    customer,
    staff,
  }: {
    request: AddedRequest
    customer: QuoteCustomer
    staff: { id: string; full_name: string }
  },
  price: AgreedPrice,
): Promise<{ request: AddedRequest; quote: { id: string; quote_no: string } }> {
  const now = new Date()
  const { shipment_type, title } = request
  const transport_mode = transportModeOf(shipment_type, request)
  const cargo_details = quoteCargoOf(request)
  const containers = containersOf(request)
  const [rates, basis, quote_no] = await Promise.all([
    currentRates(tx.db),
    pricingBasis(tx.db),
    services.numbers.next('KRV'),
  ])
  const { id: customer_id, ...written } = customer
  const quote = await insertQuote(
    tx,
    staff,
    {
      ...written,
      quote_no,
      customer_id,
      request_id: request.id,
      status: 'accepted',
      title,
      transport_mode,
      shipment_type,
      origin_country_code: request.origin_country_code,
      destination_country_code: request.destination_country_code,
      pol: request.origin_port || request.origin_city,
      pod: request.destination_port || request.destination_city,
      ...equipmentOf({
        transport_mode,
        cargo_details,
        container_type: containers.type,
        container_qty: containers.quantity,
      }),
      cargo_details,
      eta: price.eta,
      currency: price.currency,
      validity_days: defaultValidityDays,
      valid_until: endOfDay(daysLater(dayInIstanbul(now), defaultValidityDays)).toISOString(),
      terms_conditions: price.free_days === null ? [] : [freeTimeClause(price.free_days)],
      sent_at: now.toISOString(),
      answered_at: now.toISOString(),
      accepted_amount: price.amount,
      accepted_options: [],
      target_margin_pct: basis.target_margin_pct,
      rates,
    },
    orderLines({ ...noParts, shipment_type, title, quote_currency: price.currency }, price.amount),
  )
  const offer = await readOffer(tx.db, quote.id)
  if (!offer) throw new Error('The quote was not written.')
  // Without the moment of the first price: nobody has waited for this one, so it is in no figure of answer times.
  const [approved] = await tx.db
    .update(requests)
    .set({
      ...requestPrice(offer),
      status: 'approved',
      quoted_by: staff.id,
      quoted_at: now.toISOString(),
      customer_response_at: now.toISOString(),
      updated_at: sql`now()`,
    })
    .where(eq(requests.id, request.id))
    .returning()
  if (!approved) throw new Error('The request was not updated.')
  recordQuoteEvent(tx, quote.id, 'won', staff, { total: quote.total_amount, currency: quote.currency })
  await services.emit(tx, quoteChanged, ['staff'], {
    quote_id: quote.id,
    quote_no,
    request_id: request.id,
    customer_id,
    status: 'accepted',
  })
  return { request: approved, quote: { id: quote.id, quote_no } }
}

const noParts = {
  freight_cost: null,
  baf_cost: null,
  caf_cost: null,
  demurrage_cost: null,
  other_costs: null,
}
