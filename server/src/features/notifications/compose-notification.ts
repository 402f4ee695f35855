/** The text of each notification, in plain text: a title, one line that begins with what it is about, and a link. */

import { type DocumentType, documentTypeWords } from '@kervan/domain/documents/document-kinds.ts'
import { documentNotices } from '@kervan/domain/documents/documents.copy.ts'
import type { documentAsked, documentChanged } from '@kervan/domain/documents/documents.events.ts'
import { papers } from '@kervan/domain/documents/papers.ts'
import type { quoteExpiring } from '@kervan/domain/quotes/quotes.events.ts'
import { requestNotices, requestWords } from '@kervan/domain/requests/requests.copy.ts'
import type {
  RequestChange,
  requestAnalysed,
  requestChanged,
} from '@kervan/domain/requests/requests.events.ts'
import { arrivalMovedTitle } from '@kervan/domain/shipments/shipments.copy.ts'
import {
  delayedWord,
  type ShipmentStatus,
  shipmentStatusWords,
} from '@kervan/domain/shipments/shipments.policy.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import type { z } from '@kervan/domain/z.ts'
import type { NewNotification } from '#features/notifications/notify.ts'
import type { OfferNews } from '#features/quotes/current-offer.ts'

const longestTitle = 140

const requestLink = (id: string) => `/dashboard?view=requests&request=${id}`
const offerLink = (id: string) => `/dashboard?view=quotes&quote=${id}`
const shipmentLink = (id: string) => `/shipment-tracking?shipment=${id}`

type NotifiedChange = Exclude<RequestChange, 'edited'>
const requestTitles: Record<NotifiedChange, string> = {
  ...requestNotices,
  quoted: requestWords.quoteReadyTitle,
}
const requestSentences: Record<NotifiedChange, string> = {
  created: 'numaralı talebiniz kaydedildi',
  quoted: 'numaralı talebiniz için teklifimiz hazır',
  approved: 'numaralı talebinizin teklifi onaylandı',
  rejected: 'numaralı talebinizin teklifi reddedildi',
  revised: 'numaralı talebiniz için yeni fiyat hazırlıyoruz',
}

/** Undefined for an edit: customers edit their requests themselves. Of a new price `offer` says what it is for. */
export function requestNotification(
  event: z.output<typeof requestChanged.data>,
  offer?: OfferNews,
): NewNotification | undefined {
  const { change, number, request_id, customer_id } = event
  if (change === 'edited') return undefined
  const isPriced = change === 'quoted'
  const title = plainLine(event.title, longestTitle)
  return {
    user_id: customer_id,
    kind: isPriced ? 'offer' : 'request',
    title: requestTitles[change],
    // The title comes first, since narrow screens cut the line short.
    message: `${title} · ${offer?.line ?? `${number} ${requestSentences[change]}`}`,
    about: `${number} · ${title}`,
    link: offer ? offerLink(offer.id) : requestLink(request_id),
    request_id,
    ...(isPriced && { quote_amount: event.quote_amount, quote_currency: event.quote_currency }),
  }
}

export function expiryNotification(event: z.output<typeof quoteExpiring.data>): NewNotification {
  const title = plainLine(event.title, longestTitle)
  return {
    user_id: event.customer_id,
    kind: 'offer',
    title: 'Teklifinizin süresi doluyor',
    message: `${title} · ${event.quote_no} numaralı teklif ${formatDate(event.valid_until)} gününün sonuna kadar geçerli.`,
    about: `${event.quote_no} · ${title}`,
    link: `/quote/${event.quote_id}`,
    request_id: event.request_id,
  }
}

export function analysisNotification(event: z.output<typeof requestAnalysed.data>): NewNotification {
  return {
    user_id: event.customer_id,
    kind: 'analysis',
    title: requestWords.analysisTitle,
    message: `${requestWords.analysisDone}: ${event.number} numaralı talebinizin ön değerlendirmesi hazır.`,
    about: event.number,
    link: requestLink(event.request_id),
    request_id: event.request_id,
  }
}

export type NotifiedShipment = {
  id: string
  shipment_number: string
  customer_id: string
  title: string
  status: ShipmentStatus
  delayed: boolean
  delay_reason: string
  eta_reason: string
  eta: string | null
}

