/** A customer asks about an offer: their representative gets a mail, and the office a work item by the event. */
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { quoteProblems } from '@kervan/domain/quotes/quotes.copy.ts'
import { offerAsked } from '@kervan/domain/quotes/quotes.events.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import { ORPCError } from '@orpc/server'
import type { WithCompany } from '#features/company/company-cache.ts'
import { type Letterhead, readLetterhead } from '#features/company/letterhead.ts'
import { writeMail } from '#features/company/write-mail.ts'
import { recordQuoteEvent } from '#features/quotes/quote-events.ts'
import { readOffer } from '#features/quotes/read-offer.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'
import type { MailToQueue } from '#spine/mail/send-mail.jobs.ts'

export async function askAboutOffer(
  context: SignedInCall<WithCompany>,
  input: { quote_id: string; question: string },
): Promise<{ done: true }> {
  const { services, person } = context
  await services.limits.questionPerson(person.id)
  const letterhead = await readLetterhead(services)
  return createOnce(context, input, async (tx) => {
    const offer = await readOffer(tx.db, input.quote_id)
    if (!offer) throw new ORPCError('NOT_FOUND', quoteProblems.NOT_FOUND)
    recordQuoteEvent(tx, offer.id, 'asked', person)
    await services.emit(tx, offerAsked, ['staff'], {
      quote_id: offer.id,
      quote_no: offer.quote_no,
      customer_id: offer.customer_id,
      question: input.question,
    })
    await services.queueMail(tx, questionMail(letterhead, offer, person, input.question))
    return { done: true } as const
  })
}

type AskedOffer = Pick<
  Offer,
  'id' | 'quote_no' | 'revision' | 'title' | 'pol' | 'pod' | 'totals' | 'customer_name' | 'representative'
> & { basis: Pick<Offer['basis'], 'load' | 'weight'> }

/** An answer goes to the customer's own address. */
export function questionMail(
  letterhead: Letterhead,
  offer: AskedOffer,
  { full_name, email }: { full_name: string; email: string },
  question: string,
): MailToQueue {
  const [total] = offer.totals
  const values = { 'teklif no': offer.quote_no, başlık: offer.title, soran: full_name || email }
  const facts: [string, string][] = [
    ['Teklif', offer.revision > 1 ? `${offer.quote_no} Rev. ${offer.revision}` : offer.quote_no],
    ['Başlık', offer.title],
    ['Güzergâh', `${offer.pol} – ${offer.pod}`],
    ['Yük', offer.basis.load || offer.basis.weight],
    ['Toplam', total ? formatMoney(total.total, total.currency) : ''],
    ['Müşteri', offer.customer_name],
    ['Soran', full_name],
    ['E-posta', email],
  ]
  return {
    to: offer.representative?.email || letterhead.company.email,
    headers: { 'Reply-To': email },
    ...writeMail(letterhead, 'offer_question', values, {
      preheader: plainLine(question, 90),
      title: 'Müşteriniz bir soru sordu',
      paragraphs: [question],
      facts: facts.filter(([, value]) => value),
      action: { label: 'Teklifi aç', url: `${letterhead.publicUrl}/staff/quotes/${offer.id}` },
    }),
  }
}
