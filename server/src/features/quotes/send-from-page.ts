/** Sends a quote from its page, at once or at a chosen time. */
import type { OfferMail } from '@kervan/domain/quotes/quote-mail.ts'
import { cancelledBecause, quoteProblems } from '@kervan/domain/quotes/quotes.copy.ts'
import { ORPCError } from '@orpc/server'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import { announceQuoteMails } from '#features/quotes/announce-quote-mail.ts'
import { lockForSending } from '#features/quotes/lock-for-sending.ts'
import { addresseesOf, type MailToSend } from '#features/quotes/mail-offer.ts'
import { subjectOf } from '#features/quotes/offer-mail.ts'
import {
  type PreparedOffer,
  prepareOffer,
  tellOfMissingPdf,
  validFrom,
} from '#features/quotes/prepare-offer.ts'
import type { StoredQuote } from '#features/quotes/quote-document.ts'
import { recordQuoteEvent } from '#features/quotes/quote-events.ts'
import { cancelScheduled, type MailKind } from '#features/quotes/quote-mails.queries.ts'
import { quoteMails } from '#features/quotes/quote-mails.table.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { type Sender, type SendingServices, sendQuote } from '#features/quotes/send-quote.ts'
import type { AddedRequest } from '#features/requests/add-request.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

type StaffCall = SignedInCall<WithCompany>
type Sent = { state: 'sent' | 'scheduled'; recipients: string[]; send_at: string }
/** Clocks of browsers are not quite right. */
const toleratedMs = 60_000

type MailOfPage = OfferMail & { id: string; version: number }

export function sendFromPage(context: StaffCall, input: MailOfPage): Promise<Sent> {
  return tellOfMissingPdf(context, send(context, input))
}

async function send(context: StaffCall, input: MailOfPage): Promise<Sent> {
  const now = new Date()
  const prepared =
    input.send_at === null
      ? await prepareOffer(context.services, context.actor, { ...input, now })
      : undefined
  return createOnce(context, input, async (tx) => {
    const { quote, request } = await lockForSending(tx, input.id, input.version)
    const { to, cc } = recipientsOf(input, quote)
    const mail = { ...input, to, cc }
    if (input.send_at !== null) return schedule(context, tx, quote, { ...mail, send_at: input.send_at })
    const because = cancelledBecause.sentBefore
    const cancelled = await cancelScheduled(tx, quote.id, { kind: 'offer', reason: because })
    await announceQuoteMails(tx, context.services, cancelled)
    const sending = { request, orientation: input.orientation, prepared, now }
    await sendUnsentQuote(tx, context.services, quote, { ...sending, mail, staff: context.person })
    return { state: 'sent' as const, recipients: [...to, ...cc], send_at: now.toISOString() }
  })
}

type SendingNow = {
  request: AddedRequest
  orientation: OfferMail['orientation']
  mail: MailToSend
  staff: Sender
  prepared: PreparedOffer | undefined
  now: Date
}

/** The quote must be locked. Its validity counts from now. */
export function sendUnsentQuote(
  tx: Transaction,
  services: SendingServices,
  quote: StoredQuote,
  sending: SendingNow,
) {
  const { now, orientation } = sending
  return sendQuote(tx, services, sending, async () => {
    const [sent] = await tx.db
      .update(quotes)
      .set({
        status: 'sent',
        sent_at: now.toISOString(),
        valid_until: validFrom(now, quote.validity_days),
        pdf_orientation: orientation,
        updated_at: sql`now()`,
      })
      .where(eq(quotes.id, quote.id))
      .returning()
    if (!sent) throw new Error('The quote was not updated.')
    return sent
  })
}

function recipientsOf(mail: Pick<OfferMail, 'to' | 'cc'>, quote: Pick<StoredQuote, 'customer_email'>) {
  const given = mail.to.length > 0 ? mail.to : [quote.customer_email].filter(Boolean)
  if (given.length === 0) throw new ORPCError('NO_RECIPIENT', quoteProblems.NO_RECIPIENT)
  return addresseesOf({ to: given, cc: mail.cc })
}

/** Any change of the quote until then cancels it: what is sent is what was seen. */
async function schedule(
  { services, person }: StaffCall,
  tx: Transaction,
  quote: StoredQuote,
  mail: Omit<OfferMail, 'send_at'> & { send_at: string },
): Promise<Sent> {
  const { to, cc, send_at } = mail
  if (Date.parse(send_at) < Date.now() - toleratedMs)
    throw new ORPCError('PAST_TIME', quoteProblems.PAST_TIME)
  await tx.db.update(quotes).set({ pdf_orientation: mail.orientation }).where(eq(quotes.id, quote.id))
  const added = await addScheduled(tx, {
    quote_id: quote.id,
    kind: 'offer',
    recipients: to,
    copies: cc,
    subject: subjectOf(await readLetterhead(services), quote, mail.subject, 'offer'),
    message: mail.message,
    send_at,
    created_by: person.id,
  })
  if (!added) throw new ORPCError('ALREADY_SCHEDULED', quoteProblems.ALREADY_SCHEDULED)
  const { quote_no, request_id } = quote
  await announceQuoteMails(tx, services, [
    { quote_id: quote.id, quote_no, request_id, kind: 'offer', state: 'scheduled', reason: '' },
  ])
  const everybody = [...to, ...cc]
  recordQuoteEvent(tx, quote.id, 'send_scheduled', person, { email: everybody.join(', '), send_at })
  return { state: 'scheduled', recipients: everybody, send_at }
}

/** False where one of its kind waits already. */
export async function addScheduled(
  tx: Transaction,
  mail: Omit<typeof quoteMails.$inferInsert, 'id' | 'state'>,
): Promise<boolean> {
  const added = await tx.db
    .insert(quoteMails)
    .values({ ...mail, state: 'scheduled' })
    .onConflictDoNothing()
    .returning({ id: quoteMails.id })
  return added.length > 0
}

/** By hand. */
export function cancelByHand(
  { services, actor, person }: StaffCall,
  quoteId: string,
  kind: MailKind,
): Promise<{ id: string }> {
  return services.actAs(actor, async (tx) => {
    const reason = cancelledBecause.byHand
    const [quote] = await tx.db.select({ id: quotes.id }).from(quotes).where(eq(quotes.id, quoteId))
    if (!quote) throw new ORPCError('NOT_FOUND', quoteProblems.NOT_FOUND)
    const cancelled = await cancelScheduled(tx, quoteId, { kind, reason })
    if (cancelled.length === 0) throw new ORPCError('NOT_SCHEDULED', quoteProblems.NOT_SCHEDULED)
    await announceQuoteMails(tx, services, cancelled)
    recordQuoteEvent(tx, quoteId, kind === 'offer' ? 'send_cancelled' : 'reminder_cancelled', person)
    return { id: quoteId }
  })
}
