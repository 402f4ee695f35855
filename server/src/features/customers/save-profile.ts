/** Saves a customer's profile, and announces the customer once name and company are given for the first time. */

import type { ProfileForm } from '@kervan/domain/customers/customer-forms.ts'
import type { Profile } from '@kervan/domain/customers/customers.contract.ts'
import { customerJoined, profileChanged } from '@kervan/domain/customers/customers.events.ts'
import { customerStatus, isComplete, isKnown } from '@kervan/domain/customers/customers.policy.ts'
import { announceCustomerJob } from '#features/customers/announce-customer.jobs.ts'
import { profileOf, toProfile } from '#features/customers/customers.queries.ts'
import { firstRepresentative } from '#features/customers/ensure-profile.ts'
import { greetCustomerJob } from '#features/customers/greet-customer.jobs.ts'
import type { Call } from '#spine/http/call.ts'

const write = `
  with before as (select joined_at from profiles where id = $1)
  update profiles set first_name = $2, last_name = $3, phone = $4, company = $5, company_type = $6, position = $7,
    profile_completed = $8, profile_completed_at = case when $8 then coalesce(profile_completed_at, now()) else profile_completed_at end,
    joined_at = case when $9 then coalesce(profiles.joined_at, now()) else profiles.joined_at end,
    assigned_to = case when $9 then coalesce(assigned_to, (${firstRepresentative})) else assigned_to end,
    updated_at = now()
  from before where id = $1
  returning before.joined_at is null and $9 as joined`

/** Returns undefined when there is no profile. */
export async function saveProfile(
  context: Call,
  customerId: string,
  changeOf: (stored: Pick<Profile, 'first_name' | 'last_name'>) => Partial<ProfileForm>,
): Promise<Profile | undefined> {
  const { actAs, emit, enqueue } = context.services
  return actAs(context.actor, async (tx) => {
    await tx.asSystem('select from profiles where id = $1 for update', [customerId])
    const [stored] = await profileOf(tx.db, customerId)
    if (!stored) return undefined
    const profile = { ...stored, ...changeOf(stored) }
    const { first_name, last_name, company } = profile
    const [written] = await tx.asSystem<{ joined: boolean }>(write, [
      customerId,
      first_name,
      last_name,
      profile.phone,
      company,
      profile.company_type,
      profile.position,
      isComplete(profile),
      isKnown(profile),
    ])
    await tx.asSystem('update users set name = $2, updated_at = now() where id = $1', [
      customerId,
      `${first_name} ${last_name}`.trim(),
    ])
    await emit(tx, profileChanged, ['staff', `user:${customerId}`], { customer_id: customerId })
    if (written?.joined) {
      await emit(tx, customerJoined, ['staff'], {
        customer_id: customerId,
        first_name,
        last_name,
        company,
        email: profile.email,
        customer_status: customerStatus(stored, new Date()),
        customer_segment: 'new',
      })
      // The mails are jobs, so that they cannot delay or break the saving.
      await enqueue(tx, announceCustomerJob, { customer_id: customerId })
      await enqueue(tx, greetCustomerJob, { customer_id: customerId })
    }
    const [saved] = await profileOf(tx.db, customerId)
    return saved && toProfile(saved)
  })
}
