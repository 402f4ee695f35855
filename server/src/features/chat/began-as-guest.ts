/** Whether the guest of an address has become a customer: what they wrote as one is that customer's since. */
import type { Transaction } from '#spine/database/act-as.ts'

const text = `select 1 as one from chat_guests g join chat_conversations c on c.guest_id = g.id
  where g.email = $1 and c.customer_id is not null limit 1`

export async function beganAsGuest(tx: Transaction, email: string): Promise<boolean> {
  const [found] = await tx.asSystem(text, [email])
  return found !== undefined
}
