/** How the chat stands for its customer or guest: the conversation, what is unread, and whether somebody is there. */
import type { ChatState } from '@kervan/domain/chat/chat.contract.ts'
import { supportCalendar, supportState } from '@kervan/domain/chat/support-hours.ts'
import type { Seat } from '#features/chat/chat-seat.ts'
import { readSeen } from '#features/chat/read-messages.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { system } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'
import type { Services } from '#spine/http/call.ts'

/** Who takes care of it now, by the name that customers know. */
const head = `select ${isoText('c.last_message_at')} as last_message_at, coalesce(r.name, u.name, '') as staff_name, u.id as staff_id,
    (select count(*)::int from chat_messages m join chat_positions p on p.conversation_id = m.conversation_id and p.side = 'customer'
      where m.conversation_id = c.id and m.position > p.read_position and m.sender_type = 'staff' and m.deleted_at is null) as unread
  from chat_conversations c left join users u on u.id = c.staff_id and u.disabled_at is null left join representatives r on r.id = u.id
  where c.id = $1`
type Head = { last_message_at: string | null; staff_name: string; staff_id: string | null; unread: number }

export async function chatState(
  services: Pick<Services, 'queryAs'> & WithCompany,
  seat: Seat | undefined,
  now = new Date(),
): Promise<ChatState> {
  const [{ support_hours }, calendar] = await Promise.all([
    services.company.get(),
    services.company.calendar(),
  ])
  const guest = seat?.guest ? { full_name: seat.guest.full_name } : null
  return {
    conversation: seat?.conversation ? await conversationState(services, seat.conversation) : null,
    guest,
    support: supportState(now, supportCalendar(support_hours, calendar)),
  }
}

/** With the system's rights, since customers do not read of staff; the seat has proved whose conversation it is. */
async function conversationState(
  { queryAs }: Pick<Services, 'queryAs'>,
  { id, status }: NonNullable<Seat['conversation']>,
): Promise<ChatState['conversation']> {
  const [[found], { last_position, seen }] = await Promise.all([
    queryAs<Head>(system, head, [id]),
    readSeen((text, values) => queryAs(system, text, values), id),
  ])
  if (!found) return null
  return { id, status, ...found, last_position, seen }
}
