/** Who asks: counted, known, and with a whole profile; read once, before anything is written. */
import { isComplete } from '@kervan/domain/customers/customers.policy.ts'
import { requestProblems } from '@kervan/domain/requests/requests.copy.ts'
import { ORPCError } from '@orpc/server'
import { type NewRequest, type NumberedRequest, numberRequest } from '#features/requests/add-request.ts'
import { system } from '#spine/database/act-as.ts'
import type { SignedInCall } from '#spine/http/call.ts'

const requestingCustomerById = `
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

async function requestingCustomer({
  person,
  services,
}: SignedInCall): Promise<RequestingCustomer | undefined> {
  const customerId = person.id
  const [[customer]] = await Promise.all([
    services.queryAs<RequestingCustomer>(system, requestingCustomerById, [customerId]),
    services.limits.requestPerson(customerId),
  ])
  return customer
}

/**
 * All six fields of the profile open new requests. The number is taken before the work, so that the work need not wait for it;
 * a call that is repeated takes one in vain. Undefined where the profile is not whole, which the work has to say.
 */
export async function prepareRequest(
  context: SignedInCall,
  requestOf: (customer: RequestingCustomer) => NewRequest,
): Promise<{ customer: RequestingCustomer; request: NumberedRequest } | undefined> {
  const customer = await requestingCustomer(context)
  if (!customer || !isComplete(customer)) return undefined
  return { customer, request: await numberRequest(context.services, requestOf(customer)) }
}

/** Said inside the work, where a repeated call gets its first answer instead. */
export function refuseIncomplete(): never {
  throw new ORPCError('PROFILE_INCOMPLETE', requestProblems.PROFILE_INCOMPLETE)
}
