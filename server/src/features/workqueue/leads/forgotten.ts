/** Which leads are forgotten, as SQL: nobody has spoken with them, nothing is planned or was done, and nobody has decided to wait. */
import { forgottenLeadDays } from '@kervan/domain/company/forgotten-lead-days.ts'

/** How long a lead may be quiet. */
export const quietTime = `make_interval(days => (select coalesce((data ->> 'forgotten_lead_days')::int, ${forgottenLeadDays}) from company))`

/** Of the record `p`. Work that asks for the decision itself is not something that happens with them. */
export const isForgotten = `(p.first_request_at is null and p.given_up_at is null
  and coalesce(p.lead_parked_until <= now(), true)
  and greatest(p.created_at, p.last_contact_at) < now() - ${quietTime}
  and not exists (select from work_items other where other.customer_id = p.id and other.kind <> 'forgotten_lead'
    and (other.status = 'open' or other.done_at > now() - ${quietTime})))`
