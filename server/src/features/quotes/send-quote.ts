/** Sends a quick price: a quote with a line for each of its parts, copied to its request. The older quote can no longer be accepted. */
import { equipmentOf } from '@kervan/domain/quotes/equipment.ts'
import { defaultValidityDays, type OrderForm, orderTotal } from '@kervan/domain/quotes/order-form.ts'
import { quoteChanged } from '@kervan/domain/quotes/quotes.events.ts'
import { containersOf, quoteCargoOf, transportModeOf } from '@kervan/domain/quotes/request-to-quote.ts'
import { endOfDay } from '@kervan/domain/values/calendar-day.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { answerTimesJob } from '#features/quotes/answer-times.jobs.ts'
import { insertQuote } from '#features/quotes/insert-quote.ts'
import { orderLines } from '#features/quotes/order-lines.ts'
import { pricingBasis } from '#features/quotes/pricing-basis.ts'
import { quoteCustomer } from '#features/quotes/quote-customer.ts'
import { recordQuoteEvent } from '#features/quotes/quote-events.ts'
import {
  copyPriceToRequest,
  lastRevision,
  linkNewerRevision,
  supersedeQuote,
} from '#features/quotes/quotes.queries.ts'
import { currentRates } from '#features/rates/rates.queries.ts'
import type { AddedRequest } from '#features/requests/add-request.ts'
import { announceRequest } from '#features/requests/announce-request.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

const dayMs = 86_400_000

/** Returns the updated request and its quote. */
export async function sendQuote(
  tx: Transaction,
  services: Pick<Services, 'emit' | 'numbers' | 'enqueue'>,
  request: AddedRequest,
  form: OrderForm,
  staff: { id: string; full_name: string },
  now = new Date(),
) {
  const total = orderTotal(form)
  if (total === null) throw new Error('A quote needs an amount.')
  const [older] = request.quote_id ? await lastRevision(tx.db, request.quote_id) : []
  const validity = validityOf(form.quote_valid_until, now)
  const containers = containersOf(request)
  const transport_mode = transportModeOf(form.shipment_type, request)
  const cargo_details = quoteCargoOf(request)
  const [customer, rates, basis] = await Promise.all([
    quoteCustomer(tx, request.customer_id),
    currentRates(tx.db),
    pricingBasis(tx.db),
    older && supersedeQuote(tx.db, older.id),
  ])
  if (!customer) throw new Error('The customer is missing.')
  const { id: customer_id, ...written } = customer
  const quote = await insertQuote(
    tx,
    staff,
    {
      ...written,
      quote_no: older?.quote_no ?? (await services.numbers.next('KRV')),
      revision: (older?.revision ?? 0) + 1,
      customer_id,
      request_id: request.id,
      status: 'sent',
      title: form.title,
      transport_mode,
      shipment_type: form.shipment_type,
      origin_country_code: request.origin_country_code,
      destination_country_code: request.destination_country_code,
      pol: form.origin_port || form.origin_city,
      pod: form.destination_port || form.destination_city,
      ...equipmentOf({
        transport_mode,
        cargo_details,
        container_type: containers.type,
        container_qty: containers.quantity,
      }),
      cargo_details,
      currency: form.quote_currency,
      validity_days: validity.days,
      valid_until: validity.until.toISOString(),
      notes: form.quote_notes,
      sent_at: now.toISOString(),
      target_margin_pct: basis.target_margin_pct,
      rates,
    },
    orderLines(form, total),
  )
  if (older) await linkNewerRevision(tx.db, older.id, quote.id)
  const [quoted] = await copyPriceToRequest(tx.db, request.id, {
    quote_id: quote.id,
    quote_amount: total,
    quote_currency: form.quote_currency,
    quote_valid_until: validity.until.toISOString(),
    quote_notes: form.quote_notes,
    ...costsOf(form),
    quoted_by: staff.id,
    quoted_at: now.toISOString(),
    // Customers do not choose ports: those of the price become those of the request.
    ...(form.origin_port && { origin_port: form.origin_port }),
    ...(form.destination_port && { destination_port: form.destination_port }),
  })
  if (!quoted) throw new Error('The request was not updated.')
  await announceRequest(tx, services, quoted, 'quoted')
  await services.emit(tx, quoteChanged, ['staff'], {
    quote_id: quote.id,
    quote_no: quote.quote_no,
    request_id: request.id,
    customer_id: request.customer_id,
    status: quote.status,
    version: quote.version,
    by: staff.id,
  })
  recordQuoteEvent(tx, quote.id, 'sent_email', staff, {
    email: customer.customer_email,
    total,
    currency: quote.currency,
  })
  if (!request.first_quoted_at) await services.enqueue(tx, answerTimesJob, { after_quote: true })
  return { quote, request: quoted }
}

function validityOf(lastDay: string | null, now: Date): { days: number; until: Date } {
  const today = dayInIstanbul(now)
  const day = lastDay ?? dayInIstanbul(new Date(now.getTime() + defaultValidityDays * dayMs))
  return { days: Math.round((Date.parse(day) - Date.parse(today)) / dayMs), until: endOfDay(day) }
}

/** Only sea prices have a breakdown. */
function costsOf(form: OrderForm) {
  const { freight_cost, baf_cost, caf_cost, demurrage_cost, other_costs } = form
  const none = {
    freight_cost: null,
    baf_cost: null,
    caf_cost: null,
    demurrage_cost: null,
    other_costs: null,
  }
  return form.shipment_type === 'sea'
    ? { freight_cost, baf_cost, caf_cost, demurrage_cost, other_costs }
    : none
}
