/** Hands work on or back, where it is still with the one it was with: what others have done with it meanwhile stays. */

import type { WorkKind } from '@kervan/domain/workqueue/work-item.ts'
import { workItemChanged, workItemForYou } from '@kervan/domain/workqueue/workqueue.events.ts'
import { changedWork } from '#features/workqueue/change-work.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export type Move = { id: string; from: string | null; to: string | null }
type Moved = { id: string; kind: WorkKind; title: string; status: 'open'; to: string | null }

/** Locked in one order, so that two who do so never wait for each other. */
const move = `with wanted as (select * from json_to_recordset($1) as m (id uuid, "from" uuid, "to" uuid)),
  held as (select w.id, m."to" from work_items w join wanted m on m.id = w.id
    where w.status = 'open' and w.assigned_to is not distinct from m."from" order by w.id for update of w),
  moved as (update work_items w set assigned_to = h."to", updated_at = now() from held h where w.id = h.id
    returning w.id, w.kind, w.title, w.status, w.assigned_to as "to"),
  noted as (insert into work_item_events (work_item_id, kind, actor_id, colleague_id, text)
    select id, case when "to" is null then 'released' else 'handed_over' end, $2::uuid, "to", $3 from moved)
  select * from moved`

export async function giveWork(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  moves: readonly Move[],
  { by, text }: { by: { id: string; full_name: string }; text: string },
): Promise<Moved[]> {
  const moved = await tx.query<Moved>(move, [JSON.stringify(moves), by.id, text])
  for (const item of moved) {
    await emit(tx, workItemChanged, ['staff'], changedWork(item))
    if (item.to && item.to !== by.id)
      await emit(tx, workItemForYou, [`user:${item.to}`], {
        person_id: item.to,
        work_item_id: item.id,
        title: item.title,
        reason: 'handed_over',
        by_name: by.full_name,
        text,
      })
  }
  return moved
}
