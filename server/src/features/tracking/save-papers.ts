/** Staff write down a shipment's containers and the numbers of its papers, checked as far as they can be. */
import { containerNumberOf } from '@kervan/domain/shipments/container.ts'
import { shipmentProblems } from '@kervan/domain/shipments/shipments.copy.ts'
import type { ShipmentContainer, ShipmentReferences } from '@kervan/domain/shipments/staff-shipments.ts'
import { checkAwbNumber } from '@kervan/domain/values/awb-number.ts'
import { plainCode } from '@kervan/domain/values/typed-code.ts'
import { ORPCError } from '@orpc/server'
import { containers } from '#features/shipments/containers.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { projectShipments } from '#features/tracking/project-shipment.ts'
import { lockShipment } from '#features/tracking/tell-by-hand.ts'
import { and, eq, inArray, sql } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'

export function saveContainers(
  { services, actor }: SignedInCall,
  { id, containers: written }: { id: string; containers: ShipmentContainer[] },
): Promise<{ id: string }> {
  const isDemo = services.config.mode === 'demo'
  const boxes = new Map(
    written.map((box) => {
      const number = containerNumberOf(box.number, isDemo)
      if (!number) throw new ORPCError('WRONG_CONTAINER', shipmentProblems.WRONG_CONTAINER)
      return [number, { ...box, number }]
    }),
  )
  return services.actAs(actor, async (tx) => {
    const { customer_id } = await lockShipment(tx, id)
    const numbers = [...boxes.keys()]
    await tx.db
      .delete(containers)
      .where(
        and(
          eq(containers.shipment_id, id),
          numbers.length > 0 ? sql`not ${inArray(containers.number, numbers)}` : undefined,
        ),
      )
    if (numbers.length > 0)
      await tx.db
        .insert(containers)
        .values([...boxes.values()].map((box) => ({ ...box, shipment_id: id, customer_id })))
        .onConflictDoUpdate({
          target: [containers.shipment_id, containers.number],
          set: {
            size_type: sql`excluded.size_type`,
            seal: sql`excluded.seal`,
            free_days_demurrage: sql`excluded.free_days_demurrage`,
            free_days_detention: sql`excluded.free_days_detention`,
            updated_at: sql`now()`,
          },
        })
    // Delivered is a shipment whose containers all are.
    await projectShipments(tx, services, [id], { isNews: true })
    return { id }
  })
}

export function saveReferences(
  { services, actor }: SignedInCall,
  { id, air_waybill, plate, ...others }: ShipmentReferences & { id: string },
): Promise<{ id: string }> {
  const waybill = air_waybill === '' ? undefined : checkAwbNumber(air_waybill)
  if (waybill && waybill.verdict !== 'valid')
    throw new ORPCError('WRONG_WAYBILL', shipmentProblems.WRONG_WAYBILL)
  return services.actAs(actor, async (tx) => {
    await lockShipment(tx, id)
    await tx.db
      .update(shipments)
      .set({
        ...others,
        air_waybill: waybill?.rightNumber ?? '',
        plate: plainCode(plate),
        updated_at: sql`now()`,
      })
      .where(eq(shipments.id, id))
    await projectShipments(tx, services, [id], { isNews: true })
    return { id }
  })
}
