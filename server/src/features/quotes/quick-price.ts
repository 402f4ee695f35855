/** Sends a quick price of the order dialog: a quote with a line for each of its parts. */
import { equipmentOf } from '@kervan/domain/quotes/equipment.ts'
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { defaultValidityDays, type OrderForm, orderTotal } from '@kervan/domain/quotes/order-form.ts'
import type { QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import { containersOf, quoteCargoOf, transportModeOf } from '@kervan/domain/quotes/request-to-quote.ts'
import { endOfDay } from '@kervan/domain/values/calendar-day.ts'
import { dayInIstanbul, daysBetween, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { insertQuote } from '#features/quotes/insert-quote.ts'
import { orderLines } from '#features/quotes/order-lines.ts'
import { pricingBasis } from '#features/quotes/pricing-basis.ts'
import { quoteCustomer } from '#features/quotes/quote-customer.ts'
import {
  type MakeSent,
  type Sender,
  type Sending,
  type SendingServices,
  sendQuote,
  writeSent,
} from '#features/quotes/send-quote.ts'
import { currentRates } from '#features/rates/rates.queries.ts'
import type { AddedRequest } from '#features/requests/add-request.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { newId } from '#spine/database/new-id.ts'

export type QuickPrice = {
  form: OrderForm
  /** Chosen once: it is written twice, first to print it, then to send it. */
  id: string
  lines: readonly QuoteLine[]
  takeNumber: () => Promise<string>
  now: Date
}

/** Null for an order without a price. */
export function quickPrice(
  { numbers }: Pick<SendingServices, 'numbers'>,
  form: OrderForm,
): QuickPrice | null {
  const total = orderTotal(form)
  if (total === null) return null
  let number: Promise<string> | undefined
  const takeNumber = () => {
    number ??= numbers.next('KRV')
    return number
  }
  return { form, id: newId(), lines: orderLines(form, total), takeNumber, now: new Date() }
}

/** What its customer will read. */
export async function writeQuickPrice(
  tx: Transaction,
  request: AddedRequest,
  price: QuickPrice,
  staff: Sender,
): Promise<Offer> {
  return (await writeSent(tx, request, await makerOf(tx, request, price, staff))).offer
}

/** Returns the updated request and its quote. */
export async function sendQuickPrice(
  tx: Transaction,
  services: SendingServices,
  price: QuickPrice,
  { request, staff, mail, prepared }: Pick<Sending, 'request' | 'staff' | 'mail' | 'prepared'>,
) {
  const { form, now } = price
  const ports = {
    ...(form.origin_port && { origin_port: form.origin_port }),
    ...(form.destination_port && { destination_port: form.destination_port }),
  }
  const sending = { request, staff, mail, orientation: 'portrait' as const, ports, prepared, now }
  return sendQuote(tx, services, sending, await makerOf(tx, request, price, staff))
}

async function makerOf(
  tx: Transaction,
  request: AddedRequest,
  { form, id, lines, takeNumber, now }: QuickPrice,
  staff: Sender,
): Promise<MakeSent> {
  const validity = validityOf(form.quote_valid_until, now)
  const containers = containersOf(request)
  const transport_mode = transportModeOf(form.shipment_type, request)
  const cargo_details = quoteCargoOf(request)
  const equipment = equipmentOf({
    transport_mode,
    cargo_details,
    container_type: containers.type,
    container_qty: containers.quantity,
  })
  const [customer, rates, basis] = await Promise.all([
    quoteCustomer(tx, request.customer_id),
    currentRates(tx.db),
    pricingBasis(tx.db),
  ])
  if (!customer) throw new Error('The customer is missing.')
  const { id: customer_id, ...written } = customer
  return async (older) =>
    insertQuote(
      tx,
      staff,
      {
        ...written,
        id,
        quote_no: older?.quote_no ?? (await takeNumber()),
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
        ...equipment,
        cargo_details,
        incoterm: request.cargo_details.incoterm ?? null,
        currency: form.quote_currency,
        validity_days: validity.days,
        valid_until: validity.until.toISOString(),
        notes: form.quote_notes,
        sent_at: now.toISOString(),
        target_margin_pct: basis.target_margin_pct,
        rates,
      },
      lines,
    )
}

function validityOf(lastDay: string | null, now: Date): { days: number; until: Date } {
  const today = dayInIstanbul(now)
  const day = lastDay ?? daysLater(today, defaultValidityDays)
  return { days: daysBetween(today, day), until: endOfDay(day) }
}
