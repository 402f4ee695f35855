/** A request is work until it is answered: a new or revised one opens a piece of work, a priced or ended one closes it. */
import type { requestChanged } from '@kervan/domain/requests/requests.events.ts'
import type { WorkKind } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { newId } from '#spine/database/new-id.ts'
import type { Services } from '#spine/http/call.ts'

type News = z.output<typeof requestChanged.data>
type Row = { id: string; kind: WorkKind; title: string }

const columns = `id, kind, title, description, customer_name, company, email, phone, customer_id, request_id, assigned_to,
  priority, due_at`

/** Assigned to the customer's representative; as urgent as its promise is near. */
const itemOf = (request: string) => `select r.number || ': ' || r.title as title, r.description,
    trim(p.first_name || ' ' || p.last_name), p.company, p.email, p.phone, p.id, r.id, p.assigned_to,
    case when r.quote_due_at <= now() + interval '7 hours' then 'urgent'
      when r.quote_due_at <= now() + interval '25 hours' then 'high'
      when r.quote_due_at <= now() + interval '49 hours' then 'medium' else 'low' end,
    r.quote_due_at
  from requests r join profiles p on p.id = r.customer_id where r.id = ${request}`

/** A new request has no work yet. The limit keeps it to a look into the index for each. */
const openNew = `insert into work_items (${columns}) select asked.id, 'new_request', item.*
  from json_to_recordset($1) as asked (id uuid, request_id uuid), lateral (${itemOf('asked.request_id')} limit 1) as item`

const reopen = `insert into work_items (${columns}) select uuidv7(), 'revision', item.* from (${itemOf('$1')}) as item
  on conflict (request_id) where status = 'open' and request_id is not null
  do update set kind = excluded.kind, title = excluded.title, due_at = excluded.due_at, priority = excluded.priority, updated_at = now()
  returning id, kind, title`

const rename = `update work_items w set title = r.number || ': ' || r.title, description = r.description, updated_at = now()
  from requests r where r.id = $1 and w.request_id = r.id and w.status = 'open' returning w.id, w.kind, w.title`

const close = `update work_items w set status = 'done', done_at = now(), done_by = $2, updated_at = now(),
    metadata = metadata || jsonb_build_object('quote_sent', r.quote_amount is not null, 'quote_amount', r.quote_amount)
  from requests r where r.id = $1 and w.request_id = r.id and w.status = 'open' returning w.id, w.kind, w.title`

export async function workOnRequest(
  tx: Transaction,
  news: News,
  { emit }: Pick<Services, 'emit'>,
): Promise<void> {
  const tell = async (rows: Row[], status: 'open' | 'done', added: boolean) => {
    for (const { id, kind, title } of rows)
      await emit(tx, workItemChanged, ['staff'], { work_item_id: id, kind, title, status, added })
  }
  if (news.change === 'created') {
    const id = newId()
    tx.defer(openNew, [{ id, request_id: news.request_id }])
    return tell([{ id, kind: 'new_request', title: `${news.number}: ${news.title}` }], 'open', true)
  }
  if (news.change === 'revised') return tell(await tx.asSystem<Row>(reopen, [news.request_id]), 'open', true)
  if (news.change === 'edited') return tell(await tx.asSystem<Row>(rename, [news.request_id]), 'open', false)
  const doer = 'userId' in tx.actor ? tx.actor.userId : null
  return tell(await tx.asSystem<Row>(close, [news.request_id, doer]), 'done', false)
}
