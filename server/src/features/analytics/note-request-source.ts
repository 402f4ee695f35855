/** Notes with a new request where its customer had come from: by the last visit of theirs that names a source, of the last 30 days. */
import type { requestChanged } from '@kervan/domain/requests/requests.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** Also by visits before they signed in: those of the same browsers. What staff enter for a customer came from no visit. A visit that is withdrawn at this moment is none. */
const note = `insert into request_sources (request_id, session_id, source, campaign, entry_page)
  select r.id, v.id, v.source, v.campaign, v.entry_page
  from requests r join visitor_sessions v
    on v.visitor_id in (select own.visitor_id from visitor_sessions own where own.user_id = $2)
  where r.id = $1 and r.created_by = r.customer_id and v.start_time > now() - interval '30 days'
  order by v.source <> '' desc, v.start_time desc limit 1 for key share of v
  on conflict do nothing`

export async function noteRequestSource(
  tx: Transaction,
  { change, request_id, customer_id }: z.output<typeof requestChanged.data>,
): Promise<void> {
  if (change === 'created') tx.background(tx.asSystem(note, [request_id, customer_id]))
}
