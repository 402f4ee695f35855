/** A colleague's account was closed: their open work is nobody's, so that somebody takes it on. */
import type { staffChanged } from '@kervan/domain/auth/auth.events.ts'
import type { WorkKind } from '@kervan/domain/workqueue/work-item.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

const release = `with released as (
    update work_items w set assigned_to = null, updated_at = now()
    from users u where u.id = $1 and u.disabled_at is not null and w.assigned_to = u.id and w.status = 'open'
    returning w.id, w.kind, w.title
  ), noted as (
    insert into work_item_events (work_item_id, kind, colleague_id) select id, 'account_closed', $1 from released
  ) select id, kind, title from released`

export async function releaseWork(
  tx: Transaction,
  { user_id }: z.output<typeof staffChanged.data>,
  { emit }: Pick<Services, 'emit'>,
): Promise<void> {
  const items = await tx.asSystem<{ id: string; kind: WorkKind; title: string }>(release, [user_id])
  await Promise.all(
    items.map(({ id, kind, title }) =>
      emit(tx, workItemChanged, ['staff'], { work_item_id: id, kind, title, status: 'open', added: false }),
    ),
  )
}
