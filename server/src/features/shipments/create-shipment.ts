/** Staff open a shipment for a customer who has agreed to its price: request, accepted quote and shipment together, once, or not at all. */

import type { CargoDetails } from '@kervan/domain/requests/cargo-details.ts'
import { shipmentTypeOf } from '@kervan/domain/requests/requests.policy.ts'
import { boxTypeOf, type SizeType } from '@kervan/domain/shipments/container.ts'
import type { NewShipment } from '@kervan/domain/shipments/new-shipment.ts'
import { shipmentProblems } from '@kervan/domain/shipments/shipments.copy.ts'
import { shipmentChanged } from '@kervan/domain/shipments/shipments.events.ts'
import type { WrittenContainer } from '@kervan/domain/shipments/written-papers.ts'
import { ORPCError } from '@orpc/server'
import type { WithCompany } from '#features/company/company-cache.ts'
import { addCustomer } from '#features/customers/enter-customer.ts'
import { holdRecord } from '#features/customers/hold-record.ts'
import { type QuoteCustomer, quoteCustomer } from '#features/quotes/quote-customer.ts'
import { writeAccepted } from '#features/quotes/write-accepted.ts'
import { addNumberedRequest, type NewRequest, numberRequest } from '#features/requests/add-request.ts'
import { announceRequest } from '#features/requests/announce-request.ts'
import { containers } from '#features/shipments/containers.table.ts'
import { grantFreeDays, storedNumber, storedReferences } from '#features/shipments/papers.ts'
import { announceStep, insertShipment, type ShipmentRecord } from '#features/shipments/shipment-records.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { requireColleague } from '#features/shipments/staff-shipment.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

type StaffCall = SignedInCall<WithCompany>

export function createShipment(context: StaffCall, form: NewShipment) {
  const { services, person } = context
  const isDemo = services.config.mode === 'demo'
  const boxes = form.containers.map((box) => ({ ...box, number: storedNumber(box.number, isDemo) }))
  const references = storedReferences(form)
  return createOnce(context, form, async (tx) => {
    if (form.operations_assigned_to) await requireColleague(tx, form.operations_assigned_to)
    const heldId = await holdRecord(tx, await customerOf(context, tx, form))
    const customer = heldId && (await quoteCustomer(tx, heldId))
    if (!customer) throw new ORPCError('UNKNOWN_CUSTOMER', shipmentProblems.UNKNOWN_CUSTOMER)
    const numbered = await numberRequest(services, requestOf(form, customer, person.id))
    const entered = await addNumberedRequest(tx, numbered)
    const { request, quote } = await writeAccepted(
      tx,
      services,
      { request: entered, customer, staff: person },
      {
        amount: form.quote_amount,
        currency: form.quote_currency,
        eta: form.promised_on,
        free_days: form.free_days,
      },
    )
    const shipment = await insertShipment(tx, request.id, 'preparing')
    await writePapers(tx, shipment, form, references, boxes)
    const by = { id: person.id, name: person.full_name }
    const note = 'Sipariş ofiste girildi'
    await announceStep(tx, services, shipment, by, { step: 'created', note })
    await announceStep(tx, services, shipment, by, { step: 'approved', note })
    await announceRequest(tx, services, request, 'approved')
    await services.emit(tx, shipmentChanged, ['staff', `user:${shipment.customer_id}`], {
      shipment_id: shipment.id,
      shipment_number: shipment.shipment_number,
      customer_id: shipment.customer_id,
      status: shipment.status,
      change: 'created',
    })
    return {
      id: shipment.id,
      shipment_number: shipment.shipment_number,
      request_id: request.id,
      quote_id: quote.id,
      quote_no: quote.quote_no,
    }
  })
}

async function customerOf(
  context: StaffCall,
  tx: Transaction,
  { customer_id, new_customer }: NewShipment,
): Promise<string> {
  if (customer_id) return customer_id
  if (!new_customer) throw new ORPCError('UNKNOWN_CUSTOMER', shipmentProblems.UNKNOWN_CUSTOMER)
  return (await addCustomer(context, tx, new_customer, 'shipment')).customer.id
}

function requestOf(form: NewShipment, customer: QuoteCustomer, staffId: string): NewRequest {
  return {
    form: 'order',
    customer_id: customer.id,
    created_by: staffId,
    requester_company: customer.customer_name,
    title: form.title || `${form.origin_city} – ${form.destination_city}`,
    description: form.description,
    shipment_type: shipmentTypeOf(form.transport_mode).type,
    origin_country: form.origin_country,
    origin_city: form.origin_city,
    origin_postal_code: form.origin_postal_code,
    origin_port: form.origin_port,
    destination_country: form.destination_country,
    destination_city: form.destination_city,
    destination_postal_code: form.destination_postal_code,
    destination_port: form.destination_port,
    cargo_type: form.cargo_type,
    estimated_weight: form.estimated_weight,
    estimated_volume: form.estimated_volume,
    preferred_date: form.ready_on,
    urgency_level: null,
    cargo_details: { transport_mode: form.transport_mode, ...boxesOf(form.containers) },
  }
}

/** How many of which kind, as requests and quotes say it. */
function boxesOf(written: readonly WrittenContainer[]): Pick<CargoDetails, 'container_details'> {
  const types = written.flatMap(({ size_type }) => boxTypeOf[size_type as SizeType] ?? [])
  const counted = [...new Set(types)].map((type) => ({
    type,
    quantity: types.filter((other) => other === type).length,
  }))
  return counted.length > 0 ? { container_details: counted } : {}
}

async function writePapers(
  tx: Transaction,
  { id, customer_id }: ShipmentRecord,
  { operations_assigned_to, operations_notes }: NewShipment,
  references: ReturnType<typeof storedReferences>,
  boxes: readonly WrittenContainer[],
): Promise<void> {
  await tx.db
    .update(shipments)
    .set({
      ...references,
      operations_assigned_to,
      operations_assigned_at: operations_assigned_to ? sql`now()` : null,
      operations_notes,
    })
    .where(eq(shipments.id, id))
  if (boxes.length === 0) return
  await tx.db.insert(containers).values(boxes.map((box) => ({ ...box, shipment_id: id, customer_id })))
  await grantFreeDays(tx, id)
}
