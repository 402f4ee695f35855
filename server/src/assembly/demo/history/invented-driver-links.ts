/** Links of drivers for the lorries that are on their way, and for those that bring boxes to the port. */
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import type { ShipmentLifecycle } from '#assembly/demo/history/shipment-lifecycle.ts'
import type { driverLinks } from '#features/tracking/driver-links.table.ts'

const drivers = ['Murat Aydın', 'Serkan Doğan', 'Hakan Yıldız', 'Orhan Kılıç', 'Yusuf Arslan']
const dayMs = 86_400_000

export function driverLinksOf(
  random: Random,
  now: number,
  { shipment }: ShipmentLifecycle,
): (typeof driverLinks.$inferInsert)[] {
  const { id, shipment_type, status, operations_assigned_to, operations_assigned_at } = shipment
  const isOnItsWay = shipment_type === 'land' && (status === 'preparing' || status === 'in_transit')
  const goesToPort = shipment_type === 'sea' && status === 'preparing'
  if (!(isOnItsWay || goesToPort) || !operations_assigned_to || !operations_assigned_at) return []
  const madeAt = Math.min(Date.parse(operations_assigned_at) + dayMs / 2, now)
  return [
    {
      id: random.id(madeAt),
      shipment_id: id,
      driver_name: random.pick(drivers),
      leg: goesToPort ? 'to_terminal' : 'whole',
      plate: `34 KV ${random.whole(100, 999)}`,
      created_by: operations_assigned_to,
      created_at: new Date(madeAt).toISOString(),
      expires_at: new Date(madeAt + 30 * dayMs).toISOString(),
      last_seen_at: status === 'in_transit' ? new Date(now - dayMs / 4).toISOString() : null,
    },
  ]
}
