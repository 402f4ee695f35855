/** Derives the state of every shipment anew from its events, and says how many rows said something else. */
import { projectShipments } from '#features/tracking/project-shipment.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

const batchSize = 200

export async function rebuildTracking(
  services: Pick<Services, 'actAs' | 'emit'>,
  onProgress: (done: number) => unknown = () => undefined,
  /** What has ended is not late any more. */
  { onlyOpen = false, signal }: { onlyOpen?: boolean; signal?: AbortSignal } = {},
): Promise<{ shipments: number; changed: number }> {
  const counted = { shipments: 0, changed: 0 }
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    signal?.throwIfAborted()
    const after = last
    const ids = await services.actAs(system, async (tx) => {
      const rows = await tx.asSystem<{ id: string }>(
        `select id from shipments where id > $1 ${onlyOpen ? "and status not in ('delivered', 'cancelled')" : ''} order by id limit $2`,
        [after, batchSize],
      )
      const found = rows.map(({ id }) => id)
      counted.changed += await projectShipments(tx, services, found)
      return found
    })
    counted.shipments += ids.length
    onProgress(counted.shipments)
    if (ids.length < batchSize) return counted
    last = ids.at(-1) ?? last
  }
}
