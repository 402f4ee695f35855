/** The reminder of an offer that nobody has answered: scheduled by staff for a day later. */
import { quoteProblems } from '@kervan/domain/quotes/quotes.copy.ts'
import { openStatuses } from '@kervan/domain/quotes/quotes.policy.ts'
import { ORPCError } from '@orpc/server'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import { announceQuoteMails } from '#features/quotes/announce-quote-mail.ts'
import { subjectOf } from '#features/quotes/offer-mail.ts'
import { recordQuoteEvent } from '#features/quotes/quote-events.ts'
import { lastOfferMail, scheduledMail } from '#features/quotes/quote-mails.queries.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { addScheduled } from '#features/quotes/send-from-page.ts'
import { eq } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'

const reminderMs = 24 * 3_600_000

const refuse = (code: keyof typeof quoteProblems): never => {
  throw new ORPCError(code, quoteProblems[code])
}

export async function remindCustomer(
  context: SignedInCall<WithCompany>,
  input: { id: string },
): Promise<{ send_at: string }> {
  const { services, person, actor } = context
  const letterhead = await readLetterhead(services)
  return services.actAs(actor, async (tx) => {
    // An answer that comes at this moment either waits and cancels it, or is seen here.
    const [quote] = await tx.db.select().from(quotes).where(eq(quotes.id, input.id)).for('update')
    if (!quote) return refuse('NOT_FOUND')
    if (!openStatuses.some((status) => status === quote.status)) refuse('NOT_OPEN')
    const [waiting] = await scheduledMail(tx.db, quote.id, 'reminder')
    if (waiting) return waiting
    const at = new Date(Date.now() + reminderMs)
    if (at > new Date(quote.valid_until)) refuse('EXPIRES_BEFORE')
    const [offer] = await lastOfferMail(tx.db, quote.id)
    const recipients = offer?.recipients ?? [quote.customer_email].filter(Boolean)
    if (recipients.length === 0) refuse('NO_RECIPIENT')
    const send_at = at.toISOString()
    await addScheduled(tx, {
      quote_id: quote.id,
      kind: 'reminder',
      recipients,
      copies: offer?.copies ?? [],
      subject: subjectOf(letterhead, quote, '', 'reminder'),
      send_at,
      created_by: person.id,
    })
    const { quote_no, request_id } = quote
    await announceQuoteMails(tx, services, [
      { quote_id: quote.id, quote_no, request_id, kind: 'reminder', state: 'scheduled', reason: '' },
    ])
    recordQuoteEvent(tx, quote.id, 'reminder_scheduled', person, { send_at })
    return { send_at }
  })
}
