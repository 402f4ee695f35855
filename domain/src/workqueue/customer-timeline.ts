/** The kinds of a customer's timeline, and how each of its entries reads. Without zod. */
import { contactOutcomeWords, mailStateWords } from '#customers/customer-contacts.ts'
import { staffQuoteStatusWords } from '#quotes/quote-options.ts'
import { staffRequestStatusWords } from '#requests/request-options.ts'
import { shipmentStatusWords } from '#shipments/shipments.policy.ts'

export const timelineKinds = [
  'request',
  'quote',
  'shipment',
  'message',
  'question',
  'mail',
  'call',
  'visit',
  'note',
  'appointment',
  'document',
  'consent',
] as const
export type TimelineKind = (typeof timelineKinds)[number]
export const timelineKindWords: Record<TimelineKind, string> = {
  request: 'Talep',
  quote: 'Teklif',
  shipment: 'Gönderi',
  message: 'Mesaj',
  question: 'Soru',
  mail: 'E-posta',
  call: 'Telefon',
  visit: 'Ziyaret',
  note: 'Not',
  appointment: 'Randevu',
  document: 'Belge',
  consent: 'Rıza',
}

/** What a mail was sent for; of a campaign its type. */
const mailKindWords: Readonly<Record<string, string>> = {
  letter: 'Ofisten e-posta',
  notice: 'Bildirim e-postası',
  quote: 'Teklif e-postası',
  newsletter: 'Bülten',
  announcement: 'Duyuru',
  offer: 'Kampanya',
  series: 'Otomatik seri',
}

/** What an entry is; of a mail also what it was sent for. */
export const timelineKindText = (kind: TimelineKind, mailKind: string) =>
  mailKindWords[mailKind] ?? timelineKindWords[kind]

const consentWords: Readonly<Record<string, string>> = {
  granted: 'Verildi',
  withdrawn: 'Geri alındı',
  refused: 'Reddedildi',
}
const appointmentWords: Readonly<Record<string, string>> = { planned: 'Planlandı', cancelled: 'İptal edildi' }
/** What became of it; the state of a request is its present one. */
const stateWords: Record<TimelineKind, Readonly<Record<string, string>>> = {
  request: staffRequestStatusWords,
  quote: staffQuoteStatusWords,
  shipment: { ...shipmentStatusWords, opened: 'Açıldı' },
  message: { customer: 'Gelen', guest: 'Gelen', staff: 'Giden' },
  question: {},
  mail: {
    ...mailStateWords,
    cancelled: 'İptal edildi',
    bounced: 'Geri döndü',
    complained: 'İstenmeyen olarak bildirildi',
  },
  call: contactOutcomeWords,
  visit: contactOutcomeWords,
  note: {},
  appointment: appointmentWords,
  document: {},
  consent: consentWords,
}

export const timelineStateText = (kind: TimelineKind, state: string) => stateWords[kind][state] ?? ''

/** Where an entry is shown as a whole; null where the timeline has all of it. `kind` is that of what it leads to: a noted call leads to the offer or the shipment that it was about. */
export function timelineLink(kind: TimelineKind, subjectId: string | null): string | null {
  if (!subjectId) return null
  if (kind === 'request') return `/staff/requests?request=${subjectId}`
  if (kind === 'quote') return `/staff/quotes/${subjectId}`
  // A mail with an offer leads to the offer.
  if (kind === 'mail') return `/staff/quotes/${subjectId}`
  if (kind === 'message' || kind === 'question') return `/staff/communication/${subjectId}`
  if (kind === 'shipment') return `/staff/shipments/${subjectId}`
  return null
}

const purposeWords: Readonly<Record<string, string>> = {
  analytics: 'Ziyaret ölçümü',
  marketing: 'Ticari ileti',
  newsletter: 'Bülten',
}

/** What an entry is about; of a call or a note the kind says all. */
export const timelineTitle = (kind: TimelineKind, title: string) =>
  kind === 'consent' ? (purposeWords[title] ?? title) : title || timelineKindWords[kind]
