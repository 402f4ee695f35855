/** An order while staff write it: every field as text, as it was typed. */
import { OrderForm } from '@kervan/domain/quotes/order-form.ts'
import { orderWords } from '@kervan/domain/quotes/quotes.copy.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { dayInIstanbul } from '@kervan/domain/values/calendar-day.ts'
import { z } from '@kervan/domain/z.ts'
import { portsOf } from '#features/quotes/known-ports.ts'
import { readAmount, readMeasure, writeNumber } from '#features/quotes/typed-amount.ts'

const emptyOrder = {
  request_id: '',
  /** The request as it was when its price was begun. */
  request_updated_at: '',
  customer_id: '',
  /** What the picker shows of the customer. */
  customer_name: '',
  customer_email: '',
  title: '',
  shipment_type: '',
  origin_country: '',
  origin_city: '',
  origin_postal_code: '',
  origin_port: '',
  destination_country: '',
  destination_city: '',
  destination_postal_code: '',
  destination_port: '',
  description: '',
  cargo_type: '',
  estimated_weight: '',
  estimated_volume: '',
  preferred_date: '',
  quote_amount: '',
  quote_currency: 'EUR',
  quote_valid_until: '',
  quote_notes: '',
  freight_cost: '',
  baf_cost: '',
  caf_cost: '',
  demurrage_cost: '',
  other_costs: '',
  /** On is `yes`. */
  notify_customer: 'yes',
}
export type OrderField = keyof typeof emptyOrder
export type OrderDraft = Record<OrderField, string>

export function newOrder(): OrderDraft {
  return { ...emptyOrder }
}

/** A request that is to be priced; a price it had before is offered again. */
export function orderFor(
  request: RequestDetail,
  ports: Pick<OrderDraft, 'origin_port' | 'destination_port'> = portsOf(request),
) {
  const { cargo_details, preferred_date } = request
  const amount = (value: string | null) => writeNumber(value, 2)
  const draft: OrderDraft = {
    ...emptyOrder,
    request_id: request.id,
    request_updated_at: request.updated_at,
    customer_id: request.customer_id,
    customer_name: [request.customer_name, request.customer_company || request.requester_company]
      .filter(Boolean)
      .join(', '),
    customer_email: request.customer_email,
    title: request.title,
    shipment_type: request.shipment_type,
    origin_country: request.origin_country,
    origin_city: request.origin_city,
    origin_postal_code: request.origin_postal_code,
    origin_port: ports.origin_port,
    destination_country: request.destination_country,
    destination_city: request.destination_city,
    destination_postal_code: request.destination_postal_code,
    destination_port: ports.destination_port,
    description: request.description,
    cargo_type: request.cargo_type ?? '',
    estimated_weight: writeNumber(request.estimated_weight, 3),
    estimated_volume: writeNumber(request.estimated_volume, 3),
    // A day that has passed since cannot be wished for any more.
    preferred_date: preferred_date && preferred_date >= dayInIstanbul(new Date()) ? preferred_date : '',
    quote_amount: amount(request.quote_amount),
    quote_currency: request.quote_currency ?? cargo_details.currency_preference ?? 'EUR',
    quote_notes: request.quote_notes,
    freight_cost: amount(request.freight_cost),
    baf_cost: amount(request.baf_cost),
    caf_cost: amount(request.caf_cost),
    demurrage_cost: amount(request.demurrage_cost),
    other_costs: amount(request.other_costs),
  }
  return draft
}

/** The request's own words, which its customer may have changed; the price is whatever staff have typed. */
const requestFields = [
  'title',
  'shipment_type',
  'origin_country',
  'origin_city',
  'origin_postal_code',
  'destination_country',
  'destination_city',
  'destination_postal_code',
  'description',
  'cargo_type',
  'estimated_weight',
  'estimated_volume',
  'preferred_date',
] as const

/** What to set so that the draft is for the request as it is now: what staff have typed over stays. */
export function renewedOrder(
  draft: OrderDraft,
  seen: RequestDetail,
  now: RequestDetail,
): [OrderField, string][] {
  const [before, after] = [orderFor(seen, seen), orderFor(now, now)]
  const renewed: OrderField[] = requestFields.filter((field) => draft[field] === before[field])
  // The port was for the place there was: for another place it is named anew.
  for (const end of ['origin', 'destination'] as const)
    if (seen[`${end}_city`] !== now[`${end}_city`] || seen[`${end}_country`] !== now[`${end}_country`])
      renewed.push(`${end}_port`)
  return [
    ['request_updated_at', now.updated_at],
    ...renewed.map((field): [OrderField, string] => [field, after[field]]),
  ]
}

