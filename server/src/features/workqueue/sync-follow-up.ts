/** The day on which somebody speaks with a customer again is work of that day, until a conversation is noted or another day is named. */
import { hoursOn } from '@kervan/domain/company/office-time.ts'
import type { conversationNoted } from '@kervan/domain/customers/customers.events.ts'
import { momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { type OpenedWork, tellOpenedWork } from '#features/workqueue/tell-opened-work.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Row = { id: string; title: string }

const close = `update work_items set status = 'done', done_at = now(), done_by = $2, updated_at = now(), snoozed_until = null, closed_because = $3
  where customer_id = $1 and kind = 'follow_up' and status = 'open' returning id, title`
const open = `insert into work_items (kind, title, description, customer_name, company, email, phone, customer_id, assigned_to, priority, due_at, quote_id, shipment_id)
  select 'follow_up', 'Tekrar ara: ' || coalesce(nullif(p.company, ''), nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email, p.phone), $2,
    trim(p.first_name || ' ' || p.last_name), p.company, coalesce(p.email, ''), p.phone, p.id, $3, 'medium', $4, $5, $6
  from profiles p where p.id = $1 returning id, kind, title, true as is_new`

/** Where the office is closed on that day. */
const usualEnd = '18:00'

export async function syncFollowUp(
  tx: Transaction,
  { customer_id, outcome, text, follow_up_on, about, staff_id }: z.output<typeof conversationNoted.data>,
  services: Pick<Services, 'emit'> & WithCompany,
): Promise<void> {
  // Who was not reached is still to be called.
  if (outcome !== 'not_reached' || follow_up_on) {
    const because = follow_up_on ? 'Yeni bir takip günü verildi.' : 'Görüşüldü.'
    for (const { id, title } of await tx.asSystem<Row>(close, [customer_id, staff_id, because]))
      await services.emit(tx, workItemChanged, ['staff'], {
        work_item_id: id,
        kind: 'follow_up',
        title,
        status: 'done',
        added: false,
      })
  }
  if (!follow_up_on) return
  const [, end = usualEnd] = hoursOn(follow_up_on, await services.company.calendar())?.split('-') ?? []
  const due = momentInIstanbul(follow_up_on, end).toISOString()
  const values = [
    ...[customer_id, text, staff_id, due],
    about?.kind === 'quote' ? about.id : null,
    about?.kind === 'shipment' ? about.id : null,
  ]
  await tellOpenedWork(tx, services, await tx.asSystem<OpenedWork>(open, values))
}
