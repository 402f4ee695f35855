/** The mail of an offer and of its reminder: what the price is for, what it holds and what not, until when, and one link. */
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { formatDate, formatOfferDate } from '@kervan/domain/values/format-date.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import type { Letterhead } from '#features/company/letterhead.ts'
import { mailSubject, writeMail } from '#features/company/write-mail.ts'
import type { MailAttachment, MailContent } from '#spine/mail/mail-template.ts'

type Fact = [label: string, value: string]
export type LetterPurpose = 'offer' | 'reminder'
export type OfferLetter = {
  purpose: LetterPurpose
  /** Whom it is addressed to. */
  name: string
  message: string
  /** Has signed in before; the others' mail explains how to sign in. */
  hasVisited: boolean
  attachments: MailAttachment[]
  /** Of who sends it; empty where they have written none. */
  signature: string
}

const longestSubject = 160
/** Further ones are in the PDF. */
const mostListed = 8

/** What the letter and its subject say of an offer. */
export type MailedOffer = Pick<
  Offer,
  | 'id'
  | 'quote_no'
  | 'revision'
  | 'request_number'
  | 'customer_name'
  | 'pol'
  | 'pod'
  | 'incoterm'
  | 'etd'
  | 'eta'
  | 'currency'
  | 'tax_included'
  | 'out_of_scope'
  | 'notes'
  | 'valid_until'
  | 'basis'
  | 'totals'
> & { items: readonly Pick<Offer['items'][number], 'title' | 'is_optional' | 'amount' | 'currency'>[] }

type Named = Pick<Offer, 'quote_no' | 'customer_name' | 'valid_until'>

const valuesOf = ({ quote_no, customer_name, valid_until }: Named) => ({
  'teklif no': quote_no,
  müşteri: customer_name,
  'son gün': formatDate(valid_until),
})

/** What was typed for this one, or the usual one. */
export function subjectOf(
  letterhead: Letterhead,
  quote: Named,
  typed: string,
  purpose: LetterPurpose,
): string {
  const usual =
    purpose === 'reminder'
      ? mailSubject(letterhead, 'offer_reminder', valuesOf(quote))
      : mailSubject(letterhead, 'offer', valuesOf(quote))
  return plainLine(typed, longestSubject) || usual
}

export const offerAddress = (publicUrl: string, quoteId: string) => `${publicUrl}/quote/${quoteId}`

export function offerLetter(letterhead: Letterhead, offer: MailedOffer, letter: OfferLetter): MailContent {
  const { purpose, name, message, hasVisited, attachments, signature } = letter
  const frame = {
    preheader: `${totalOf(offer)} · ${offer.basis.price_is_for}`,
    name,
    message,
    facts: offerFacts(offer),
    action: { label: 'Teklifi incele', url: offerAddress(letterhead.publicUrl, offer.id) },
    ...(signature && { signature }),
    ...(!hasVisited && {
      footnote: 'Teklifi bu e-posta adresiyle giriş yaparak açarsınız; size bir giriş kodu göndeririz.',
    }),
    ...(attachments.length > 0 && { attachments }),
  }
  if (purpose === 'reminder')
    return writeMail(letterhead, 'offer_reminder', valuesOf(offer), {
      ...frame,
      title: 'Teklifimiz yanıtınızı bekliyor',
    }).letter
  return writeMail(letterhead, 'offer', valuesOf(offer), {
    ...frame,
    title: 'Fiyat teklifimiz',
    // An offer never goes out without its document; a preview has none yet.
    paragraphs: ['Teklifin tamamı ekteki PDF dosyasında.'],
  }).letter
}

const totalOf = ({ totals, currency }: MailedOffer) => formatMoney(totals[0]?.total ?? '0', currency)

/** What a total says nothing without. */
function offerFacts(offer: MailedOffer): Fact[] {
  const { basis, totals, currency, items, tax_included } = offer
  const [own] = totals
  const tax = own && /[1-9]/.test(own.tax) ? formatMoney(own.tax, currency) : ''
  const facts: Fact[] = [
    ['Teklif no', offer.revision > 1 ? `${offer.quote_no} (Rev. ${offer.revision})` : offer.quote_no],
    ['Talep no', offer.request_number],
    ['Yükleme (POL)', offer.pol],
    ['Boşaltma (POD)', offer.pod],
    ['Yük', basis.load],
    ['Ağırlık', basis.weight],
    ['Hacim', basis.volume],
    ['Ücrete esas ağırlık', basis.chargeable_weight],
    ['Teslim şekli', offer.incoterm ?? ''],
    ['Tahmini çıkış', offer.etd ? formatDate(offer.etd) : ''],
    ['Tahmini varış', offer.eta ? formatDate(offer.eta) : ''],
    ['Toplam', totalOf(offer)],
    ['Vergi', tax && `${tax}, ${tax_included ? 'fiyatların' : 'toplamın'} içinde`],
    ['Neyin fiyatı', basis.price_is_for],
    ['Fiyata dahil', listed(items.filter((item) => !item.is_optional).map(({ title }) => title))],
    [
      'İsteğe bağlı',
      listed(
        items
          .filter((item) => item.is_optional)
          .map(({ title, amount, currency: own }) => `${title} (${formatMoney(amount, own)})`),
      ),
    ],
    ['Fiyata dahil değil', listed(offer.out_of_scope)],
    ['Geçerlilik', `${formatOfferDate(offer.valid_until)} gün sonuna kadar`],
    ['Teklif notu', offer.notes],
  ]
  return facts.filter(([, value]) => value)
}

function listed(words: readonly string[]): string {
  const shown = words.map((word) => plainLine(word, 120)).filter(Boolean)
  const more = shown.length - mostListed
  return more > 0 ? `${shown.slice(0, mostListed).join(', ')} ve ${more} kalem daha` : shown.join(', ')
}
