/** The office's newest updates, from the outbox itself: what an open page has been told, without what one has done oneself. */
import { updateListSize } from '@kervan/domain/live/live-messages.ts'
import { isOfficeNews, officeNewsNames } from '@kervan/domain/workqueue/office-news.ts'
import type { OfficeUpdateEvent } from '@kervan/domain/workqueue/workqueue.contract.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** Nobody reads the outbox but the system; whom it may be shown to is the audience's word. The walk has an end however busy it was. */
const newest = `select id, position::float8 as position, name, data,
    to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
  from outbox
  where position > (select last from outbox_head where id = 1) - 5000 and 'staff' = any(audiences) and name = any($1)
    and not (name = 'request.changed' and exists (select from requests r where r.id = (data->>'request_id')::uuid
      and $2 = case data->>'change' when 'quoted' then r.quoted_by when 'created' then r.created_by end))
  order by position desc limit 300`

export async function recentUpdates(tx: Transaction, staffId: string): Promise<OfficeUpdateEvent[]> {
  const events = await tx.asSystem<OfficeUpdateEvent>(newest, [officeNewsNames, staffId])
  return events.filter(isOfficeNews).slice(0, updateListSize.office)
}
