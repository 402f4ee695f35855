/** The draft of an order: every field as text, numbers as decimal text. */
import { OrderFields, OrderForm, orderCargo } from '@kervan/domain/quotes/order-form.ts'
import { orderWords } from '@kervan/domain/quotes/quotes.copy.ts'
import type { CargoDetails } from '@kervan/domain/requests/cargo-details.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { z } from '@kervan/domain/z.ts'
import { portsOf } from '#features/quotes/ports-of-request.ts'
import { readAmount, readMeasure, toInput } from '#features/quotes/typed-amount.ts'

const emptyOrder = {
  request_id: '',
  /** The version of the request that is being priced. */
  request_updated_at: '',
  customer_id: '',
  /** Shown by the customer field. */
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
  /** Of a new order only: a request has its own. */
  container_type: '',
  container_quantity: '',
  vehicle_count: '',
  incoterm: '',
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
  /** The work item of the mail that it was read from; empty where there is none. */
  mail_work_id: '',
  /** `yes` or `no`. */
  notify_customer: 'yes',
}
export type OrderField = keyof typeof emptyOrder
export type OrderDraft = Record<OrderField, string>

export function newOrder(): OrderDraft {
  return { ...emptyOrder }
}

/** The draft for a request to be priced, with its last price if it has one. */
export function orderFromRequest(
  request: RequestDetail,
  ports: Pick<OrderDraft, 'origin_port' | 'destination_port'> = portsOf(request),
) {
  const { cargo_details, preferred_date } = request
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
    estimated_weight: toInput(request.estimated_weight),
    estimated_volume: toInput(request.estimated_volume),
    // A preferred date in the past is dropped.
    preferred_date: preferred_date && preferred_date >= dayInIstanbul(new Date()) ? preferred_date : '',
    quote_amount: toInput(request.quote_amount),
    quote_currency: request.quote_currency ?? cargo_details.currency_preference ?? 'EUR',
    quote_notes: request.quote_notes,
    freight_cost: toInput(request.freight_cost),
    baf_cost: toInput(request.baf_cost),
    caf_cost: toInput(request.caf_cost),
    demurrage_cost: toInput(request.demurrage_cost),
    other_costs: toInput(request.other_costs),
  }
  return draft
}

/** The fields that come from the request, which its customer may change. */
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

/** The updates that bring a draft to the current version of its request; what staff have typed stays. */
export function updatesFromRequest(
  draft: OrderDraft,
  seen: RequestDetail,
  now: RequestDetail,
): [OrderField, string][] {
  const [before, after] = [orderFromRequest(seen, seen), orderFromRequest(now, now)]
  const renewed: OrderField[] = requestFields.filter((field) => draft[field] === before[field])
  // A port belongs to its place, so another place resets it.
  for (const end of ['origin', 'destination'] as const)
    if (seen[`${end}_city`] !== now[`${end}_city`] || seen[`${end}_country`] !== now[`${end}_country`])
      renewed.push(`${end}_port`)
  return [
    ['request_updated_at', now.updated_at],
    ...renewed.map((field): [OrderField, string] => [field, after[field]]),
  ]
}

/** Required for sending. */
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

/** Why an order cannot be sent, for a toast; undefined where the errors of its fields say enough. */
export function submitProblem(draft: OrderDraft): { title: string; description: string } | undefined {
  if (requiredFields.some(blank(draft)))
    return { title: orderWords.missingTitle, description: orderWords.missingText }
  if (draft.shipment_type === 'sea' && portFields.some(blank(draft)))
    return { title: orderWords.portsTitle, description: orderWords.portsText }
  return undefined
}

/** An error of a field that is not on the screen, so that nothing is refused silently. */
export function hiddenFieldProblem(
  errors: Partial<Record<string, { message?: string | undefined; ref?: unknown }>>,
): { title: string; description: string } | undefined {
  const fault = Object.values(errors).find((error) => error && !error.ref)
  return fault && { title: requestWords.errorTitle, description: fault.message ?? requestWords.actFailed }
}

