/** One shipment with all that the office knows of it, and whose operation it is. */

import { problems } from '@kervan/domain/problems.ts'
import { shipmentProblems } from '@kervan/domain/shipments/shipments.copy.ts'
import { shipmentChanged } from '@kervan/domain/shipments/shipments.events.ts'
import type { StaffShipmentDetail } from '@kervan/domain/shipments/staff-shipments.ts'
import { ORPCError } from '@orpc/server'
import { users } from '#features/auth/users.table.ts'
import { knownEmail } from '#features/customers/erased-records.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import { feedbackOf } from '#features/shipments/own-shipment.ts'
import { grantedFreeDays } from '#features/shipments/papers.ts'
import { acceptedItems, containersOf } from '#features/shipments/shipment-parts.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { operator, staffShipmentColumns } from '#features/shipments/staff-shipments.list.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { and, eq, inArray, isNull, sql } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'

export function readStaffShipment(
  { services, actor }: SignedInCall,
  id: string,
): Promise<StaffShipmentDetail> {
  return services.actAs(actor, async (tx) => {
    const { db } = tx
    const [[shipment], items, boxes, [feedback], granted] = await Promise.all([
      shipmentOf(db, id),
      acceptedItems(db, id),
      containersOf(db, id),
      feedbackOf(db, id),
      grantedFreeDays(tx, id),
    ])
    if (!shipment) throw new ORPCError('NOT_FOUND', shipmentProblems.NOT_FOUND)
    return {
      ...shipment,
      quote_items: items,
      containers: boxes,
      granted_free_days: granted,
      feedback: feedback ?? null,
    }
  })
}

const shipmentOf = (db: Db, id: string) =>
  db
    .select({
      ...staffShipmentColumns,
      booking_number: shipments.booking_number,
      bill_of_lading: shipments.bill_of_lading,
      air_waybill: shipments.air_waybill,
      cmr_number: shipments.cmr_number,
      plate: shipments.plate,
      company_id: profiles.organisation_id,
      customer_email: knownEmail,
      customer_phone: sql<string>`coalesce(${profiles.phone}, '')`,
      request_number: sql<string>`coalesce(${requests.number}, '')`,
      quote_id: shipments.quote_id,
      quote_no: sql<string>`coalesce(${quotes.quote_no}, '')`,
      customs_status: shipments.customs_status,
      promised_at: shipments.promised_at,
      operations_assigned_at: shipments.operations_assigned_at,
      operations_notes: shipments.operations_notes,
    })
    .from(shipments)
    .leftJoin(profiles, eq(profiles.id, shipments.customer_id))
    .leftJoin(operator, eq(operator.id, shipments.operations_assigned_to))
    .leftJoin(requests, eq(requests.id, shipments.request_id))
    .leftJoin(quotes, eq(quotes.id, shipments.quote_id))
    .where(eq(shipments.id, id))

/** Who is given an operation has an open account in the office. */
export async function requireColleague(tx: Transaction, id: string): Promise<void> {
  const [colleague] = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), inArray(users.role, ['staff', 'admin']), isNull(users.disabled_at)))
  if (!colleague) throw new ORPCError('UNKNOWN_PERSON', shipmentProblems.UNKNOWN_PERSON)
}

type Operations = {
  id: string
  assigned_to?: string | null | undefined
  notes?: string | undefined
  /** As whoever writes has read it. */
  known_notes?: string | undefined
}

export function assignOperations(
  { services, actor }: SignedInCall,
  { id, assigned_to, notes, known_notes }: Operations,
): Promise<{ id: string }> {
  return services.actAs(actor, async (tx) => {
    if (assigned_to) await requireColleague(tx, assigned_to)
    const [before] = await tx.db
      .select({ operator: shipments.operations_assigned_to, notes: shipments.operations_notes })
      .from(shipments)
      .where(eq(shipments.id, id))
      .for('update')
    if (!before) throw new ORPCError('NOT_FOUND', shipmentProblems.NOT_FOUND)
    // A colleague, or a rule, has written since.
    if (notes !== undefined && known_notes !== undefined && known_notes !== before.notes)
      throw new ORPCError('STALE', problems.STALE)
    const isHandedOver = assigned_to !== undefined && assigned_to !== before.operator
    // Its customer reads when it was changed last, and of this they learn nothing.
    const [shipment] = await tx.db
      .update(shipments)
      .set({
        ...(assigned_to !== undefined && {
          operations_assigned_to: assigned_to,
          operations_assigned_at: assigned_to === null ? null : sql`now()`,
        }),
        operations_notes: notes ?? before.notes,
      })
      .where(eq(shipments.id, id))
      .returning({
        shipment_id: shipments.id,
        shipment_number: shipments.shipment_number,
        customer_id: shipments.customer_id,
        status: shipments.status,
      })
    if (!shipment) throw new ORPCError('NOT_FOUND', shipmentProblems.NOT_FOUND)
    await services.emit(tx, shipmentChanged, ['staff'], {
      ...shipment,
      change: 'note',
      ...(isHandedOver && { former_operator: before.operator }),
      ...(notes !== undefined && notes !== before.notes && { operations_noted: true }),
    })
    return { id }
  })
}
