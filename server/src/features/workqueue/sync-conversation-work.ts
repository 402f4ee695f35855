/** A message that waits for an answer is work, due by the support hours; it is done when somebody answers or closes the conversation. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import { answerDue, supportCalendar } from '@kervan/domain/chat/support-hours.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { firstHere } from '#features/workqueue/first-here.ts'
import { type OpenedWork, tellOpenedWork } from '#features/workqueue/tell-opened-work.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'
import type { Services } from '#spine/http/call.ts'

type Found = {
  status: 'active' | 'closed'
  waiting_since: string | null
  work_item_id: string | null
  name: string
  company: string
  message_text: string
}
type Row = { id: string; title: string }

/** With the newest message of the customer's side that was not taken back. */
const read = `select c.status, ${isoText('c.waiting_since')} as waiting_since, w.id as work_item_id,
    coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), g.full_name, '') as name, coalesce(nullif(p.company, ''), g.company, '') as company,
    coalesce((select m.message_text from chat_messages m where m.conversation_id = c.id and m.sender_type <> 'staff' and m.deleted_at is null
      order by m.position desc limit 1), '') as message_text
  from chat_conversations c left join profiles p on p.id = c.customer_id left join chat_guests g on g.id = c.guest_id
    left join work_items w on w.conversation_id = c.id and w.status = 'open'
  where c.id = $1`
const open = `insert into work_items (kind, title, description, customer_name, company, email, phone, customer_id, conversation_id, assigned_to,
    priority, due_at)
  select 'unanswered_message', $2, $3, $4, $5, coalesce(p.email, nullif(g.email, ''), ''), coalesce(nullif(p.phone, ''), g.phone, ''),
    c.customer_id, c.id, ${firstHere('c.staff_id')}, 'high', $6
  from chat_conversations c left join profiles p on p.id = c.customer_id left join chat_guests g on g.id = c.guest_id
  where c.id = $1 on conflict (conversation_id) where status = 'open' and conversation_id is not null do nothing returning id, kind, title, true as is_new`
/** Whoever is given the conversation, or puts it off, has its work or puts that off. */
const follow = `update work_items w set description = $2, assigned_to = case when $3 then c.staff_id else w.assigned_to end,
    snoozed_until = c.snoozed_until, updated_at = now()
  from chat_conversations c where w.conversation_id = c.id and w.status = 'open' and c.id = $1 returning w.id, w.title`
const close = `update work_items set status = 'done', done_at = now(), done_by = $2, updated_at = now(), snoozed_until = null, closed_because = $3
  where id = $1 and status = 'open' returning id, title`

/** So much of a message is told of its work. */
export const messageSummary = (text: string) => plainLine(text, 300)

type Changed = { conversation_id: string }
type Needed = Pick<Services, 'emit'> & WithCompany

/** After a message. */
export function syncUnanswered(tx: Transaction, changed: Changed, services: Needed): Promise<void> {
  return sync(tx, changed, services, false)
}

/** After the conversation was given to somebody, put off or closed. */
export function syncConversationWork(tx: Transaction, changed: Changed, services: Needed): Promise<void> {
  return sync(tx, changed, services, true)
}

async function sync(
  tx: Transaction,
  { conversation_id }: Changed,
  services: Needed,
  isHandedOver: boolean,
): Promise<void> {
  const [found] = await tx.asSystem<Found>(read, [conversation_id])
  if (!found) return
  const announce = async (rows: Row[], status: 'open' | 'done') => {
    for (const { id, title } of rows)
      await services.emit(tx, workItemChanged, ['staff'], {
        work_item_id: id,
        kind: 'unanswered_message',
        title,
        status,
        added: false,
      })
  }
  const { waiting_since, work_item_id, name, company: firm } = found
  const description = messageSummary(found.message_text)
  if (waiting_since && work_item_id)
    return announce(await tx.asSystem<Row>(follow, [conversation_id, description, isHandedOver]), 'open')
  if (waiting_since) {
    const [{ support_hours }, calendar] = await Promise.all([
      services.company.get(),
      services.company.calendar(),
    ])
    const due = answerDue(new Date(waiting_since), supportCalendar(support_hours, calendar)).toISOString()
    const title = `Yanıt bekleyen mesaj: ${firm || name || 'Ziyaretçi'}`
    const values = [conversation_id, title, description, name, firm, due]
    return tellOpenedWork(tx, services, await tx.asSystem<OpenedWork>(open, values))
  }
  if (!work_item_id) return
  const doneBy = 'userId' in tx.actor && mayEnter('staff', tx.actor.role) ? tx.actor.userId : null
  const because = found.status === 'closed' ? 'Konuşma kapatıldı.' : ''
  return announce(await tx.asSystem<Row>(close, [work_item_id, doneBy, because]), 'done')
}
