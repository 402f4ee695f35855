/** Gives a customer to another representative. The reason stands in the customer's history, and the database audits the change. */
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import { customerProblems } from '@kervan/domain/customers/customers.copy.ts'
import {
  customerAssigned,
  customerContacted,
  profileChanged,
} from '@kervan/domain/customers/customers.events.ts'
import { isErased } from '@kervan/domain/customers/customers.policy.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import { users } from '#features/auth/users.table.ts'
import { customerContacts } from '#features/customers/customer-contacts.table.ts'
import { customerOf, toCustomer } from '#features/customers/customers.queries.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { representatives } from '#features/customers/representatives.table.ts'
import { and, eq, isNull, sql } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'

export function assignCustomer(
  { services, actor, person }: SignedInCall,
  { id, assigned_to, reason }: { id: string; assigned_to: string; reason: string },
): Promise<Customer> {
  return services.actAs(actor, async (tx) => {
    await tx.query('select from profiles where id = $1 for no key update', [id])
    const [before] = await customerOf(tx.db, id)
    if (!before || isErased(before)) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
    const [chosen] = await tx.db
      .select({ name: representatives.name })
      .from(representatives)
      .innerJoin(users, eq(users.id, representatives.id))
      .where(and(eq(representatives.id, assigned_to), isNull(users.disabled_at)))
    if (!chosen) throw new ORPCError('NO_REPRESENTATIVE', customerProblems.NO_REPRESENTATIVE)
    // Twice is once.
    if (before.assigned_to === assigned_to) return toCustomer(before)
    await tx.db.update(profiles).set({ assigned_to, updated_at: sql`now()` }).where(eq(profiles.id, id))
    await tx.db.insert(customerContacts).values({
      customer_id: id,
      kind: 'note',
      text: `Temsilci: ${before.representative_name ?? 'yok'} → ${chosen.name}. ${reason}`,
      created_by: person.id,
    })
    const [after] = await customerOf(tx.db, id)
    if (!after) throw new Error('The customer is missing.')
    const customer = toCustomer(after)
    await services.emit(tx, profileChanged, ['staff', `user:${id}`], { customer_id: id })
    await services.emit(tx, customerContacted, ['staff'], { customer_id: id })
    await services.emit(tx, customerAssigned, ['staff'], {
      customer_id: id,
      customer_name: customer.full_name || customer.company || customer.email,
      assigned_to,
      former: before.assigned_to,
      by_name: person.full_name,
      reason,
    })
    return customer
  })
}
