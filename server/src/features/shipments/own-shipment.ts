/** One shipment as its customer reads it, what they call it, and how they liked it. */
import type { OwnLabels, OwnShipment } from '@kervan/domain/shipments/own-shipment.ts'
import type { Feedback, GivenFeedback } from '@kervan/domain/shipments/shipment-feedback.ts'
import { shipmentProblems } from '@kervan/domain/shipments/shipments.copy.ts'
import { shipmentChanged } from '@kervan/domain/shipments/shipments.events.ts'
import { ORPCError } from '@orpc/server'
import { profiles } from '#features/customers/profiles.table.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { hasEvidence } from '#features/quotes/read-acceptance.ts'
import { requests } from '#features/requests/requests.table.ts'
import { shipmentFeedback } from '#features/shipments/shipment-feedback.table.ts'
import { acceptedItems, containersOf } from '#features/shipments/shipment-parts.ts'
import { shipmentSummary } from '#features/shipments/shipments.queries.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { and, eq, sql } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'

export function readOwnShipment({ services, actor, person }: SignedInCall, id: string): Promise<OwnShipment> {
  return services.actAs(actor, async ({ db }) => {
    const [[shipment], items, boxes, [feedback]] = await Promise.all([
      shipmentOf(db, id, person.id),
      acceptedItems(db, id),
      containersOf(db, id),
      feedbackOf(db, id),
    ])
    if (!shipment) throw notFound()
    return { ...shipment, quote_items: items, containers: boxes, feedback: feedback ?? null }
  })
}

const notFound = () => new ORPCError('NOT_FOUND', shipmentProblems.NOT_FOUND)

const shipmentOf = (db: Db, id: string, customerId: string) =>
  db
    .select({
      ...shipmentSummary,
      booking_number: shipments.booking_number,
      bill_of_lading: shipments.bill_of_lading,
      air_waybill: shipments.air_waybill,
      cmr_number: shipments.cmr_number,
      plate: shipments.plate,
      company_id: profiles.organisation_id,
      request_number: sql<string>`coalesce(${requests.number}, '')`,
      cargo_type: requests.cargo_type,
      estimated_weight: requests.estimated_weight,
      estimated_volume: requests.estimated_volume,
      quote_id: shipments.quote_id,
      quote_no: sql<string>`coalesce(${quotes.quote_no}, '')`,
      has_evidence: hasEvidence(shipments.quote_id),
      customs_status: shipments.customs_status,
      delayed_since: shipments.delayed_since,
      delay_reason: shipments.delay_reason,
      promised_at: shipments.promised_at,
    })
    .from(shipments)
    .leftJoin(profiles, eq(profiles.id, shipments.customer_id))
    .leftJoin(requests, eq(requests.id, shipments.request_id))
    .leftJoin(quotes, eq(quotes.id, shipments.quote_id))
    .where(and(eq(shipments.id, id), eq(shipments.customer_id, customerId)))

export const feedbackOf = (db: Db, id: string) =>
  db
    .select({
      stars: shipmentFeedback.stars,
      comment: shipmentFeedback.comment,
      updated_at: shipmentFeedback.updated_at,
    })
    .from(shipmentFeedback)
    .where(eq(shipmentFeedback.shipment_id, id))

type Announced = { id: string; shipment_number: string; customer_id: string; status: OwnShipment['status'] }

/** Customers may not write shipments, so their own words are written for them. */
export function labelShipment(
  { services, actor, person }: SignedInCall,
  { id, own_reference, own_name }: OwnLabels & { id: string },
): Promise<OwnLabels> {
  return services.actAs(actor, async (tx) => {
    const [shipment] = await tx.asSystem<Announced>(
      `update shipments set own_reference = $3, own_name = $4, updated_at = now() where id = $1 and customer_id = $2
       returning id, shipment_number, customer_id, status`,
      [id, person.id, own_reference, own_name],
    )
    if (!shipment) throw notFound()
    await announce(tx, services, shipment, { change: 'labels' })
    return { own_reference, own_name }
  })
}

/** A second opinion takes the place of the first. */
export function rateShipment(
  { services, actor, person }: SignedInCall,
  { id, stars, comment }: Feedback & { id: string },
): Promise<GivenFeedback> {
  return services.actAs(actor, async (tx) => {
    const { customer_id, shipment_number, status } = shipments
    const [shipment] = await tx.db
      .select({ id: shipments.id, customer_id, shipment_number, status })
      .from(shipments)
      .where(and(eq(shipments.id, id), eq(customer_id, person.id)))
    if (!shipment) throw notFound()
    await tx.db
      .insert(shipmentFeedback)
      .values({ shipment_id: id, customer_id: person.id, stars, comment })
      .onConflictDoUpdate({
        target: shipmentFeedback.shipment_id,
        set: { stars, comment, updated_at: sql`now()` },
      })
    const [given] = await feedbackOf(tx.db, id)
    if (!given) throw new Error('The feedback that was just written is gone.')
    await announce(tx, services, shipment, { change: 'feedback', stars })
    return given
  })
}

function announce(
  tx: Transaction,
  { emit }: Pick<SignedInCall['services'], 'emit'>,
  { id, shipment_number, customer_id, status }: Announced,
  what: { change: 'labels' } | { change: 'feedback'; stars: number },
) {
  return emit(tx, shipmentChanged, ['staff', `user:${customer_id}`], {
    shipment_id: id,
    shipment_number,
    customer_id,
    status,
    ...what,
  })
}
