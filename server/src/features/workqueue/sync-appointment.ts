/** An appointment is work of its day, for whoever takes part: it moves with it, and ends when it is called off. */
import type { appointmentChanged } from '@kervan/domain/customers/customers.events.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { z } from '@kervan/domain/z.ts'
import { type OpenedWork, tellOpenedWork } from '#features/workqueue/tell-opened-work.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Row = { id: string; title: string }

/** A moved one whose work was done before is work again. */
const open = `with known as (
    update work_items set title = $3, description = $4, due_at = $5, assigned_to = $6, updated_at = now()
    where customer_id = $2 and kind = 'appointment' and status = 'open' and metadata ->> 'appointment_id' = $1::text
    returning id, kind, title
  ), added as (
    insert into work_items (kind, title, description, customer_name, company, email, phone, customer_id, assigned_to, priority, due_at, metadata)
    select 'appointment', $3, $4, trim(p.first_name || ' ' || p.last_name), p.company, coalesce(p.email, ''), p.phone, p.id, $6, 'medium', $5,
      jsonb_build_object('appointment_id', $1::text)
    from profiles p where p.id = $2 and not exists (select from known) returning id, kind, title
  ) select *, true as is_new from added union all select *, false from known`

const close = `update work_items set status = 'done', done_at = now(), updated_at = now(), closed_because = 'Randevu iptal edildi.'
  where customer_id = $2 and kind = 'appointment' and status = 'open' and metadata ->> 'appointment_id' = $1::text
  returning id, title`

export async function syncAppointment(
  tx: Transaction,
  {
    appointment_id,
    customer_id,
    change,
    title,
    note,
    starts_at,
    staff_id,
  }: z.output<typeof appointmentChanged.data>,
  services: Pick<Services, 'emit'>,
): Promise<void> {
  if (change !== 'cancelled') {
    const values = [appointment_id, customer_id, `Randevu: ${title}`, note, starts_at, staff_id]
    return tellOpenedWork(tx, services, await tx.asSystem<OpenedWork>(open, values))
  }
  for (const closed of await tx.asSystem<Row>(close, [appointment_id, customer_id]))
    await services.emit(tx, workItemChanged, ['staff'], {
      work_item_id: closed.id,
      kind: 'appointment',
      title: closed.title,
      status: 'done',
      added: false,
    })
}
