/** Keeps news of the office as a notification for each member of staff whom it concerns, in the transaction of the work. */
import { staffNews } from '@kervan/domain/notifications/staff-news.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/**
 * Concerned are those who hold it; everybody where nobody holds it or nobody who does is still here. Who did it themselves is not
 * told, nor who does not want to hear of its type. Written with the commit, so that a new request stays a single batch.
 */
const write = `insert into staff_notifications (user_id, type, title, message, link)
  select u.id, n.type, n.title, n.message, n.link
  from json_to_recordset($1) as n (type text, title text, message text, link text, person_id uuid, work_item_id uuid, customer_id uuid,
      request_id uuid, shipment_id uuid, actor_id uuid)
    cross join lateral (select array_agg(u.id) as ids from users u where u.disabled_at is null and u.role in ('staff', 'admin') and u.id = any(array(
      select n.person_id
      union all select assigned_to from work_items where id = n.work_item_id
      union all select assigned_to from profiles where id = n.customer_id
      union all select quoted_by from requests where id = n.request_id
      union all select operations_assigned_to from shipments where id = n.shipment_id))) as concerned
    join users u on u.role in ('staff', 'admin') and u.disabled_at is null and u.id is distinct from n.actor_id
      and (concerned.ids is null or u.id = any(concerned.ids))
    left join staff_notification_preferences p on p.user_id = u.id
  where coalesce(case n.type when 'request' then p.request when 'quote' then p.quote else p.system end, true)`

export async function notifyStaff(tx: Transaction, event: { name: string; data: unknown }): Promise<void> {
  const news = staffNews(event)
  if (!news) return
  const actor_id = 'userId' in tx.actor ? tx.actor.userId : null
  tx.defer(write, [{ ...news, actor_id }])
}
