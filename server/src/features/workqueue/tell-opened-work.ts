/** Every place that adds work tells of it here, so that screens, notifications and rules hear of all of it alike. */
import type { WorkKind } from '@kervan/domain/workqueue/work-item.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
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
  await Promise.all(
    items.map(({ id, kind, title, is_new }) =>
      emit(tx, workItemChanged, ['staff'], {
        work_item_id: id,
        kind,
        title,
        status: 'open',
        added: is_new,
        ...(quietly && { quiet: true }),
      }),
    ),
  )
}
