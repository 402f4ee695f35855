/** How the office is told of a new customer. */
import type { customerJoined } from '@kervan/domain/customers/customers.events.ts'
import type { z } from '@kervan/domain/z.ts'

type Joined = z.output<typeof customerJoined.data>

export function joinedWords({ first_name, last_name, company }: Joined): string {
  return `Yeni müşteri: ${first_name} ${last_name}, ${company}`
}
