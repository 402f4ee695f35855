/** The draft of a new shipment: every field as text, and the call that it becomes. */

import type { ShipmentType, TransportMode } from '@kervan/domain/requests/request-options.ts'
import { shipmentTypeOf } from '@kervan/domain/requests/requests.policy.ts'
import { NewShipment } from '@kervan/domain/shipments/new-shipment.ts'
import { newShipmentWords, type referenceWords } from '@kervan/domain/shipments/shipments.copy.ts'
import { z } from '@kervan/domain/z.ts'
import { blankCustomer, customerInput } from '#features/customers/typed-customer.ts'
import type { CustomerPart } from '#features/quotes/manual/quote-customer-fields.tsx'
import type { RoutePart } from '#features/quotes/order-route-fields.tsx'
import { numberReader } from '#features/quotes/typed-number.ts'

export type Reference = keyof typeof referenceWords
export type BoxDraft = Record<'number' | 'size_type' | 'seal', string>
export type ShipmentDraft = CustomerPart &
  RoutePart &
  Record<Reference, string> & {
    title: string
    transport_mode: TransportMode
    cargo_type: string
    description: string
    estimated_weight: string
    estimated_volume: string
    ready_on: string
    quote_amount: string
    quote_currency: string
    promised_on: string
    free_days: string
    containers: BoxDraft[]
    operations_assigned_to: string
    operations_notes: string
  }

export const blankBox: BoxDraft = { number: '', size_type: '', seal: '' }

/** The papers that a mode has. */
export const referencesOf: Record<ShipmentType, readonly Reference[]> = {
  sea: ['booking_number', 'bill_of_lading'],
  air: ['booking_number', 'air_waybill'],
  land: ['cmr_number', 'plate'],
}

export function newShipmentDraft(): ShipmentDraft {
  return {
    customer_source: 'known',
    customer_id: '',
    customer_name: '',
    new_customer: blankCustomer,
    title: '',
    transport_mode: 'sea_fcl',
    shipment_type: 'sea',
    origin_country: '',
    origin_city: '',
    origin_postal_code: '',
    origin_port: '',
    destination_country: '',
    destination_city: '',
    destination_postal_code: '',
    destination_port: '',
    cargo_type: '',
    description: '',
    estimated_weight: '',
    estimated_volume: '',
    ready_on: '',
    quote_amount: '',
    quote_currency: 'EUR',
    promised_on: '',
    free_days: '',
    booking_number: '',
    bill_of_lading: '',
    air_waybill: '',
    cmr_number: '',
    plate: '',
    containers: [blankBox],
    operations_assigned_to: '',
    operations_notes: '',
  }
}

export type NewShipmentInput = z.input<typeof NewShipment>

/** What does not belong to the chosen mode is left out. */
export const ShipmentDraftSchema = z.custom<ShipmentDraft>().transform((draft, context): NewShipmentInput => {
  const problems = new Map<string, string>()
  const note = (path: string, message: string) => {
    if (!problems.has(path)) problems.set(path, message)
  }
  const input = inputOf(draft, note)
  const parsed = NewShipment.safeParse(input)
  for (const { path, message } of parsed.error?.issues ?? []) note(formPath(draft, path), message)
  for (const [path, message] of problems)
    context.addIssue({ code: 'custom', path: path.split('.').map(asKey), message, input: draft })
  return problems.size > 0 ? z.NEVER : input
})

const asKey = (part: string) => (/^\d+$/.test(part) ? Number(part) : part)
const orNull = (text: string) => text.trim() || null

function inputOf(draft: ShipmentDraft, note: (path: string, message: string) => void): NewShipmentInput {
  const read = numberReader(note)
  const type = shipmentTypeOf(draft.transport_mode).type
  const isKnown = draft.customer_source === 'known'
  const reference = (name: Reference) => (referencesOf[type].includes(name) ? draft[name] : '')
  const amount = read.decimal('quote_amount', draft.quote_amount, 2)
  if (amount === undefined) note('quote_amount', newShipmentWords.priceMissing)
  return {
    customer_id: isKnown ? orNull(draft.customer_id) : null,
    new_customer: isKnown ? null : customerInput(draft.new_customer),
    title: draft.title,
    transport_mode: draft.transport_mode,
    origin_country: draft.origin_country,
    origin_city: draft.origin_city,
    origin_postal_code: type === 'land' ? draft.origin_postal_code : '',
    origin_port: type === 'sea' ? draft.origin_port : '',
    destination_country: draft.destination_country,
    destination_city: draft.destination_city,
    destination_postal_code: type === 'land' ? draft.destination_postal_code : '',
    destination_port: type === 'sea' ? draft.destination_port : '',
    cargo_type: orNull(draft.cargo_type) as NonNullable<NewShipmentInput['cargo_type']> | null,
    description: draft.description,
    estimated_weight: read.decimal('estimated_weight', draft.estimated_weight, 3) ?? null,
    estimated_volume: read.decimal('estimated_volume', draft.estimated_volume, 3) ?? null,
    ready_on: orNull(draft.ready_on),
    quote_amount: amount ?? '0',
    quote_currency: draft.quote_currency as NonNullable<NewShipmentInput['quote_currency']>,
    promised_on: orNull(draft.promised_on),
    free_days: type === 'sea' ? (read.count('free_days', draft.free_days) ?? null) : null,
    booking_number: reference('booking_number'),
    bill_of_lading: reference('bill_of_lading'),
    air_waybill: reference('air_waybill'),
    cmr_number: reference('cmr_number'),
    plate: reference('plate'),
    containers: filledBoxes(draft).map(({ box }) => box) as NonNullable<NewShipmentInput['containers']>,
    operations_assigned_to: orNull(draft.operations_assigned_to),
    operations_notes: draft.operations_notes,
  }
}

/** Rows without a number are none. */
function filledBoxes({ transport_mode, containers }: ShipmentDraft) {
  if (transport_mode !== 'sea_fcl') return []
  return containers.map((box, row) => ({ box, row })).filter(({ box }) => box.number.trim() !== '')
}

/** Where a problem of the call belongs in the form. */
export function formPath(draft: ShipmentDraft, path: readonly PropertyKey[]): string {
  const [first, index, ...rest] = path.map(String)
  if (first === 'containers' && index !== undefined)
    return [first, filledBoxes(draft)[Number(index)]?.row ?? 0, ...rest].join('.')
  if (first === 'customer_id' && draft.customer_source === 'new') return 'new_customer.phone'
  return path.join('.')
}
