/** A request about personal data is work until it is answered, due when the law's time ends. Whose it is stands in the request, not here. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import type { dataRequestChanged } from '@kervan/domain/consents/consents.events.ts'
import { type DataRequestKind, dataRequestKindWords } from '@kervan/domain/consents/data-requests.copy.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { z } from '@kervan/domain/z.ts'
import { type OpenedWork, tellOpenedWork } from '#features/workqueue/tell-opened-work.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Row = { id: string; title: string }

const sync = `select d.kind, d.status, w.id as work_item_id from data_requests d
  left join work_items w on w.kind = 'data_request' and w.status = 'open' and w.metadata ->> 'data_request_id' = d.id::text
  where d.id = $1`
const open = `insert into work_items (kind, title, customer_name, email, customer_id, priority, due_at, metadata)
  select 'data_request', $2, d.person_name, d.person_email, (select p.id from profiles p where p.id = d.user_id), 'medium', d.due_at,
    jsonb_build_object('data_request_id', d.id)
  from data_requests d where d.id = $1 returning id, kind, title, true as is_new`
const close = `update work_items set status = 'done', done_at = now(), done_by = $2, updated_at = now() where id = $1 returning id, title`

export async function syncDataRequest(
  tx: Transaction,
  { request_id }: z.output<typeof dataRequestChanged.data>,
  services: Pick<Services, 'emit'>,
): Promise<void> {
  type Found = { kind: DataRequestKind; status: string; work_item_id: string | null }
  const [found] = await tx.asSystem<Found>(sync, [request_id])
  if (!found) return
  const isOpen = found.status === 'open'
  if (isOpen === (found.work_item_id !== null)) return
  if (isOpen) {
    const values = [request_id, `KVKK başvurusu: ${dataRequestKindWords[found.kind]}`]
    return tellOpenedWork(tx, services, await tx.asSystem<OpenedWork>(open, values))
  }
  // Whoever takes back their own wish has done no work.
  const doneBy = 'userId' in tx.actor && mayEnter('admin', tx.actor.role) ? tx.actor.userId : null
  for (const { id, title } of await tx.asSystem<Row>(close, [found.work_item_id, doneBy]))
    await services.emit(tx, workItemChanged, ['staff'], {
      work_item_id: id,
      kind: 'data_request',
      title,
      status: 'done',
      added: false,
    })
}
