/** A request as one of the three forms would have left it, before anybody has answered. */

import { quoteModeWords } from '@kervan/domain/luna/talk-options.ts'
import { orderCargo } from '@kervan/domain/quotes/order-form.ts'
import { doorsOf } from '@kervan/domain/requests/delivery-ends.ts'
import { isSoldWhole } from '@kervan/domain/requests/price-band-basis.ts'
import { quickTitle } from '@kervan/domain/requests/quick-form.ts'
import type { RequestForm, UrgencyLevel } from '@kervan/domain/requests/request-options.ts'
import { quoteDueAt, shipmentTypeOf } from '@kervan/domain/requests/requests.policy.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import type { Lane, LaneEnd } from '#assembly/demo/history/demo-lanes.ts'
import type { Customer } from '#assembly/demo/history/invented-customers.ts'
import { inventLoad, type Load } from '#assembly/demo/history/invented-load.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import type { AddedRequest } from '#features/requests/add-request.ts'
import { intakeChargeableWeight } from '#features/requests/intake-weight.ts'
import { quickChargeableWeight } from '#features/requests/quick-weight.ts'

/** Who wants what carried, when, and through which form. */
export type Inquiry = {
  at: number
  customer: Customer
  lane: Lane
  /** Towards Türkiye; otherwise out of it. */
  inward: boolean
  mode: Load['mode']
  form: RequestForm
  urgency: UrgencyLevel | null
}
export type Request = Omit<AddedRequest, 'search' | 'customer_listed_as'>
export type InventedRequest = { inquiry: Inquiry; load: Load; request: Request }

const dayMs = 86_400_000
const iso = (at: number) => new Date(at).toISOString()

const unanswered = {
  description: '',
  status: 'pending',
  origin_address: '',
  origin_port: '',
  destination_address: '',
  destination_port: '',
  cargo_type: null,
  delivery_mode: '',
  service_type: '',
  cargo_details: {},
  pricing_status: null,
  quote_id: null,
  quote_amount: null,
  quote_currency: null,
  quote_valid_until: null,
  quote_notes: '',
  freight_cost: null,
  baf_cost: null,
  caf_cost: null,
  demurrage_cost: null,
  other_costs: null,
  quoted_by: null,
  quoted_at: null,
  first_quoted_at: null,
  customer_response_at: null,
  revision_requested_at: null,
  revision_note: '',
  staff_notes: '',
  shipment_id: null,
} as const

export function inventRequest(random: Random, inquiry: Inquiry): InventedRequest {
  const { at, customer, lane, form, urgency, mode } = inquiry
  const [from, to] = inquiry.inward ? [lane.from, lane.to] : [lane.to, lane.from]
  // The detailed form names its containers differently; this one is called the same in both.
  const types = form === 'detailed' ? (['40HC'] as const) : undefined
  const load = inventLoad(random, mode, random.pick(customer.goods), types)
  const request: Request = {
    ...unanswered,
    id: random.id(at),
    number: '',
    customer_id: customer.id,
    form,
    title: `${from.city} – ${to.city}, ${load.words}`,
    description: load.cargo.description,
    shipment_type: shipmentTypeOf(mode).type,
    origin_country: from.country,
    origin_country_code: from.code,
    origin_city: from.city,
    origin_postal_code: from.post,
    destination_country: to.country,
    destination_country_code: to.code,
    destination_city: to.city,
    destination_postal_code: to.post,
    estimated_weight: load.cargo.weight,
    estimated_volume: load.cargo.volume,
    preferred_date: dayInIstanbul(new Date(at + random.whole(3, 21) * dayMs)),
    urgency_level: urgency,
    requester_company: customer.company ?? '',
    quote_due_at: quoteDueAt(new Date(at), form, urgency).toISOString(),
    created_by: form === 'order' ? customer.representative.id : customer.id,
    created_at: iso(at),
    updated_at: iso(at),
  }
  const fields = { quick: quickFields, detailed: detailedFields, order: orderFields, chat: chatFields }[form]
  return { inquiry, load, request: { ...request, ...fields(random, { request, load, from, to }) } }
}

type Parts = { request: Request; load: Load; from: LaneEnd; to: LaneEnd }

