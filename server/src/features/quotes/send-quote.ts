/**
 * Sends a price, whichever way it was made: the older one can no longer be accepted, the request carries the new one, its customer is
 * told, and the mail leaves once all of it is committed. The request must be locked.
 */
import type { OfferOrientation } from '@kervan/domain/quotes/offer-options.ts'
import { quoteChanged } from '@kervan/domain/quotes/quotes.events.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import { answerTimesJob } from '#features/quotes/answer-times.jobs.ts'
import { type MailToSend, mailOffer } from '#features/quotes/mail-offer.ts'
import { readOfferLetterhead } from '#features/quotes/offer-pdf/read-offer-letterhead.ts'
import { type PreparedOffer, pdfOf } from '#features/quotes/prepare-offer.ts'
import { recordQuoteEvent } from '#features/quotes/quote-events.ts'
import {
  copyPriceToRequest,
  keepDocument,
  type LastRevision,
  lastRevision,
  linkNewerRevision,
  supersedeQuote,
} from '#features/quotes/quotes.queries.ts'
import type { quotes } from '#features/quotes/quotes.table.ts'
import { readOffer } from '#features/quotes/read-offer.ts'
import { requestPrice } from '#features/quotes/request-price.ts'
import type { AddedRequest } from '#features/requests/add-request.ts'
import { announceRequest } from '#features/requests/announce-request.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export type SendingServices = Services & WithCompany
export type Sender = { id: string; full_name: string }
export type Sending = {
  request: AddedRequest
  staff: Sender
  /** Null where nobody is to be written to. */
  mail: MailToSend | null
  orientation: OfferOrientation
  /** Customers do not choose ports: those of the price become those of the request. */
  ports?: Partial<Pick<AddedRequest, 'origin_port' | 'destination_port'>>
  /** Its document, where it could be made before. */
  prepared?: PreparedOffer | undefined
  now: Date
}
type SentQuote = typeof quotes.$inferSelect

/** Writes the quote as a sent one: only once the older cannot be answered any more, since a request has at most one that can be. */
export type MakeSent = (older: LastRevision | undefined) => Promise<SentQuote>

export async function sendQuote(
  tx: Transaction,
  services: SendingServices,
  { request, staff, mail, orientation, ports = {}, prepared, now }: Sending,
  makeSent: MakeSent,
): Promise<{ quote: SentQuote; request: AddedRequest }> {
  const { older, quote, offer } = await writeSent(tx, request, makeSent)
  const [quoted] = await copyPriceToRequest(tx.db, request.id, {
    ...requestPrice(offer),
    ...ports,
    quoted_by: staff.id,
    quoted_at: now.toISOString(),
  })
  if (!quoted) throw new Error('The request was not updated.')
  const announceQuote = (id: string, quote_no: string, status: SentQuote['status']) =>
    services.emit(tx, quoteChanged, ['staff'], {
      quote_id: id,
      quote_no,
      request_id: request.id,
      customer_id: request.customer_id,
      status,
    })
  await announceRequest(tx, services, quoted, 'quoted')
  if (older) await announceQuote(older.id, older.quote_no, 'superseded')
  await announceQuote(quote.id, quote.quote_no, 'sent')
  const [letterhead, paperhead] = await Promise.all([readLetterhead(services), readOfferLetterhead(services)])
  const pdf = await pdfOf(services, { offer, letterhead: paperhead, orientation }, prepared)
  await keepDocument(tx.db, quote.id, { key: pdf.key, hash: pdf.hash, orientation })
  const name = `Teklif ${quote.quote_no}.pdf`
  const attachments = [{ key: pdf.key, name, type: 'application/pdf', size: pdf.bytes.length }]
  const sentTo = mail
    ? await mailOffer(tx, services, { offer, letterhead, mail, staff, request: quoted, attachments })
    : []
  recordQuoteEvent(tx, quote.id, mail ? 'sent_email' : 'sent', staff, {
    ...(mail && { email: sentTo.join(', ') }),
    total: quote.total_amount,
    currency: quote.currency,
    fx_source: quote.fx_source,
  })
  if (!request.first_quoted_at) await services.enqueue(tx, answerTimesJob, { after_quote: true })
  return { quote, request: quoted }
}

/** The part that decides what the offer says. */
export async function writeSent(tx: Transaction, request: AddedRequest, makeSent: MakeSent) {
  const [older] = request.quote_id ? await lastRevision(tx.db, request.quote_id) : []
  if (older) await supersedeQuote(tx.db, older.id)
  const quote = await makeSent(older)
  const [offer] = await Promise.all([
    readOffer(tx.db, quote.id),
    older && linkNewerRevision(tx.db, older.id, quote.id),
  ])
  if (!offer) throw new Error('The quote was not written.')
  return { older, quote, offer }
}
