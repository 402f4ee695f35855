/** Keeps with each customer what their accepted quotes are worth in euro, in the transaction in which a quote is accepted or changes. */
import type { customersParted } from '@kervan/domain/customers/customers.events.ts'
import type { quoteChanged } from '@kervan/domain/quotes/quotes.events.ts'
import { unsentStatuses } from '@kervan/domain/quotes/quotes.policy.ts'
import type { z } from '@kervan/domain/z.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** Of two acceptances at once the second has to see the first: it waits here, and sums up in a statement of its own. */
const lock = 'select from profiles where id = $1 for no key update'
const sumUp = `with won as (
    select coalesce(sum(accepted_euro), 0) as euro from quotes where customer_id = $1 and status = 'accepted')
  update profiles set total_revenue = won.euro from won where id = $1 and total_revenue <> won.euro`

/**
 * Summed up anew each time, so that whatever takes an acceptance back is counted too. Only an acceptance locks the customer, as the
 * answer that it follows from has done before: a quote that expires while somebody answers must not wait for them.
 */
export async function noteRevenue(
  tx: Transaction,
  { status, customer_id }: z.output<typeof quoteChanged.data>,
): Promise<void> {
  if (unsentStatuses.some((unsent) => unsent === status)) return
  if (status === 'accepted') await tx.asSystem(lock, [customer_id])
  await tx.asSystem(sumUp, [customer_id])
}

/**
 * Also when the last was accepted: of one that was accepted while the two were one, only now it is known whose it is. The quote and its
 * customer may be some milliseconds apart about the same acceptance.
 */
const renew = `update profiles p set
    total_revenue = coalesce((select sum(accepted_euro) from quotes where customer_id = p.id and status = 'accepted'), 0),
    last_accepted_at = coalesce((select max(answered_at) from quotes where customer_id = p.id and status = 'accepted'
      and (p.last_accepted_at is null or answered_at > p.last_accepted_at + interval '1 minute')), p.last_accepted_at)
  where id = any($1::uuid[])`

export async function renewRevenue(
  tx: Transaction,
  { kept_id, gone_id }: z.output<typeof customersParted.data>,
): Promise<void> {
  await tx.asSystem(renew, [[kept_id, gone_id]])
}
