/** Queues the mail of an offer or of its reminder: one for each recipient, who all see the same addresses, and a record of them together. */
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { signatureOf } from '#features/auth/staff-profile.ts'
import type { Letterhead } from '#features/company/letterhead.ts'
import { announceQuoteMails } from '#features/quotes/announce-quote-mail.ts'
import { findAddressee } from '#features/quotes/mail-customer.ts'
import { type LetterPurpose, offerLetter, subjectOf } from '#features/quotes/offer-mail.ts'
import { quoteMails } from '#features/quotes/quote-mails.table.ts'
import type { AddedRequest } from '#features/requests/add-request.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { newId } from '#spine/database/new-id.ts'
import type { Services } from '#spine/http/call.ts'
import type { MailAttachment } from '#spine/mail/mail-template.ts'

export type MailToSend = {
  to: readonly string[]
  cc: readonly string[]
  /** Empty for the usual one. */
  subject: string
  message: string
  /** Of one that waited for its time, and is on its way now. */
  recordId?: string
}
export type OfferToMail = {
  offer: Offer
  letterhead: Letterhead
  mail: MailToSend
  staff: { id: string }
  request: Pick<AddedRequest, 'id' | 'number' | 'title' | 'customer_id'>
  purpose?: LetterPurpose
  attachments?: MailAttachment[]
}

/** Returns all recipients. */
export async function mailOffer(
  tx: Transaction,
  services: Pick<Services, 'queueMail' | 'emit'>,
  { offer, letterhead, mail, staff, request, purpose = 'offer', attachments = [] }: OfferToMail,
): Promise<string[]> {
  const { to, cc } = addresseesOf(mail)
  const record_id = mail.recordId ?? newId()
  const subject = subjectOf(letterhead, offer, mail.subject, purpose)
  const [addressee, signature] = await Promise.all([
    findAddressee(tx, offer.customer_id),
    signatureOf(tx, staff.id),
  ])
  const letter = offerLetter(letterhead, offer, {
    purpose,
    name: addressee?.name || offer.customer_name,
    message: mail.message,
    hasVisited: addressee?.has_visited ?? false,
    attachments,
    signature,
  })
  if (!mail.recordId)
    await tx.db.insert(quoteMails).values({
      id: record_id,
      quote_id: offer.id,
      kind: purpose,
      state: 'queued',
      recipients: to,
      copies: cc,
      subject,
      message: mail.message,
      send_at: new Date().toISOString(),
      created_by: staff.id,
    })
  const matter = {
    request_id: request.id,
    number: request.number,
    title: request.title,
    customer_id: request.customer_id,
    record_id,
  }
  const everybody = [...to, ...cc]
  for (const recipient of everybody)
    await services.queueMail(tx, { to: recipient, addressees: { to, cc }, subject, letter, matter })
  await announceQuoteMails(tx, services, [
    {
      quote_id: offer.id,
      quote_no: offer.quote_no,
      request_id: request.id,
      kind: purpose,
      state: 'queued',
      reason: '',
    },
  ])
  return everybody
}

/** Each address once; who receives it anyway needs no copy. */
export function addresseesOf({ to, cc }: Pick<MailToSend, 'to' | 'cc'>): { to: string[]; cc: string[] } {
  const first = new Set(to)
  return { to: [...first], cc: [...new Set(cc)].filter((address) => !first.has(address)) }
}
