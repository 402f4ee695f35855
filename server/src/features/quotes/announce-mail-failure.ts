/** Announces to staff that a mail about a request or a shipment cannot reach its customer, and why, or that nobody knows whether it has. */
import { customerMailFailed } from '@kervan/domain/quotes/quotes.events.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import type { Emit } from '#spine/database/outbox.ts'
import type { AnnounceMailFailure } from '#spine/mail/send-mail.jobs.ts'

const longestReason = 200

export function createAnnounceMailFailure(emit: Emit): AnnounceMailFailure {
  return async (tx, matter, { reason, uncertain }) => {
    const failure = { ...matter, reason: plainLine(reason, longestReason), uncertain }
    await emit(tx, customerMailFailed, ['staff'], failure)
  }
}
