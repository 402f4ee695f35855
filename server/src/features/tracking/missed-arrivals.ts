/** Which of some shipments have let their day of arrival pass in silence, as each one's own page says it. */
import { deriveState } from '@kervan/domain/tracking/derive-state.ts'
import { missedArrival } from '@kervan/domain/tracking/overdue.ts'
import { readLateAfterHours } from '#features/tracking/read-late-after-hours.ts'
import { eventsOfAll, followedShipments } from '#features/tracking/tracking.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export async function missedArrivals(
  tx: Transaction,
  shipmentIds: readonly string[],
): Promise<Map<string, string>> {
  const [shipments, events, hours] = await Promise.all([
    followedShipments(tx.db, shipmentIds),
    eventsOfAll(tx.db, shipmentIds),
    readLateAfterHours(tx),
  ])
  const told = Map.groupBy(events, ({ shipment_id }) => shipment_id)
  const now = new Date()
  return new Map(
    shipments.flatMap(({ id, ...shipment }) => {
      const missed = missedArrival(shipment, deriveState(shipment, told.get(id) ?? []), hours, now)
      return missed ? [[id, missed] as const] : []
    }),
  )
}
