/** How many of the office's messages a customer has not read: for the badge, which comes with the notifications. */
import { currentOf } from '#features/chat/conversations.queries.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

const unread = `select count(*)::int as unread from chat_positions p
  join chat_messages m on m.conversation_id = p.conversation_id and m.position > p.read_position
  where p.side = 'customer' and m.sender_type = 'staff' and m.deleted_at is null and p.conversation_id = (${currentOf('$1')})`

export async function countUnreadMessages(
  { queryAs }: Pick<Services, 'queryAs'>,
  customerId: string,
): Promise<number> {
  const [row] = await queryAs<{ unread: number }>(system, unread, [customerId])
  return row?.unread ?? 0
}
