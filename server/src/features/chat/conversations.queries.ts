/** Finds and opens conversations. Who may have which is decided by the callers: `chat-seat.ts` for customers and guests, the door for staff. */
import type { ConversationStatus } from '@kervan/domain/chat/chat.policy.ts'
import type { Audience } from '@kervan/domain/live/event.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export type Conversation = {
  id: string
  customer_id: string | null
  guest_id: string | null
  staff_id: string | null
  status: ConversationStatus
  last_position: number
  /** The guest whose cookie still opens it: once the customer has an account, only that does. */
  open_guest_id: string | null
}

/** A statement with the rights of whoever reads. */
export type Query = <Row>(text: string, values: unknown[]) => Promise<Row[]>

const columns = `c.id, c.customer_id, c.guest_id, c.staff_id, c.status, c.last_position,
  case when exists (select from profiles p where p.id = c.customer_id and p.has_account) then null else c.guest_id end as open_guest_id`

const wroteThere =
  'exists (select from chat_messages m where m.conversation_id = k.id and m.sender_id = k.customer_id)'
const wasThere = `exists (select from chat_positions p where p.conversation_id = k.id and p.side = 'customer' and p.delivered_position > 0)`

/** Of two that a merge of records has left, the account's own: not one that only a guest wrote in, then one that they have seen or written in, then the older. */
export const currentOf = (customer: string): string =>
  `select k.id from chat_conversations k where k.customer_id = ${customer}
   order by k.guest_id is not null and not ${wroteThere}, not (${wasThere} or ${wroteThere}), k.id limit 1`

const ofCustomer = `select ${columns} from chat_conversations c where c.id = (${currentOf('$1')})`
const ofGuest = `select ${columns} from chat_conversations c where c.guest_id = $1`
const byId = `select ${columns} from chat_conversations c where c.id = $1`

export async function conversationOfCustomer(
  query: Query,
  customerId: string,
): Promise<Conversation | undefined> {
  const [found] = await query<Conversation>(ofCustomer, [customerId])
  return found
}

export async function conversationOfGuest(query: Query, guestId: string): Promise<Conversation | undefined> {
  const [found] = await query<Conversation>(ofGuest, [guestId])
  return found?.open_guest_id === guestId ? found : undefined
}

export async function conversationById(query: Query, id: string): Promise<Conversation | undefined> {
  const [found] = await query<Conversation>(byId, [id])
  return found
}

/** Whether a customer or guest can read what is written there; of the conversation and the record by their names in a statement. */
export const isCurrentOf = (talk: string, record: string): string =>
  `(${talk}.customer_id is null or ${talk}.guest_id is not null and not ${record}.has_account
    or ${talk}.id = (${currentOf(`${talk}.customer_id`)}))`

const current = `select ${isCurrentOf('c', 'p')} as is_current from chat_conversations c left join profiles p on p.id = c.customer_id
  where c.id = $1`

export async function isCurrent(tx: Transaction, { id }: Conversation): Promise<boolean> {
  const [found] = await tx.asSystem<{ is_current: boolean }>(current, [id])
  return found?.is_current ?? false
}

/** Whoever locks a conversation locks its customer first, as those do who merge records. */
export async function lockCustomer(tx: Transaction, customerId: string): Promise<boolean> {
  const rows = await tx.asSystem('select id from profiles where id = $1 for no key update', [customerId])
  return rows.length > 0
}

/** The customer's representative, if that is somebody who is still here. */
export const representativeOf = (customer: string): string =>
  `select u.id from profiles p join users u on u.id = p.assigned_to and u.disabled_at is null where p.id = ${customer}`

/** The first one to take care of it is the customer's representative. */
const open = `insert into chat_conversations (customer_id, guest_id, staff_id)
  values ($1, $2, (${representativeOf('$1')} and $2::uuid is null)) returning id`
const openPositions = `insert into chat_positions (conversation_id, side) values ($1, 'customer'), ($1, 'staff')`

export async function openConversation(
  tx: Transaction,
  { customer_id, guest_id }: Pick<Conversation, 'customer_id' | 'guest_id'>,
): Promise<Conversation> {
  const [opened] = await tx.asSystem<{ id: string }>(open, [customer_id, guest_id])
  await tx.asSystem(openPositions, [opened?.id])
  const found = await conversationById(tx.asSystem, opened?.id ?? '')
  if (!found) throw new Error('The conversation was not opened.')
  return found
}

/**
 * Where mail about a conversation goes, of its record `p` and guest `g`; empty where nowhere. A guest without a record has typed an address
 * that was somebody else's as far as we know: while somebody here has it, nobody is mailed there.
 */
export const mailAddress = `lower(coalesce(p.email, case when p.id is null and not exists (select from profiles known where known.email = lower(g.email))
    and not exists (select from users known where known.email = lower(g.email)) then g.email end, ''))`

/** The customer's conversation, opened where there is none; undefined where there is no such customer. */
export async function ensureConversation(
  tx: Transaction,
  customerId: string,
): Promise<Conversation | undefined> {
  if (!(await lockCustomer(tx, customerId))) return undefined
  return (
    (await conversationOfCustomer(tx.asSystem, customerId)) ??
    (await openConversation(tx, { customer_id: customerId, guest_id: null }))
  )
}

/** Those who see the conversation: the office, its customer, and its guest while their cookie opens it. */
export function audiencesOf({
  customer_id,
  open_guest_id,
}: Pick<Conversation, 'customer_id' | 'open_guest_id'>): Audience[] {
  return [
    'staff',
    ...(customer_id ? [`user:${customer_id}` as const] : []),
    ...(open_guest_id ? [`guest:${open_guest_id}` as const] : []),
  ]
}
