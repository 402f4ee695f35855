/** A notice to operations becomes a work item, for whoever runs the operation. It is done when they say so. */
import type { shipmentNotice } from '@kervan/domain/shipments/shipments.events.ts'
import { dueNextWorkingDay } from '@kervan/domain/workqueue/due-time.ts'
import type { z } from '@kervan/domain/z.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { firstHere } from '#features/workqueue/first-here.ts'
import { type OpenedWork, tellOpenedWork } from '#features/workqueue/tell-opened-work.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

/** One is open per shipment, whose row the notice has locked: what is said after the first is added to its words. */
const open = `with known as (
    update work_items set description = description || E'\\n' || $3, updated_at = now()
    where shipment_id = $1 and kind = 'operations' and status = 'open' returning id, kind, title
  ), added as (
    insert into work_items (kind, title, description, customer_name, company, email, phone, customer_id, shipment_id, assigned_to, priority, due_at)
    select 'operations', $2, $3, trim(p.first_name || ' ' || p.last_name), p.company, coalesce(p.email, ''), p.phone, p.id, s.id,
      ${firstHere('s.operations_assigned_to')}, 'high', $4
    from shipments s join profiles p on p.id = s.customer_id
    where s.id = $1 and not exists (select from known)
    returning id, kind, title
  ) select *, true as is_new from added union all select *, false from known`

export async function openOperationsWork(
  tx: Transaction,
  { to, shipment_id, shipment_number, message, actor_name }: z.output<typeof shipmentNotice.data>,
  services: Pick<Services, 'emit'> & WithCompany,
): Promise<void> {
  if (to !== 'operations') return
  const due = dueNextWorkingDay(new Date(), await services.company.calendar()).toISOString()
  const words = message ? `${actor_name}: ${message}` : `${actor_name} bakılmasını istedi.`
  const values = [shipment_id, `Operasyon bildirimi: ${shipment_number}`, words, due]
  await tellOpenedWork(tx, services, await tx.asSystem<OpenedWork>(open, values))
}
