/** Keeps with each customer when somebody last spoke with them, in the transaction of what was said. A lead rests no longer then. */
import type { Transaction } from '#spine/database/act-as.ts'

const note = `update profiles set last_contact_at = now(), lead_parked_until = null, given_up_at = null, given_up_because = ''
  where id = $1`

export function noteContact(tx: Transaction, customerId: string): void {
  tx.background(tx.asSystem(note, [customerId]))
}

/** The same of what we wrote: to somebody without account and address it is not said before they read it. */
export function noteWrittenTo(tx: Transaction, customerId: string): void {
  tx.background(tx.asSystem(`${note} and (has_account or email is not null)`, [customerId]))
}
