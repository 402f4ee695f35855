/** A shipment is operated by somebody else from now on: its open work goes with it, but for what was given to a third. */
import type { shipmentChanged } from '@kervan/domain/shipments/shipments.events.ts'
import type { WorkKind } from '@kervan/domain/workqueue/work-item.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

/** Exceptions that nobody operates are the representative's. */
const handOver = `update work_items w set assigned_to = case when w.since is null then o.id else coalesce(o.id, r.id) end, updated_at = now()
  from shipments s join profiles p on p.id = s.customer_id
    left join users o on o.id = s.operations_assigned_to and o.disabled_at is null
    left join users r on r.id = p.assigned_to and r.disabled_at is null
  where s.id = $1 and w.shipment_id = s.id and w.status = 'open' and (w.since is not null or w.kind = 'operations')
    and (w.assigned_to is null or w.assigned_to = $2 or ($2::uuid is null and w.since is not null and w.assigned_to = p.assigned_to))
    and w.assigned_to is distinct from case when w.since is null then o.id else coalesce(o.id, r.id) end
  returning w.id, w.kind, w.title`

export async function handOverWork(
  tx: Transaction,
  { shipment_id, former_operator }: z.output<typeof shipmentChanged.data>,
  { emit }: Pick<Services, 'emit'>,
): Promise<void> {
  if (former_operator === undefined) return
  const items = await tx.asSystem<{ id: string; kind: WorkKind; title: string }>(handOver, [
    shipment_id,
    former_operator,
  ])
  for (const { id, kind, title } of items)
    await emit(tx, workItemChanged, ['staff'], {
      work_item_id: id,
      kind,
      title,
      status: 'open',
      added: false,
    })
}
