/** Announces to staff that a mail about a request or a shipment cannot reach its customer, and why, or that nobody knows whether it has. */
import { deliveryUncertain } from '@kervan/domain/quotes/quotes.copy.ts'
import { customerMailFailed } from '@kervan/domain/quotes/quotes.events.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import { announceQuoteMails } from '#features/quotes/announce-quote-mail.ts'
import { settleMail } from '#features/quotes/quote-mails.queries.ts'
import type { Emit } from '#spine/database/outbox.ts'
import type { AnnounceMailDelivery, AnnounceMailFailure } from '#spine/mail/send-mail.jobs.ts'

const longestReason = 200

export function createAnnounceMailFailure(emit: Emit): AnnounceMailFailure {
  return async (tx, matter, { to, reason, uncertain }) => {
    const said = plainLine(reason, longestReason)
    await emit(tx, customerMailFailed, ['staff'], { ...matter, reason: said, uncertain })
    if (!matter.record_id) return
    const words = `${to}: ${uncertain ? deliveryUncertain : said}`
    const outcome = { state: uncertain ? 'queued' : 'failed', reason: words } as const
    await announceQuoteMails(tx, { emit }, await settleMail(tx, matter.record_id, outcome), true)
  }
}

/** For the mails of quotes. */
export function createAnnounceMailDelivery(emit: Emit): AnnounceMailDelivery {
  return async (tx, recordId) =>
    announceQuoteMails(tx, { emit }, await settleMail(tx, recordId, { state: 'sent' }))
}
