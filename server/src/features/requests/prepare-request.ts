/** Reads and counts the customer and numbers the new request, all before its transaction. */
import { isComplete } from '@kervan/domain/customers/customers.policy.ts'
import { requestProblems } from '@kervan/domain/requests/requests.copy.ts'
import { ORPCError } from '@orpc/server'
import { type NewRequest, type NumberedRequest, numberRequest } from '#features/requests/add-request.ts'
import type { SignedInCall } from '#spine/http/call.ts'

const customerById = `
  select p.id, p.email, p.first_name, p.last_name, p.phone, p.company, p.company_type, p.position,
    trim(p.first_name || ' ' || p.last_name) as name, r.email as representative_email
  from profiles p left join representatives r on r.id = p.assigned_to where p.id = $1`

export type RequestingCustomer = Parameters<typeof isComplete>[0] & {
  id: string
  name: string
  company: string
  email: string
  phone: string
  representative_email: string | null
}

async function readCustomer({
  person,
  actor,
  services,
}: SignedInCall): Promise<RequestingCustomer | undefined> {
  const customerId = person.id
  const [[customer]] = await Promise.all([
    services.queryAs<RequestingCustomer>(actor, customerById, [customerId]),
    services.limits.requestPerson(customerId),
  ])
  return customer
}

/**
 * Returns undefined when the profile is incomplete; the transaction then refuses the request. The number is taken here so that
 * the transaction does not wait for it; a repeated call leaves a gap.
 */
export async function prepareRequest(
  context: SignedInCall,
  requestOf: (customer: RequestingCustomer) => NewRequest,
): Promise<{ customer: RequestingCustomer; request: NumberedRequest } | undefined> {
  const customer = await readCustomer(context)
  if (!customer || !isComplete(customer)) return undefined
  return { customer, request: await numberRequest(context.services, requestOf(customer)) }
}

/** Called inside `createOnce`, so that a repeated call still gets its first answer. */
export function refuseIncompleteProfile(): never {
  throw new ORPCError('PROFILE_INCOMPLETE', requestProblems.PROFILE_INCOMPLETE)
}
