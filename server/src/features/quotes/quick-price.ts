/** Sends a quick price of the order dialog: a quote with a line for each of its parts. */
import { equipmentOf } from '@kervan/domain/quotes/equipment.ts'
import { defaultValidityDays, type OrderForm } from '@kervan/domain/quotes/order-form.ts'
import { containersOf, quoteCargoOf, transportModeOf } from '@kervan/domain/quotes/request-to-quote.ts'
import { endOfDay } from '@kervan/domain/values/calendar-day.ts'
import { dayInIstanbul, daysBetween, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { insertQuote } from '#features/quotes/insert-quote.ts'
import type { MailToSend } from '#features/quotes/mail-offer.ts'
import { orderLines } from '#features/quotes/order-lines.ts'
import { pricingBasis } from '#features/quotes/pricing-basis.ts'
import { quoteCustomer } from '#features/quotes/quote-customer.ts'
import { type Sender, type SendingServices, sendQuote } from '#features/quotes/send-quote.ts'
import { currentRates } from '#features/rates/rates.queries.ts'
import type { AddedRequest } from '#features/requests/add-request.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** Returns the updated request and its quote. */
export async function sendQuickPrice(
  tx: Transaction,
  services: SendingServices,
  { request, form, total }: { request: AddedRequest; form: OrderForm; total: string },
  staff: Sender,
  mail: MailToSend | null,
  now = new Date(),
) {
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
  const ports = {
    ...(form.origin_port && { origin_port: form.origin_port }),
    ...(form.destination_port && { destination_port: form.destination_port }),
  }
  const sending = { request, staff, mail, orientation: 'portrait' as const, ports, now }
  return sendQuote(tx, services, sending, async (older) =>
    insertQuote(
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
        ...equipment,
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
    ),
  )
}

function validityOf(lastDay: string | null, now: Date): { days: number; until: Date } {
  const today = dayInIstanbul(now)
  const day = lastDay ?? daysLater(today, defaultValidityDays)
  return { days: daysBetween(today, day), until: endOfDay(day) }
}
