/** The office hears that a customer will not get a mail about a request or a shipment, and what the mail service said. */
import { customerMailFailed } from '@kervan/domain/quotes/quotes.events.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import type { Emit } from '#spine/database/outbox.ts'
import type { TellGivenUp } from '#spine/mail/send-mail.jobs.ts'

const longestReason = 200

export function createTellMailFailed(emit: Emit): TellGivenUp {
  return async (tx, matter, reason) => {
    const told = { ...matter, reason: plainLine(reason, longestReason) }
    await emit(tx, customerMailFailed, ['staff'], told)
  }
}