export const costFields = ['freight_cost', 'baf_cost', 'caf_cost', 'demurrage_cost', 'other_costs'] as const
const amountFields = ['quote_amount', ...costFields] as const
const measureFields = ['estimated_weight', 'estimated_volume'] as const

/** The schema of the form, from text to an order. Fields that do not apply to the shipment type are dropped. */
export const OrderDraftSchema = z.custom<OrderDraft>().transform((draft, context): OrderForm => {
  const addIssue = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message, input: draft })
  const read = (field: OrderField, reading: ReturnType<typeof readAmount>) => {
    if (reading.problem) addIssue(field, reading.problem)
    return [field, reading.value] as const
  }
  const numbers = Object.fromEntries([
    ...amountFields.map((field) => read(field, readAmount(draft[field]))),
    ...measureFields.map((field) => read(field, readMeasure(draft[field]))),
  ])
  const parsed = OrderForm.safeParse({
    ...orderInput(draft),
    ...numbers,
    ...costsOf(draft, numbers),
    // The load of a request is its customer's, and must not block its price.
    ...(draft.request_id !== '' && { estimated_weight: null, estimated_volume: null }),
  })
  if (parsed.success) return parsed.data
  for (const { path, message } of parsed.error.issues)
    addIssue(String(path[0]), ownTexts[String(path[0])] ?? message)
  return z.NEVER
})

export const missingFieldTexts: Record<(typeof previewFields)[number], string> = {
  customer_id: 'Müşteriyi listeden seçin.',
  title: 'Başlığı yazın.',
  shipment_type: 'Sevkiyat türünü seçin.',
}
const ownTexts: Record<string, string> = missingFieldTexts

function orderInput(draft: OrderDraft) {
  const { customer_name, customer_email, ...fields } = draft
  const chosen = (value: string) => value || null
  return {
    ...fields,
    request_id: chosen(draft.request_id),
    request_updated_at: chosen(draft.request_updated_at),
    mail_work_id: chosen(draft.mail_work_id),
    cargo_type: chosen(draft.cargo_type),
    ...loadInput(draft),
    // For a request the date is the customer's and must not block a price when it has passed.
    preferred_date: draft.request_id === '' ? chosen(draft.preferred_date) : null,
    quote_valid_until: chosen(draft.quote_valid_until),
    notify_customer: draft.notify_customer === 'yes',
    ...(draft.shipment_type !== 'sea' && { origin_port: '', destination_port: '' }),
    ...(draft.shipment_type !== 'land' && { origin_postal_code: '', destination_postal_code: '' }),
  }
}

/** Only sea orders have containers, of which a share is not counted, and only road orders trucks. */
function loadInput(draft: OrderDraft) {
  const { shipment_type, container_type: type, container_quantity: typed, vehicle_count, incoterm } = draft
  const box = shipment_type === 'sea' && type !== '' ? type : null
  return {
    container_type: box,
    container_quantity: box && box !== 'LCL' && typed ? Number(typed) : null,
    vehicle_count: shipment_type === 'land' && vehicle_count ? Number(vehicle_count) : null,
    incoterm: incoterm || null,
  }
}

/** What the draft of a new order says of its load, as its request will; nothing where it cannot be read. */
export function cargoOf(draft: OrderDraft): CargoDetails {
  const input = OrderFields.pick(loadFields).safeParse({
    shipment_type: draft.shipment_type,
    ...loadInput(draft),
  })
  return input.success ? orderCargo(input.data) : {}
}
const loadFields = {
  shipment_type: true,
  container_type: true,
  container_quantity: true,
  vehicle_count: true,
  incoterm: true,
} as const

/** Only sea orders are priced by parts. */
function costsOf(draft: OrderDraft, numbers: Record<string, string | null>) {
  return Object.fromEntries(
    costFields.map((field) => [field, draft.shipment_type === 'sea' ? (numbers[field] ?? null) : null]),
  )
}
