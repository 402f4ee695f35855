/** A request has become a shipment: what was added to the one, and asked for with it, is the other's too, and is found by its number. */
import type { shipmentStep } from '@kervan/domain/shipments/shipments.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { Transaction } from '#spine/database/act-as.ts'

const joinDocuments = `update documents d set shipment_id = s.id, shipment_number = s.shipment_number
  from shipments s where s.id = $1 and d.request_id = s.request_id and d.shipment_id is null`
const joinAsked = `update document_requests d set shipment_id = s.id
  from shipments s where s.id = $1 and d.request_id = s.request_id and d.shipment_id is null`

export async function joinShipment(
  tx: Transaction,
  { shipment_id, step }: z.output<typeof shipmentStep.data>,
): Promise<void> {
  if (step !== 'created') return
  await Promise.all([tx.asSystem(joinDocuments, [shipment_id]), tx.asSystem(joinAsked, [shipment_id])])
}

const joinOne = `update documents d set shipment_id = s.id, shipment_number = s.shipment_number
  from shipments s where d.id = $1 and s.request_id = d.request_id and d.shipment_id is null`

/** For one that was added while its request became a shipment: its row has waited for that. */
export async function joinLate(tx: Transaction, documentId: string): Promise<void> {
  await tx.asSystem(joinOne, [documentId])
}
