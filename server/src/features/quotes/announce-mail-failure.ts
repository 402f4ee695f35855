/** Announces to staff that a mail about a request or a shipment cannot reach its customer, and why, or that nobody knows whether it has. */
import { deliveryUncertain } from '@kervan/domain/quotes/quotes.copy.ts'
import { customerMailFailed } from '@kervan/domain/quotes/quotes.events.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import { announceQuoteMails } from '#features/quotes/announce-quote-mail.ts'
import { noteOutcome } from '#features/quotes/quote-mails.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Emit } from '#spine/database/outbox.ts'
import type { AnnounceMailDelivery, MailFailure, MailMatter } from '#spine/mail/send-mail.jobs.ts'

const longestReason = 200

/** What a customer's mail is about. */
type Matter = MailMatter & { customer_id: string }

export function createAnnounceMailFailure(emit: Emit) {
  return async (tx: Transaction, matter: Matter, { to, reason, uncertain }: MailFailure): Promise<void> => {
    const said = plainLine(reason, longestReason)
    await emit(tx, customerMailFailed, ['staff'], { ...matter, reason: said, uncertain })
    if (!matter.record_id) return
    const outcome = uncertain
      ? { to, state: 'uncertain' as const, reason: deliveryUncertain }
      : { to, state: 'failed' as const, reason: said }
    await announceQuoteMails(tx, { emit }, await noteOutcome(tx, matter.record_id, outcome), true)
  }
}

/** For the mails of quotes. */
export function createAnnounceMailDelivery(emit: Emit): AnnounceMailDelivery {
  return async (tx, recordId, to) =>
    announceQuoteMails(tx, { emit }, await noteOutcome(tx, recordId, { to, state: 'sent' }))
}
