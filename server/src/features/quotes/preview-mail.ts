/** The mail of an offer as its customer will see it, before it is sent. */
import { signatureOf } from '#features/auth/staff-profile.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import { findAddressee } from '#features/quotes/mail-customer.ts'
import { offerLetter, subjectOf } from '#features/quotes/offer-mail.ts'
import { validFrom } from '#features/quotes/prepare-offer.ts'
import { readOffer } from '#features/quotes/read-offer.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { renderMail } from '#spine/mail/mail-template.ts'

export async function previewMail(
  tx: Transaction,
  services: Pick<Services, 'config'> & WithCompany,
  { id, subject, message, senderId }: { id: string; subject: string; message: string; senderId: string },
) {
  const offer = await readOffer(tx.db, id)
  if (!offer) return undefined
  const [addressee, letterhead, signature] = await Promise.all([
    findAddressee(tx, offer.customer_id),
    readLetterhead(services),
    signatureOf(tx, senderId),
  ])
  // Counted from sending, as it will be.
  const valid_until = offer.sent_at ? offer.valid_until : validFrom(new Date(), offer.validity_days)
  const letter = offerLetter(
    letterhead,
    { ...offer, valid_until },
    {
      purpose: 'offer',
      name: addressee?.name || offer.customer_name,
      message,
      hasVisited: addressee?.has_visited ?? false,
      attachments: [],
      signature,
    },
  )
  return { subject: subjectOf(letterhead, offer, subject, 'offer'), ...renderMail(letter) }
}