const shipmentTitles: Record<ShipmentStatus, string> = {
  pending: 'Gönderiniz beklemede',
  preparing: 'Gönderiniz hazırlanıyor',
  in_transit: 'Gönderiniz yola çıktı',
  customs: 'Gönderiniz gümrükte',
  delivered: 'Gönderiniz teslim edildi',
  cancelled: 'Gönderiniz iptal edildi',
}
const newArrival = (eta: string) => `Beklenen varış ${formatDate(eta)}`

export type ShipmentNews = 'status' | 'delay' | 'eta'

export function shipmentNotification(shipment: NotifiedShipment, news: ShipmentNews): NewNotification {
  const { shipment_number: number, status, eta } = shipment
  const title = plainLine(shipment.title, longestTitle)
  const reason = plainLine(news === 'delay' ? shipment.delay_reason : shipment.eta_reason, longestTitle)
  const subject = [title, number].filter(Boolean).join(' · ')
  const details = news === 'status' ? [] : [reason && `Neden: ${reason}`, eta && newArrival(eta)]
  return {
    user_id: shipment.customer_id,
    kind: 'shipment',
    title: { status: shipmentTitles[status], delay: 'Gönderiniz gecikti', eta: arrivalMovedTitle }[news],
    message: [subject, ...details].filter(Boolean).join('. '),
    about: [number, title].filter(Boolean).join(' · '),
    link: shipmentLink(shipment.id),
  }
}

/** Where it stands today, and what a colleague adds to that. */
export function stateNotification(
  shipment: NotifiedShipment & { current_location: string },
  added: string,
): NewNotification {
  const { status, delayed, eta, current_location: place } = shipment
  const isOver = status === 'delivered' || status === 'cancelled'
  const state =
    delayed && !isOver
      ? `${shipmentStatusWords[status]}, ${delayedWord.toLocaleLowerCase('tr')}`
      : shipmentStatusWords[status]
  const details = [`Durum: ${state}`, place && `Son yer: ${place}`, !isOver && eta && newArrival(eta), added]
  const { message, ...rest } = shipmentNotification(shipment, 'status')
  return {
    ...rest,
    title: 'Gönderinizin durumu',
    message: [message, ...details].filter(Boolean).join('. '),
  }
}

/** Undefined where the customer did it themselves or need not hear of it. */
export function documentNotification(
  event: z.output<typeof documentChanged.data>,
): NewNotification | undefined {
  const { change, document_id, file_name, document_type, reason } = event
  const isToldOf = change === 'verified' || change === 'refused' || change === 'added'
  if (!isToldOf || event.visibility !== 'customer') return undefined
  if (change === 'added' && (event.uploaded_by === 'customer' || event.is_of_message)) return undefined
  const name = plainLine(file_name, longestTitle)
  const details = [wordOf(document_type), matterOf(event), reason && `Neden: ${plainLine(reason, 300)}`]
  return {
    user_id: event.customer_id,
    kind: 'document',
    title: documentNotices[change],
    message: [name, details.filter(Boolean).join(' · ')].join('. '),
    about: [event.number, name].join(' · '),
    link: `/dashboard?view=documents&document=${document_id}`,
  }
}

const wordOf = (type: DocumentType) => documentTypeWords[type]
const matterOf = ({ shipment_number, request_number }: { shipment_number: string; request_number: string }) =>
  shipment_number || request_number

/** The link leads straight to the upload of the first paper. */
export function askNotification(event: z.output<typeof documentAsked.data>): NewNotification {
  const names = event.papers.map((paper) => papers[paper].word).join(', ')
  const matter = event.shipment_id ? `shipment=${event.shipment_id}` : `request=${event.request_id}`
  return {
    user_id: event.customer_id,
    kind: 'document',
    title: documentNotices.asked,
    message: [`${matterOf(event)}: ${names}`, plainLine(event.note, 500)].filter(Boolean).join('. '),
    about: matterOf(event),
    link: `/dashboard?view=documents&${matter}&paper=${event.papers[0]}`,
  }
}