function quickFields(_: Random, { load, from, to, request }: Parts): Partial<Request> {
  const { description, weight, volume, dimensions, ...cargo } = load.cargo
  const route = {
    from_city: from.city,
    from_country: from.country,
    from_post_code: from.post,
    to_city: to.city,
    to_country: to.country,
    to_post_code: to.post,
  }
  const schedule = { ready_date: request.preferred_date ?? '', priority: 'normal' as const }
  const form = { transport_mode: load.mode, route, cargo: load.cargo, schedule, notes: '' }
  return {
    title: quickTitle(form),
    cargo_details: {
      transport_mode: load.mode,
      ...cargo,
      dimension_rows: dimensions,
      notes: '',
      chargeable_weight: quickChargeableWeight(form),
    },
  }
}

/** As Luna asks for it: where from, where to and what. */
function chatFields(_: Random, { load, from, to }: Parts): Partial<Request> {
  const transport_mode = load.mode === 'van' ? 'land' : load.mode
  return {
    title: `${quoteModeWords[transport_mode]}: ${from.city} – ${to.city}`,
    description: `${load.words}, ${load.cargo.description}`,
    estimated_weight: null,
    estimated_volume: null,
    preferred_date: null,
    cargo_details: { transport_mode, notes: '' },
  }
}

const deliveryModes = { sea: 'port-to-door', air: 'airport-to-airport', land: 'door-to-door' } as const
const packagings = {
  sea_fcl: 'container_loading',
  sea_lcl: 'carton',
  air: 'carton',
  land: 'pallet',
  van: 'pallet',
} as const

function detailedFields(random: Random, { request, load, from, to }: Parts): Partial<Request> {
  const { mode, cargo } = load
  const [container] = cargo.container_details
  const isWhole = isSoldWhole({ transport_mode: mode, pallets: cargo.pallets })
  const isSea = request.shipment_type === 'sea'
  const service_type = {
    sea_fcl: 'FCL',
    sea_lcl: 'LCL',
    air: 'AWB',
    land: isWhole ? 'FTL' : 'LTL',
    van: 'EXPRESS',
  }[mode]
  const details = {
    packaging_type: packagings[mode],
    piece_count: cargo.packages ?? cargo.pallets,
    dimensions: null,
    stackable: cargo.stackable,
    hazardous_materials: false,
    temperature_controlled: false,
    container_type: container ? ('40HC' as const) : null,
    container_quantity: container?.quantity ?? null,
    fcl_lcl: isSea ? (mode === 'sea_lcl' ? ('LCL' as const) : ('FCL' as const)) : null,
    airport_codes:
      mode === 'air' ? { origin: from.iata, destination: to.iata } : { origin: '', destination: '' },
    partial_full: mode === 'land' ? (isWhole ? ('full' as const) : ('partial' as const)) : null,
    vehicle_count: cargo.vehicle_count,
    vehicle_type: mode === 'land' ? ('tenteli' as const) : null,
    incoterm: random.pick(isSea ? (['EXW', 'FOB', 'CIF'] as const) : (['EXW', 'DAP', 'DDP'] as const)),
    insurance_required: false,
    insurance_value: null,
    payment_terms: random.pick(['cash', '30_days', '60_days'] as const),
    currency_preference: 'EUR' as const,
    gps_tracking: false,
    adr_required: false,
    alternative_routes_allowed: random.chance(0.5),
  }
  const delivery_mode = deliveryModes[request.shipment_type]
  const door = doorsOf(delivery_mode)
  const weight = { ...request, shipment_type: request.shipment_type, service_type, cargo_details: details }
  return {
    delivery_mode,
    service_type,
    cargo_type: 'general',
    origin_address: door.origin ? 'Örnek Sanayi Sitesi 4. Blok' : '',
    destination_address: door.destination ? 'Örnek Depo, 2. Kapı' : '',
    cargo_details: { ...details, chargeable_weight: intakeChargeableWeight(weight) },
  }
}

/** Staff know the ports; a price by sea needs them. */
function orderFields(_: Random, { request, load, from, to }: Parts): Partial<Request> {
  const [box] = load.cargo.container_details
  const cargo_details = orderCargo({
    shipment_type: request.shipment_type,
    container_type: load.mode === 'sea_lcl' ? 'LCL' : (box?.type ?? null),
    container_quantity: box?.quantity ?? null,
    vehicle_count: load.cargo.vehicle_count,
    incoterm: null,
  })
  if (request.shipment_type !== 'sea') return { cargo_type: 'general', cargo_details }
  return { cargo_type: 'general', cargo_details, origin_port: from.city, destination_port: to.city }
}
