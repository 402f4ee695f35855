/** The text of the notice about a new customer. */
import type { customerJoined } from '#customers/customers.events.ts'
import type { z } from '#z.ts'

type Joined = z.output<typeof customerJoined.data>

export function newCustomerText({ first_name, last_name, company }: Joined): string {
  return `Yeni müşteri: ${first_name} ${last_name}, ${company}`
}
