/** Closes the work about a forgotten lead by itself, once something has happened with them. */
import type { requestChanged } from '@kervan/domain/requests/requests.events.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { z } from '@kervan/domain/z.ts'
import { isForgotten } from '#features/workqueue/leads/forgotten.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Row = { id: string; title: string }

const because = `case when p.first_request_at is not null then 'Talebi geldi.'
  when p.given_up_at is not null then 'Vazgeçildi: ' || p.given_up_because
  when p.lead_parked_until > now() then 'Bekletiliyor.'
  when p.last_contact_at > w.created_at then 'Görüşüldü.'
  else 'Artık karar beklemiyor.' end`

/** Of one lead, or of all where none is named. */
const close = `update work_items w set status = 'done', done_at = now(), done_by = $2, updated_at = now(), snoozed_until = null,
    closed_because = ${because}
  from profiles p where p.id = w.customer_id and w.kind = 'forgotten_lead' and w.status = 'open'
    and ($1::uuid is null or p.id = $1) and not ${isForgotten}
  returning w.id, w.title`

export async function closeRemembered(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  customerId: string | null,
): Promise<void> {
  const doneBy = 'userId' in tx.actor ? tx.actor.userId : null
  for (const { id, title } of await tx.asSystem<Row>(close, [customerId, doneBy]))
    await emit(tx, workItemChanged, ['staff'], {
      work_item_id: id,
      kind: 'forgotten_lead',
      title,
      status: 'done',
      added: false,
    })
}

export function followLead(
  tx: Transaction,
  { customer_id }: { customer_id: string },
  services: Pick<Services, 'emit'>,
): Promise<void> {
  return closeRemembered(tx, services, customer_id)
}

/** The same after a message; a guest may be nobody whom we know. */
export async function rememberWriter(
  tx: Transaction,
  { customer_id }: { customer_id: string | null },
  services: Pick<Services, 'emit'>,
): Promise<void> {
  if (customer_id) await closeRemembered(tx, services, customer_id)
}

const closeOfRequests = `update work_items w set status = 'done', done_at = now(), updated_at = now(), snoozed_until = null,
    closed_because = 'Talebi geldi.'
  from json_to_recordset($1) as asked (customer_id uuid)
  where w.customer_id = asked.customer_id and w.kind = 'forgotten_lead' and w.status = 'open'`

/** Sent with the commit, since a new request waits for no answer; the work that it opens itself tells every page. */
export async function forgetLeadWork(
  tx: Transaction,
  { change, customer_id }: z.output<typeof requestChanged.data>,
): Promise<void> {
  if (change === 'created' || change === 'quoted' || change === 'approved')
    tx.defer(closeOfRequests, [{ customer_id }])
}
