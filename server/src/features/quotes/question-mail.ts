/** Tells a customer's representative of a question about an offer, which stands in the conversation with its customer. */
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import type { Letterhead } from '#features/company/letterhead.ts'
import { writeMail } from '#features/company/write-mail.ts'
import type { MailToQueue } from '#spine/mail/send-mail.jobs.ts'

type AskedOffer = Pick<
  Offer,
  'id' | 'quote_no' | 'revision' | 'title' | 'pol' | 'pod' | 'totals' | 'customer_name' | 'representative'
> & { basis: Pick<Offer['basis'], 'load' | 'weight'> }

/** It is answered in the conversation, so that everybody there sees the answer. */
export function questionMail(
  letterhead: Letterhead,
  offer: AskedOffer,
  { full_name, email }: { full_name: string; email: string },
  { question, conversationId }: { question: string; conversationId: string },
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
    ...writeMail(letterhead, 'offer_question', values, {
      preheader: plainLine(question, 90),
      title: 'Müşteriniz bir soru sordu',
      paragraphs: [question],
      facts: facts.filter(([, value]) => value),
      action: {
        label: 'Konuşmayı aç',
        url: `${letterhead.publicUrl}/staff/communication/${conversationId}`,
      },
    }),
  }
}
