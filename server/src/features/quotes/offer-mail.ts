/** The mail of an offer and of its reminder: what the price is for, what it holds and what not, until when, and one link. */
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { sendingWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { formatDate, formatOfferDate } from '@kervan/domain/values/format-date.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import { type Letterhead, letterOf } from '#features/company/letterhead.ts'
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

export function subjectOf(
  { quote_no }: Pick<Offer, 'quote_no'>,
  typed: string,
  purpose: LetterPurpose,
): string {
  const usual = `${purpose === 'reminder' ? 'Hatırlatma: ' : ''}${sendingWords.subject} ${quote_no}`
  return plainLine(typed, longestSubject) || usual
}

export const offerAddress = (publicUrl: string, quoteId: string) => `${publicUrl}/quote/${quoteId}`

export function offerLetter(letterhead: Letterhead, offer: Offer, letter: OfferLetter): MailContent {
  const { purpose, name, message, hasVisited, attachments, signature } = letter
  const isReminder = purpose === 'reminder'
  const until = formatDate(offer.valid_until)
  return letterOf(letterhead, {
    preheader: `${totalOf(offer)} · ${offer.basis.price_is_for}`,
    title: isReminder ? 'Teklifimiz yanıtınızı bekliyor' : 'Fiyat teklifimiz',
    paragraphs: [
      ...(name.trim() ? [`Sayın ${plainLine(name, 140)},`] : []),
      ...(message ? [message] : []),
      isReminder
        ? `Teklifimiz ${until} gününün sonuna kadar geçerli. İnceleyip onaylayabilir, revize isteyebilir ya da reddedebilirsiniz.`
        : 'Talebiniz için teklifimizi hazırladık. İnceleyip onaylayabilir ya da revize isteyebilirsiniz.',
      // An offer never goes out without its document; a preview has none yet.
      ...(isReminder ? [] : ['Teklifin tamamı ekteki PDF dosyasında.']),
    ],
    facts: offerFacts(offer),
    action: { label: 'Teklifi incele', url: offerAddress(letterhead.publicUrl, offer.id) },
    ...(signature && { signature }),
    ...(!hasVisited && {
      footnote: 'Teklifi bu e-posta adresiyle giriş yaparak açarsınız; size bir giriş kodu göndeririz.',
    }),
    ...(attachments.length > 0 && { attachments }),
  })
}

const totalOf = ({ totals, currency }: Offer) => formatMoney(totals[0]?.total ?? '0', currency)

/** What a total says nothing without. */
function offerFacts(offer: Offer): Fact[] {
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
