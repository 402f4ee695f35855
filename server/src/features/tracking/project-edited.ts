/** A request that is edited may move the ends of its shipment, and with them what was told of it means something else. */
import type { requestChanged } from '@kervan/domain/requests/requests.events.ts'
import type { z } from '@kervan/domain/z.ts'
import { projectShipments } from '#features/tracking/project-shipment.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export async function projectEdited(
  tx: Transaction,
  { change, request_id }: z.output<typeof requestChanged.data>,
  services: Pick<Services, 'emit'>,
): Promise<void> {
  if (change !== 'edited') return
  const told = await tx.asSystem<{ id: string }>(
    `select id from shipments s where request_id = $1 and status = 'pending'
       and exists (select from tracking_events e where e.shipment_id = s.id and e.source <> 'kervan')`,
    [request_id],
  )
  if (told.length > 0)
    await projectShipments(
      tx,
      services,
      told.map(({ id }) => id),
    )
}
