/** A conversation as staff see it: with whom, and how it stands. */
import { chatProblems } from '@kervan/domain/chat/chat.copy.ts'
import type { StaffConversation } from '@kervan/domain/chat/staff-chat.contract.ts'
import { ORPCError } from '@orpc/server'
import { isCurrentOf, mailAddress, type Query } from '#features/chat/conversations.queries.ts'
import { readSeen } from '#features/chat/read-messages.ts'
import { isoText } from '#spine/database/columns.ts'

/** What the record says comes before what the guest typed. */
const read = `select c.id, c.status, c.customer_id, c.guest_id, coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), g.full_name, '') as name,
    coalesce(nullif(p.company, ''), g.company, '') as company, coalesce(p.email, nullif(g.email, ''), '') as email,
    coalesce(nullif(p.phone, ''), g.phone, '') as phone, coalesce(p.has_account, false) as has_account,
    coalesce(p.has_account, false) or ${mailAddress} <> '' as is_reachable,
    ${isCurrentOf('c', 'p')} as is_current, u.id as staff_id,
    coalesce(u.name, '') as staff_name, ${isoText('c.last_message_at')} as last_message_at,
    ${isoText('c.waiting_since')} as waiting_since, ${isoText('c.snoozed_until')} as snoozed_until, ${isoText('c.created_at')} as created_at
  from chat_conversations c left join profiles p on p.id = c.customer_id left join chat_guests g on g.id = c.guest_id
    left join users u on u.id = c.staff_id
  where c.id = $1`

export async function readStaffConversation(query: Query, id: string): Promise<StaffConversation> {
  const [[found], { last_position, seen }] = await Promise.all([
    query<Omit<StaffConversation, 'last_position' | 'seen'>>(read, [id]),
    readSeen(query, id),
  ])
  if (!found) throw new ORPCError('NOT_FOUND', chatProblems.NOT_FOUND)
  return { ...found, last_position, seen }
}
