/** Mail that came in as work and has become a request is done: whoever has opened the request has read it. */
import type { requestFromMail } from '@kervan/domain/requests/requests.events.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

const close = `update work_items set status = 'done', done_at = now(), done_by = $2, updated_at = now(), snoozed_until = null, closed_because = $3
  where id = $1 and kind = 'inbound_mail' and status = 'open' returning id, title`

export async function closeReadMail(
  tx: Transaction,
  { work_item_id, staff_id, number }: z.output<typeof requestFromMail.data>,
  { emit }: Pick<Services, 'emit'>,
): Promise<void> {
  const closed = await tx.asSystem<{ id: string; title: string }>(close, [
    work_item_id,
    staff_id,
    `${number} numaralı talep açıldı.`,
  ])
  for (const { id, title } of closed)
    await emit(tx, workItemChanged, ['staff'], {
      work_item_id: id,
      kind: 'inbound_mail',
      title,
      status: 'done',
      added: false,
    })
}
