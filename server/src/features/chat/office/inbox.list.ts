/** The conversations as the office's inbox: its parts, how many each has, and a search over people and what was written. */
import type {
  InboxConversation,
  InboxCountInput,
  InboxInput,
} from '@kervan/domain/chat/office-chat.contract.ts'
import type { InboxPart } from '@kervan/domain/chat/office-chat.ts'
import { users } from '#features/auth/users.table.ts'
import { chatConversations } from '#features/chat/chat-conversations.table.ts'
import { chatGuests } from '#features/chat/chat-guests.table.ts'
import { chatMessages } from '#features/chat/chat-messages.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { and, eq, or, type SQL, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'
import { byIfAny, isChoice, isPerson, momentKey } from '#spine/lists/sorts.ts'

/** Without a part where all of them are counted. */
type Listed = Omit<InboxInput, 'part'> & { part?: InboxPart | undefined }

/** So much of the last message is shown. */
const shownLetters = 140

const isAwake = sql`(${chatConversations.snoozed_until} > now()) is not true`
const isOpen = and(isChoice(chatConversations.status, 'active'), isAwake)
const isNobodys = sql`${chatConversations.staff_id} is null`
const ownOrNobodys = (personId: string | undefined) =>
  or(isNobodys, isPerson(chatConversations.staff_id, personId))

function partOf(part: InboxPart, personId: string | undefined): SQL | undefined {
  switch (part) {
    case 'mine':
      return and(isOpen, isPerson(chatConversations.staff_id, personId))
    case 'unassigned':
      return and(isOpen, isNobodys)
    case 'open':
      return isOpen
    case 'snoozed':
      return and(
        isChoice(chatConversations.status, 'active'),
        sql`${chatConversations.snoozed_until} > now()`,
      )
    case 'closed':
      return isChoice(chatConversations.status, 'closed')
  }
}

/** What the customer's side wrote, has not taken back, and nobody here has read. */
const unread = sql`(select count(*)::int from chat_messages unread where unread.conversation_id = ${chatConversations.id}
  and unread.sender_type <> 'staff' and unread.deleted_at is null and unread.position > coalesce((select seen.read_position from chat_positions seen
    where seen.conversation_id = ${chatConversations.id} and seen.side = 'staff'), 0))`

export const inboxList = defineList<InboxConversation, Listed>({
  name: 'chat-conversations',
  table: chatConversations,
  columns: {
    id: chatConversations.id,
    status: chatConversations.status,
    customer_id: chatConversations.customer_id,
    name: sql`coalesce(nullif(trim(${profiles.first_name} || ' ' || ${profiles.last_name}), ''), ${chatGuests.full_name}, ${profiles.email}, '')`,
    company: sql`coalesce(nullif(${profiles.company}, ''), ${chatGuests.company}, '')`,
    staff_id: chatConversations.staff_id,
    staff_name: sql`coalesce(${users.name}, '')`,
    last_message_at: chatConversations.last_message_at,
    last_text: sql`left(coalesce(${chatMessages.message_text}, ''), ${sql.raw(String(shownLetters))})`,
    last_sender: chatMessages.sender_type,
    waiting_since: chatConversations.waiting_since,
    snoozed_until: sql`case when ${chatConversations.snoozed_until} > now() then to_char(${chatConversations.snoozed_until} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end`,
    unread,
  },
  joins: sql`left join ${profiles} on ${eq(profiles.id, chatConversations.customer_id)}
    left join ${chatGuests} on ${eq(chatGuests.id, chatConversations.guest_id)}
    left join ${users} on ${eq(users.id, chatConversations.staff_id)}
    left join ${chatMessages} on ${eq(chatMessages.conversation_id, chatConversations.id)} and ${eq(chatMessages.position, chatConversations.last_position)}`,
  sorts: {
    last: byIfAny(momentKey(chatConversations.last_message_at)),
    waiting: byIfAny(momentKey(chatConversations.waiting_since)),
  },
  filters: ({ part, kind, waiting, own }, personId) => [
    // One that was begun here and in which nobody has written yet is no mail.
    sql`${chatConversations.last_position} > 0`,
    part && partOf(part, personId),
    kind &&
      (kind === 'guest'
        ? sql`${chatConversations.customer_id} is null`
        : sql`${chatConversations.customer_id} is not null`),
    waiting ? sql`${chatConversations.waiting_since} is not null` : undefined,
    own ? ownOrNobodys(personId) : undefined,
  ],
  search: {
    has: (
      pattern,
    ) => sql`(${chatConversations.customer_id} in (select p.id from profiles p where p.search like ${pattern})
      or ${chatConversations.guest_id} in (select g.id from chat_guests g
        where kervan_fold(g.full_name || ' ' || g.company || ' ' || g.email || ' ' || g.phone) like ${pattern})
      or ${chatConversations.id} in (select m.conversation_id from chat_messages m where m.search like ${pattern}))`,
  },
})

export function inboxCounts(query: ListQuery, personId: string, input: InboxCountInput) {
  const part = (name: InboxPart) => partOf(name, personId)
  return inboxList.countsIfFew(query, personId, input, {
    mine: part('mine'),
    unassigned: part('unassigned'),
    open: part('open'),
    snoozed: part('snoozed'),
    closed: part('closed'),
    waiting: and(isOpen, sql`${chatConversations.waiting_since} is not null`, ownOrNobodys(personId)),
  })
}