/** What must be there before anything is sent, and before it can be looked at. */
export const requiredFields = [
  'customer_id',
  'title',
  'shipment_type',
  'origin_city',
  'destination_city',
] as const
export const previewFields = ['customer_id', 'title', 'shipment_type'] as const
const portFields = ['origin_port', 'destination_port'] as const

const blank = (draft: OrderDraft) => (field: OrderField) => draft[field].trim() === ''

export function missingForPreview(draft: OrderDraft) {
  return previewFields.filter(blank(draft))
}

/** The first thing to say of an order that cannot be sent; undefined where its fields say it themselves. */
export function refusalOf(draft: OrderDraft): { title: string; description: string } | undefined {
  if (requiredFields.some(blank(draft)))
    return { title: orderWords.missingTitle, description: orderWords.missingText }
  if (draft.shipment_type === 'sea' && portFields.some(blank(draft)))
    return { title: orderWords.portsTitle, description: orderWords.portsText }
  return undefined
}

/** What is at fault without a field on the screen that could say it: nothing is ever refused in silence. */
export function unseenFault(
  errors: Partial<Record<string, { message?: string | undefined; ref?: unknown }>>,
): { title: string; description: string } | undefined {
  const fault = Object.values(errors).find((error) => error && !error.ref)
  return fault && { title: requestWords.errorTitle, description: fault.message ?? requestWords.actFailed }
}

export const costFields = ['freight_cost', 'baf_cost', 'caf_cost', 'demurrage_cost', 'other_costs'] as const
const amountFields = ['quote_amount', ...costFields] as const
const measureFields = ['estimated_weight', 'estimated_volume'] as const

/** The schema of the form: text in, an order out. What a transport has no use for is left behind. */
export const OrderDraftSchema = z.custom<OrderDraft>().transform((draft, context): OrderForm => {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message, input: draft })
  const read = (field: OrderField, reading: ReturnType<typeof readAmount>) => {
    if (reading.problem) refuse(field, reading.problem)
    return [field, reading.value] as const
  }
  const numbers = Object.fromEntries([
    ...amountFields.map((field) => read(field, readAmount(draft[field]))),
    ...measureFields.map((field) => read(field, readMeasure(draft[field]))),
  ])
  const parsed = OrderForm.safeParse({ ...orderInput(draft), ...numbers, ...partsOf(draft, numbers) })
  if (parsed.success) return parsed.data
  for (const { path, message } of parsed.error.issues)
    refuse(String(path[0]), ownWords[String(path[0])] ?? message)
  return z.NEVER
})

export const missingWords: Record<(typeof previewFields)[number], string> = {
  customer_id: 'Müşteriyi listeden seçin.',
  title: 'Başlığı yazın.',
  shipment_type: 'Sevkiyat türünü seçin.',
}
const ownWords: Record<string, string> = missingWords

function orderInput(draft: OrderDraft) {
  const { customer_name, customer_email, ...fields } = draft
  const chosen = (value: string) => value || null
  return {
    ...fields,
    request_id: chosen(draft.request_id),
    request_updated_at: chosen(draft.request_updated_at),
    cargo_type: chosen(draft.cargo_type),
    // For a request it is the customer's word: a day that has passed since stands in no price's way.
    preferred_date: draft.request_id === '' ? chosen(draft.preferred_date) : null,
    quote_valid_until: chosen(draft.quote_valid_until),
    notify_customer: draft.notify_customer === 'yes',
    ...(draft.shipment_type !== 'sea' && { origin_port: '', destination_port: '' }),
    ...(draft.shipment_type !== 'land' && { origin_postal_code: '', destination_postal_code: '' }),
  }
}

/** Only by sea is a price made of parts. */
function partsOf(draft: OrderDraft, numbers: Record<string, string | null>) {
  return Object.fromEntries(
    costFields.map((field) => [field, draft.shipment_type === 'sea' ? (numbers[field] ?? null) : null]),
  )
}
