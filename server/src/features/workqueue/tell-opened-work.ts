/** Every place that adds work tells of it here, so that screens, notifications and rules hear of all of it alike. */
import type { WorkKind } from '@kervan/domain/workqueue/work-item.ts'
import { workItemChanged, workItemForYou } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export type OpenedWork = {
  id: string
  kind: WorkKind
  title: string
  /** False where it was open already and has got more to do. */
  is_new: boolean
}

/** Quietly: nobody is told of it by itself. */
export async function tellOpenedWork(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  items: readonly OpenedWork[],
  { quietly = false } = {},
): Promise<void> {
  const by = 'userId' in tx.actor ? tx.actor.userId : undefined
  const grown = items.filter(({ is_new }) => !is_new)
  const holders = grown.length > 0 ? await wakeGrown(tx, grown) : []
  await Promise.all([
    ...items.map(({ id, kind, title, is_new }) =>
      emit(tx, workItemChanged, ['staff'], {
        work_item_id: id,
        kind,
        title,
        status: 'open',
        added: is_new,
        ...(by && { by }),
        ...(quietly && { quiet: true }),
      }),
    ),
    ...holders
      .filter(({ kind, assigned_to }) => !quietly && kind !== 'revision' && assigned_to !== by)
      .map(({ id, title, assigned_to }) =>
        emit(tx, workItemForYou, [`user:${assigned_to}`], {
          person_id: assigned_to,
          work_item_id: id,
          title,
          reason: 'grown',
          by_name: '',
          text: '',
        }),
      ),
  ])
}

type Held = Pick<OpenedWork, 'id' | 'kind' | 'title'> & { assigned_to: string }

/** Nobody's name stands at the line in its history: what came in did it. */
const wake = `with woken as (
    update work_items set snoozed_until = null where id = any($1::uuid[]) and snoozed_until > now() returning id
  ), noted as (insert into work_item_events (work_item_id, kind, text) select id, 'woken', 'Yeni bilgi geldi.' from woken)
  select id, kind, title, assigned_to from work_items where id = any($1::uuid[]) and assigned_to is not null`

/** What has got more to do is put off no longer; answers with those that somebody has. A revision is news of its request. */
function wakeGrown(tx: Transaction, grown: readonly OpenedWork[]): Promise<Held[]> {
  return tx.asSystem<Held>(wake, [grown.map(({ id }) => id)])
}
