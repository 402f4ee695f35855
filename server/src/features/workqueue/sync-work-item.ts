/** Keeps the work item of a request in step with it: a new or revised request opens one, a priced or ended one closes it. */
import type { requestChanged } from '@kervan/domain/requests/requests.events.ts'
import type { WorkKind } from '@kervan/domain/workqueue/work-item.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { z } from '@kervan/domain/z.ts'
import { firstHere } from '#features/workqueue/first-here.ts'
import { type OpenedWork, tellOpenedWork } from '#features/workqueue/tell-opened-work.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { newId } from '#spine/database/new-id.ts'
import type { Services } from '#spine/http/call.ts'

type RequestEvent = z.output<typeof requestChanged.data>
type Row = { id: string; kind: WorkKind; title: string }

const columns = `id, kind, title, description, customer_name, company, email, phone, customer_id, request_id, assigned_to,
  priority, due_at`

/** Assigned to the customer's representative; the nearer the promised time, the higher the priority. */
const itemOf = (request: string) => `select r.number || ': ' || r.title as title, r.description,
    trim(p.first_name || ' ' || p.last_name), p.company, coalesce(p.email, ''), p.phone, p.id, r.id, ${firstHere('p.assigned_to')},
    case when r.quote_due_at <= now() + interval '7 hours' then 'urgent'
      when r.quote_due_at <= now() + interval '25 hours' then 'high'
      when r.quote_due_at <= now() + interval '49 hours' then 'medium' else 'low' end,
    r.quote_due_at
  from requests r join profiles p on p.id = r.customer_id
  where r.id = ${request}`

/** The limit makes PostgreSQL look each request up in the index. */
const openNew = `insert into work_items (${columns}) select added.id, 'new_request', item.*
  from json_to_recordset($1) as added (id uuid, request_id uuid), lateral (${itemOf('added.request_id')} limit 1) as item`

/** A row that was there has been locked by this statement, which its `xmax` tells. */
const reopen = `insert into work_items (${columns}) select uuidv7(), 'revision', item.* from (${itemOf('$1')}) as item
  on conflict (request_id) where status = 'open' and request_id is not null
  do update set kind = excluded.kind, title = excluded.title, due_at = excluded.due_at, priority = case when work_items.priority_by_hand then work_items.priority else excluded.priority end, updated_at = now()
  returning id, kind, title, xmax = 0 as is_new`

const rename = `update work_items w set title = r.number || ': ' || r.title, description = r.description, updated_at = now()
  from requests r where r.id = $1 and w.request_id = r.id and w.status = 'open' returning w.id, w.kind, w.title`

const close = `update work_items w set status = 'done', done_at = now(), done_by = $2, updated_at = now(),
    metadata = metadata || jsonb_build_object('quote_sent', r.quote_amount is not null, 'quote_amount', r.quote_amount)
  from requests r where r.id = $1 and w.request_id = r.id and w.status = 'open' returning w.id, w.kind, w.title`

export async function syncWorkItem(
  tx: Transaction,
  event: RequestEvent,
  services: Pick<Services, 'emit'>,
): Promise<void> {
  const announce = async (rows: Row[], status: 'open' | 'done') => {
    for (const { id, kind, title } of rows)
      await services.emit(tx, workItemChanged, ['staff'], {
        work_item_id: id,
        kind,
        title,
        status,
        added: false,
      })
  }
  const { change, request_id } = event
  if (change === 'created') {
    const id = newId()
    tx.defer(openNew, [{ id, request_id }])
    const title = `${event.number}: ${event.title}`
    return tellOpenedWork(tx, services, [{ id, kind: 'new_request', title, is_new: true }])
  }
  if (change === 'revised')
    return tellOpenedWork(tx, services, await tx.asSystem<OpenedWork>(reopen, [request_id]))
  if (change === 'edited') return announce(await tx.asSystem<Row>(rename, [request_id]), 'open')
  const doneBy = 'userId' in tx.actor ? tx.actor.userId : null
  return announce(await tx.asSystem<Row>(close, [request_id, doneBy]), 'done')
}
