/** Changes who has a conversation or whether it is shown: one person at a time, with a line in its history and word to everybody who sees it. */
import { chatProblems } from '@kervan/domain/chat/chat.copy.ts'
import { chatConversationChanged } from '@kervan/domain/chat/chat.events.ts'
import { ORPCError } from '@orpc/server'
import { chatConversations } from '#features/chat/chat-conversations.table.ts'
import { audiencesOf, type Conversation } from '#features/chat/conversations.queries.ts'
import { chatEvents } from '#features/chat/office/chat-events.table.ts'
import { lockConversation } from '#features/chat/write-message.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { eq } from '#spine/database/drizzle.ts'
import type { Services, SignedInCall } from '#spine/http/call.ts'

/** As nobody changes it any more while this transaction lasts. */
export type Standing = Conversation & {
  staff_name: string
  snoozed_until: string | null
  customer_name: string
}

type Change = {
  set: Partial<typeof chatConversations.$inferInsert>
  event: Pick<typeof chatEvents.$inferInsert, 'kind' | 'colleague_id' | 'text' | 'until'>
}

const besides = `select coalesce(u.name, '') as staff_name, c.snoozed_until,
    coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), g.full_name, p.email, '') as customer_name
  from chat_conversations c left join users u on u.id = c.staff_id
    left join profiles p on p.id = c.customer_id left join chat_guests g on g.id = c.guest_id where c.id = $1`

export async function standingOf(tx: Transaction, id: string): Promise<Standing> {
  const conversation = await lockConversation(tx, id)
  const [more] = await tx.query<Omit<Standing, keyof Conversation>>(besides, [id])
  if (!more) throw new ORPCError('NOT_FOUND', chatProblems.NOT_FOUND)
  return { ...conversation, ...more }
}

/** `decide` answers what is to change; nothing means that all stays as it is. */
export function changeConversation(
  { services, actor, person }: SignedInCall,
  id: string,
  decide: (before: Standing, tx: Transaction) => Change | null | Promise<Change | null>,
): Promise<void> {
  return services.actAs(actor, async (tx) => {
    const before = await standingOf(tx, id)
    const change = await decide(before, tx)
    if (!change) return
    await tx.db.update(chatConversations).set(change.set).where(eq(chatConversations.id, id))
    await tx.db.insert(chatEvents).values({ ...change.event, conversation_id: id, actor_id: person.id })
    await announceConversation(tx, before, services)
  })
}

export async function announceConversation(
  tx: Transaction,
  conversation: Pick<Conversation, 'id' | 'customer_id' | 'open_guest_id'>,
  { emit }: Pick<Services, 'emit'>,
): Promise<void> {
  const { id, customer_id } = conversation
  await emit(tx, chatConversationChanged, audiencesOf(conversation), { conversation_id: id, customer_id })
}
