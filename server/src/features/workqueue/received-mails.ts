/** The mails of an item of received mail: those of its sender that came while it was open, which made it or were added to it. */
import { keptOutcomes } from '@kervan/domain/chat/inbound-mail.ts'
import type { ReceivedMail } from '@kervan/domain/workqueue/work-acts.contract.ts'
import { isoText } from '#spine/database/columns.ts'

const most = 100
const ofItem = `select m.id, ${isoText('m.received_at')} as received_at, m.sender, m.sender_name, m.subject, m.outcome, m.attachments,
    m.conversation_id, m.raw_key is not null as is_kept
  from work_items w join inbound_mails m on m.sender = w.email and m.outcome = any($2)
    and m.received_at >= w.created_at and m.received_at <= coalesce(w.done_at, 'infinity')
  where w.id = $1 and w.kind = 'inbound_mail' order by m.received_at desc, m.id desc limit ${most}`

type Query = <Row>(text: string, values: unknown[]) => Promise<Row[]>

export const mailsOfItem = (query: Query, workItemId: string): Promise<ReceivedMail[]> =>
  query<ReceivedMail>(ofItem, [workItemId, [...keptOutcomes]])
