/** Writes what lists of boxes say of each into the rows of a shipment's containers. */
import type { LateAfterHours } from '@kervan/domain/company/late-after-hours.ts'
import { type ContainerNow, containerNow } from '@kervan/domain/tracking/container-now.ts'
import type { Followed } from '@kervan/domain/tracking/followed-shipment.ts'
import type { FreeContainer } from '@kervan/domain/tracking/free-time.ts'
import { isoOf, type StoredEvent } from '#features/tracking/tracking.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'

type Row = FreeContainer & ContainerNow & { id: string; shipment_id: string }

const said = [
  'status',
  'delayed',
  'eta',
  'place_name',
  'last_kind',
  'last_at',
  'free_kind',
  'free_until',
] as const

/** Whoever calls has locked the shipments. The answer is those of which a box said something else. */
export async function projectContainers(
  tx: Transaction,
  shipments: readonly (Followed & { id: string })[],
  events: ReadonlyMap<string, readonly StoredEvent[]>,
  hours: LateAfterHours,
): Promise<Set<string>> {
  const rows = await tx.asSystem<Row>(
    `select id, shipment_id, number, free_days_demurrage, free_days_detention, status, delayed, place_name, last_kind, free_kind,
       ${['eta', 'last_at', 'free_until'].map(isoOf).join(', ')}
     from containers where shipment_id = any($1::uuid[]) order by id`,
    [shipments.map(({ id }) => id)],
  )
  const byId = new Map(shipments.map((shipment) => [shipment.id, shipment]))
  const changed = rows.flatMap((row) => {
    const shipment = byId.get(row.shipment_id)
    if (!shipment) return []
    const now = containerNow(shipment, row, events.get(row.shipment_id) ?? [], hours)
    return said.some((name) => row[name] !== now[name])
      ? [{ ...now, id: row.id, shipment_id: row.shipment_id }]
      : []
  })
  const touched = new Set(changed.map(({ shipment_id }) => shipment_id))
  if (changed.length === 0) return touched
  await tx.asSystem(
    `update containers c set ${said.map((name) => `${name} = p.${name}`).join(', ')}
     from json_populate_recordset(null::containers, $1) p where c.id = p.id`,
    [JSON.stringify(changed)],
  )
  return touched
}
