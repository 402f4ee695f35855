/** Who asks: counted, known, and with a whole profile; read once, before anything is written. */
import { isComplete } from '@kervan/domain/customers/customers.policy.ts'
import { requestProblems } from '@kervan/domain/requests/requests.copy.ts'
import { ORPCError } from '@orpc/server'
import type { CallContext } from '#procedures.ts'

const whoAsks = {
  name: 'who-asks',
  text: `select p.id, p.email, p.first_name, p.last_name, p.phone, p.company, p.company_type, p.position,
    trim(p.first_name || ' ' || p.last_name) as name, r.email as representative_email
  from profiles p left join representatives r on r.id = p.assigned_to where p.id = $1`,
}

export type AskingCustomer = Parameters<typeof isComplete>[0] & {
  id: string
  name: string
  company: string
  email: string
  phone: string
  representative_email: string | null
}

/** All six fields of the profile open new requests. */
export async function askingCustomer({ person, services }: CallContext): Promise<AskingCustomer> {
  const customerId = person?.id ?? ''
  const [[customer]] = await Promise.all([
    services.lookUp<AskingCustomer>({ ...whoAsks, values: [customerId] }),
    services.limits.requestPerson(customerId),
  ])
  if (!customer || !isComplete(customer))
    throw new ORPCError('PROFILE_INCOMPLETE', requestProblems.PROFILE_INCOMPLETE)
  return customer
}
