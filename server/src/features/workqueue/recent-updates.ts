/** The newest updates for staff, read from the outbox, without those a staff member has caused themselves. */
import { updateListSize } from '@kervan/domain/live/live-messages.ts'
import { isOfficeUpdate, officeUpdateNames } from '@kervan/domain/workqueue/office-updates.ts'
import type { OfficeUpdateEvent } from '@kervan/domain/workqueue/workqueue.contract.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** With the system's rights, limited to what all staff or this one of them hears, and to the last 5000 positions so that it stays fast. */
const newest = `select id, position::float8 as position, name, data,
    to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
  from outbox
  where position > (select last from outbox_head where id = 1) - 5000 and audiences && $3::text[] and name = any($1)
    and not (name = 'request.changed' and exists (select from requests r where r.id = (data->>'request_id')::uuid
      and $2 = case data->>'change' when 'quoted' then r.quoted_by when 'created' then r.created_by end))
    and not (name = 'work_item.changed' and data->>'by' is not distinct from $2::uuid::text)
    and not (name = 'shipment.changed' and data->>'change' = 'created' and exists (select from audit_entries a
      where a.subject_table = 'shipments' and a.subject_id = data->>'shipment_id' and a.action = 'insert' and a.actor_id = $2))
  order by position desc limit 300`

export async function recentUpdates(tx: Transaction, staffId: string): Promise<OfficeUpdateEvent[]> {
  const events = await tx.asSystem<OfficeUpdateEvent>(newest, [
    officeUpdateNames,
    staffId,
    ['staff', `user:${staffId}`],
  ])
  return events.filter(isOfficeUpdate).slice(0, updateListSize.office)
}
