/** A customer's conversation of many messages, and other conversations that are open too. */
import type { BenchDatabase } from './database.ts'
import { mustHold } from './harness.ts'

const addCustomers = `insert into profiles (phone, first_name) select number::text, 'Kişi ' || number from generate_series(1, $1::int) as number returning id`
const addConversations = `with talks as (insert into chat_conversations (customer_id, last_position, last_side, last_message_at)
    select id, $2, 'staff', now() from unnest($1::uuid[]) as id returning id),
  sides as (insert into chat_positions (conversation_id, side) select id, unnest(array['customer', 'staff']) from talks)
  insert into chat_messages (id, conversation_id, position, sender_type, message_text)
    select uuidv7(), talks.id, place, (array['customer', 'staff'])[place % 2 + 1], 'Mesaj ' || place || ' ' || repeat('uzun bir söz ', 5)
    from talks, generate_series(1, $2) as place`

/** Its newest message is the newest of all, so that it stands first among them. Returns its id. */
export async function addLongConversation(
  database: BenchDatabase,
  customerId: string,
  { length, others }: { length: number; others: number },
): Promise<string> {
  const people = await database.query<{ id: string }>(addCustomers, [others])
  await database.query(addConversations, [people.map(({ id }) => id), 20])
  await database.query(addConversations, [[customerId], length])
  await database.query('vacuum analyze chat_messages, chat_conversations, chat_positions')
  const [talk] = await database.query<{ id: string }>(
    'select id from chat_conversations where customer_id = $1',
    [customerId],
  )
  mustHold(talk !== undefined, 'the conversation is there')
  return talk?.id ?? ''
}
