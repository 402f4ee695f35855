/** The draft of a new order from what was read of a mail, and what the draft says of the fields a mail is read for. */
import type { MailField } from '@kervan/domain/luna/mail/mail-fields.ts'
import type { MailValues } from '@kervan/domain/luna/mail/missing-fields.ts'
import type { ReadMail } from '@kervan/domain/luna/mail-reading.contract.ts'
import { newOrder, type OrderDraft, type OrderField } from '#features/quotes/order-draft.ts'
import { toInput } from '#features/quotes/typed-amount.ts'

/** Nobody is told of a request by itself: whoever confirms it may choose so. */
export function orderOfMail({ fields, ends, customer }: ReadMail): OrderDraft {
  const read = (wanted: MailField) => fields.find(({ field }) => field === wanted)?.value ?? ''
  const [origin, destination] = [read('origin_city'), read('destination_city')]
  return {
    ...newOrder(),
    customer_id: customer?.id ?? '',
    customer_name: customer?.name ?? '',
    customer_email: customer?.email ?? '',
    title: titleOf(origin, destination, read('container_type'), read('container_quantity')),
    shipment_type: read('shipment_type'),
    origin_city: origin,
    origin_country: ends.origin.country,
    origin_port: ends.origin.port,
    destination_city: destination,
    destination_country: ends.destination.country,
    destination_port: ends.destination.port,
    container_type: read('container_type'),
    container_quantity: read('container_quantity'),
    vehicle_count: read('vehicle_count'),
    estimated_weight: toInput(read('estimated_weight')),
    estimated_volume: toInput(read('estimated_volume')),
    cargo_type: read('cargo_type'),
    description: read('goods'),
    incoterm: read('incoterm'),
    preferred_date: read('preferred_date'),
    notify_customer: 'no',
  }
}

function titleOf(origin: string, destination: string, container: string, quantity: string): string {
  if (!origin || !destination) return ''
  const load = container && quantity ? `, ${quantity} × ${container}` : container ? `, ${container}` : ''
  return `${origin} – ${destination}${load}`
}

const draftFields: Partial<Record<MailField, OrderField>> = { goods: 'description' }

export function valuesOf(draft: OrderDraft, fields: readonly MailField[]): MailValues {
  return Object.fromEntries(
    fields.map((field) => [field, draft[draftFields[field] ?? (field as OrderField)].trim()]),
  )
}

/** What a later reading adds to a draft: only where nothing was read or typed. */
export function additions(draft: OrderDraft, later: ReadMail): [OrderField, string][] {
  const { customer_id, customer_name, customer_email, notify_customer, ...drafted } = orderOfMail(later)
  return (Object.entries(drafted) as [OrderField, string][]).filter(
    ([field, value]) => value !== '' && draft[field] === '',
  )
}
